import { terminal } from '../terminal/terminal.ts';
import styles from './PlanFigure.module.css';

const statusWords = { normal: '', high: ' (tinggi)', low: ' (rendah)', silent: ' (sensor diam)' } as const;

/** Pixels of the drawing for a diameter in metres. */
const radius = (diameter: number) => (diameter * 13) / 12;

/** Site plan: each tank of the example site a circle at its place (per cent of the sheet), filled to its level. */
export function PlanFigure() {
  return (
    <svg
      className={styles.plan}
      role="img"
      aria-label={`Denah ${terminal.tanks.length} tangki dengan isinya: ${terminal.tanks.map((t) => `${t.tag} ${Math.round(t.level)}%${statusWords[t.status]}`).join(', ')}.`}
    >
      <rect className={styles.bund} x="1" y="1" width="99%" height="98%" rx="2" />
      <line className={styles.bund} x1="0" x2="100%" y1="49%" y2="49%" />
      {terminal.tanks.map(({ tag, x, y, diameter, level, status }) => (
        <svg
          key={tag}
          x={`${x}%`}
          y={`${y}%`}
          overflow="visible"
          className={status === 'normal' ? undefined : styles[status]}
          aria-hidden="true"
        >
          <circle className={styles.shell} r={radius(diameter)} />
          <circle
            className={styles.level}
            r={radius(diameter) - 5}
            pathLength="100"
            strokeDasharray={`${level} 100`}
            transform="rotate(-90)"
          />
          <text className={styles.value} dy="0.35em" textAnchor="middle">
            {Math.round(level)}
          </text>
          <text className={styles.tag} y={radius(diameter) + 16} textAnchor="middle">
            {tag}
          </text>
        </svg>
      ))}
    </svg>
  );
}
