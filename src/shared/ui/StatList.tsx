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
        <div className={look['item']} key={label.plain}>
          <Text.dt className={look['label']}>{label}</Text.dt>
          <Text.dd className={look['number']}>{number}</Text.dd>
          {note && <Text.dd className={look['note']}>{note}</Text.dd>}
        </div>
      ))}
    </dl>
  );
}
