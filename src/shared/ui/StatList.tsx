import type { Stat } from '../records/stat.ts';
import { Text } from './Text.tsx';

interface StatListProps {
  items: readonly Stat[];
  /** Class names of the list and its parts: each place draws its figures in its own way. */
  look: Readonly<Record<string, string | undefined>>;
}

/** Figures with their labels and notes, as one list of terms. */
export function StatList({ items, look }: StatListProps) {
  return (
    <dl className={look['list']}>
      {items.map(({ number, label, note }) => (
        <div className={look['item']} key={label}>
          <dt className={look['label']}>
            <Text>{label}</Text>
          </dt>
          <dd className={look['number']}>
            <Text>{number}</Text>
          </dd>
          {note && (
            <dd className={look['note']}>
              <Text>{note}</Text>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
