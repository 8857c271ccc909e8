import type { TankReadout } from './readouts.ts';
import styles from './TankPane.module.css';

/** The readings of one tank in a line. */
export function Readouts({ items }: { items: readonly TankReadout[] }) {
  return (
    <dl className={styles.readouts}>
      {items.map(({ label, value, note, stale }) => (
        <div key={label} className={`${styles.readout} quiet`} data-stale={stale || undefined}>
          <dt>{label}</dt>
          <dd className={`${styles.value} figures measured`}>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
