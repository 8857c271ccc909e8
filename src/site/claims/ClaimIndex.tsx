import { Text } from '../../shared/ui/Text.tsx';
import styles from './ClaimIndex.module.css';

interface ClaimIndexProps {
  title: string;
  groups: readonly { id: string; title: string; claims: readonly { id: string; figure: string }[] }[];
}

/** The groups of the sheet with their figures, as a table of contents. */
export function ClaimIndex({ title, groups }: ClaimIndexProps) {
  return (
    <nav className="sheet" aria-label={title}>
      <p className={`${styles.title} label`}>{title}</p>
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
