import type { Marked } from '../../shared/text/marked.ts';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ClaimIndex.module.css';

interface ClaimIndexProps {
  title: Marked;
  groups: readonly { id: string; title: Marked; claims: readonly { id: string; figure: string }[] }[];
}

/** The groups of the sheet with their figures, as a table of contents. */
export function ClaimIndex({ title, groups }: ClaimIndexProps) {
  return (
    <nav className={`${styles.index} sheet`} aria-label={title.plain}>
      <Text.p className={`${styles.title} label`}>{title}</Text.p>
      <ul>
        {groups.map(({ id, title: name, claims }) => (
          <li key={id}>
            <a className={`${styles.link} touch stack-3 rule`} href={`#${id}`}>
              <Text.span className={`${styles.name} strong`}>{name}</Text.span>
              <span className={`${styles.figures} wrap figures small quiet unbroken`}>
                {claims.map((claim) => (
                  <span key={claim.id}>{claim.figure}</span>
                ))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
