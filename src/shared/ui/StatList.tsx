import type { Stat } from '../records/stat.ts';
import { classes } from './classes.ts';
import { Text } from './Text.tsx';

interface StatListProps {
  items: readonly Stat[];
  /** Class names of the list and its parts: each place draws its figures in its own way. */
  look: Readonly<Record<string, string | undefined>>;
  /** The figures stand side by side and slide on narrow screens. */
  slides?: boolean;
}

/** Figures with their labels and notes, as one list of terms. */
export function StatList({ items, look, slides = false }: StatListProps) {
  return (
    <dl className={classes(look['list'], slides && 'slides')} tabIndex={slides ? 0 : undefined}>
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
