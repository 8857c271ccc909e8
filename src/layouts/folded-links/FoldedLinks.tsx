import type { Marked } from '../../shared/text/marked.ts';
import type { Link } from '../../shared/text/schema.ts';
import { Text } from '../../shared/ui/Text.tsx';
import { current } from '../header/NavLink.tsx';
import styles from './FoldedLinks.module.css';

interface FoldedLinksProps {
  title: Marked;
  links: readonly Link[];
  path: string;
  className?: string | undefined;
}

/** Links under a name: one line until it is touched on a phone, all of them on a desktop. */
export function FoldedLinks({ title, links, path, className }: FoldedLinksProps) {
  return (
    <details className={`${styles.group} ${className ?? ''}`}>
      <summary className={styles.summary}>
        <Text>{title}</Text>
      </summary>
      <Text.p className={styles.title}>{title}</Text.p>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Text.a className={styles.link} href={to} aria-current={current(to, path)}>
              {label}
            </Text.a>
          </li>
        ))}
      </ul>
    </details>
  );
}
