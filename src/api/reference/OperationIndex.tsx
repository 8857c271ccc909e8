import { Prose } from '../../shared/ui/Prose.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Overview.module.css';

interface OperationIndexProps {
  groups: readonly {
    title: string;
    to: string;
    description: string;
    operations: readonly { anchor: string; method: string; path: string; summary: string }[];
  }[];
}

/** Every operation of the interface by its group. */
export function OperationIndex({ groups }: OperationIndexProps) {
  return groups.map(({ title, to, description, operations }) => (
    <div key={to} className={styles.group}>
      <h3 className={styles.name}>
        <Text.a href={to}>{title}</Text.a>
      </h3>
      <Prose.p className="quiet measure block">{description}</Prose.p>
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
