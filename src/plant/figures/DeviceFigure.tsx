import styles from './DeviceFigure.module.css';

const devices = [
  { tag: 'LT-204', battery: 92, seen: '2 menit lalu', silent: false },
  { tag: 'LT-205', battery: 88, seen: '1 menit lalu', silent: false },
  { tag: 'LT-206', battery: 34, seen: '4 menit lalu', silent: false },
  { tag: 'LT-208', battery: 71, seen: 'diam 47 menit', silent: true },
] as const;

/** Health of the instruments: battery, last reading, and one that has fallen silent. */
export function DeviceFigure() {
  return (
    <ul className={styles.devices}>
      {devices.map(({ tag, battery, seen, silent }) => (
        <li key={tag} className={silent ? styles.silent : styles.device}>
          <span className={styles.tag}>{tag}</span>
          <svg
            className={styles.battery}
            width="44"
            height="16"
            viewBox="0 0 44 16"
            role="img"
            aria-label={`baterai ${battery}%`}
          >
            <rect x="0.75" y="0.75" width="38.5" height="14.5" rx="2" />
            <rect x="41" y="5" width="3" height="6" />
            <rect className={styles.charge} x="3.5" y="3.5" width={(battery / 100) * 33} height="9" />
          </svg>
          <span className={styles.seen}>{seen}</span>
        </li>
      ))}
    </ul>
  );
}
