import type { LegalPage } from '../../shared/records/legal.ts';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './LegalFacts.module.css';

/** The page in a few lines, as a table of a datasheet. */
export function LegalFacts({ items }: { items: LegalPage['facts'] }) {
  return (
    <dl className="sheet">
      {items.map(({ name, value }) => (
        <div key={name.plain} className={`${styles.fact} quiet stack-3`}>
          <Text.dt>{name}</Text.dt>
          <Text.dd className="plain strong">{value}</Text.dd>
        </div>
      ))}
    </dl>
  );
}
