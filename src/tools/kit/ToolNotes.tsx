import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { ToolPage } from './schema.ts';
import styles from './ToolNotes.module.css';

/** How a tool calculates, formula by formula, and what it is not. */
export function ToolNotes({ method, limits }: Pick<ToolPage, 'method' | 'limits'>) {
  return (
    <>
      <Band id="metode" label={method.label} title={method.title} lead={method.lead} ground="tint">
        <ol className={styles.list}>
          {method.items.map((item) => (
            <li key={item.title} className={styles.item}>
              <h3 className={styles.title}>
                <Text>{item.title}</Text>
              </h3>
              <div className={styles.words}>
                {item.formula && (
                  <p className={styles.formula}>
                    <Text>{item.formula}</Text>
                  </p>
                )}
                <p>
                  <Text>{item.description}</Text>
                </p>
                {item.source && (
                  <p className={styles.source}>
                    <Text>{item.source}</Text>
                  </p>
                )}
              </div>
            </li>
          ))}
        </ol>
      </Band>
      <Band id="batas" label={limits.label} title={limits.title} lead={limits.lead}>
        <ul className={styles.list}>
          {limits.items.map((item) => (
            <li key={item.title} className={styles.item}>
              <h3 className={styles.title}>
                <Text>{item.title}</Text>
              </h3>
              <p className={styles.words}>
                <Text>{item.description}</Text>
              </p>
            </li>
          ))}
        </ul>
      </Band>
    </>
  );
}
