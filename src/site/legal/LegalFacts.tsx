import type { LegalPage } from '../../shared/records/legal.ts';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './LegalFacts.module.css';

/** The page in a few lines, as a table of a datasheet. */
export function LegalFacts({ items }: { items: LegalPage['facts'] }) {
  return (
    <dl className={styles.facts}>
      {items.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>
            <Text>{name}</Text>
          </dt>
          <dd className={styles.value}>
            <Text>{value}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}
