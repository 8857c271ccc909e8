import { Text } from '../../shared/ui/Text.tsx';
import { filmMoments } from './film-moments.ts';
import styles from './Readouts.module.css';
import type { Readout } from './schema.ts';

/** What the instruments in the film show, on leaders to where they measure, and its time; the values follow the film. */
export function Readouts({ items }: { items: readonly Readout[] }) {
  const [poster] = filmMoments;
  return (
    <dl className={styles.readouts}>
      {items.map(({ tag, name, shows }) => (
        <div className={styles.readout} key={shows}>
          <dt>
            {tag && <Text.span className={`${styles.tag} figures`}>{tag}</Text.span>} <Text.span>{name}</Text.span>
          </dt>{' '}
          <dd className={`${styles.value} figures large measured`} data-readout={shows}>
            {poster?.[shows]}
          </dd>
        </div>
      ))}
    </dl>
  );
}
