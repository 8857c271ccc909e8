import type { Marked } from '../../shared/text/marked.ts';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Overview.module.css';

interface OperationIndexProps {
  groups: readonly {
    title: Marked;
    to: string;
    description: Marked;
    operations: readonly { anchor: string; method: string; path: string; summary: Marked }[];
  }[];
}

/** Every operation of the interface by its group. */
export function OperationIndex({ groups }: OperationIndexProps) {
  return groups.map(({ title, to, description, operations }) => (
    <div key={to} className={styles.group}>
      <h3 className={styles.name}>
        <Text.a href={to}>{title}</Text.a>
      </h3>
      <Text.p className="quiet measure block">{description}</Text.p>
      <ul className={`${styles.operations} rule-strong`}>
        {operations.map(({ anchor, method, path, summary }) => (
          <li key={anchor}>
            <a className={`${styles.operation} rule-below touch`} href={`${to}#${anchor}`}>
              <span className="label">{method}</span>
              <code translate="no">{path}</code>
              <Text.span className={`${styles.summary} quiet`}>{summary}</Text.span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}
