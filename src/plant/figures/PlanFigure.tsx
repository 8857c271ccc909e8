import { terminal } from '../terminal/terminal.ts';
import styles from './PlanFigure.module.css';

const statusWords = { normal: '', high: ' (tinggi)', low: ' (rendah)', silent: ' (sensor diam)' } as const;

/** Pixels of the drawing for a diameter in metres. */
const radius = (diameter: number) => (diameter * 13) / 12;

/** The part of a circle below a level in per cent of its height. */
function filled(r: number, level: number): string {
  const surface = r - (2 * r * level) / 100;
  const half = Math.sqrt(r ** 2 - surface ** 2);
  return `M${-half} ${surface}A${r} ${r} 0 ${level > 50 ? 1 : 0} 0 ${half} ${surface}Z`;
}

/** Plot plan: the tanks of the example site at their places in two bunds (per cent of the sheet), on one pipe rack. */
export function PlanFigure() {
  return (
    <svg
      className={styles.plan}
      role="img"
      aria-label={`Denah ${terminal.tanks.length} tangki dengan isinya: ${terminal.tanks.map((t) => `${t.tag} ${Math.round(t.level)}%${statusWords[t.status]}`).join(', ')}.`}
    >
      <rect className={styles.bund} x="1" y="1" width="99%" height="45%" rx="2" />
      <rect className={styles.bund} x="1" y="53%" width="99%" height="46%" rx="2" />
      {['48.7%', '50.3%'].map((y) => (
        <line key={y} className={styles.pipe} x1="0" x2="100%" y1={y} y2={y} />
      ))}
      {terminal.tanks.map(({ tag, x, y }) => (
        <line key={tag} className={styles.pipe} x1={`${x}%`} x2={`${x}%`} y1={`${y}%`} y2="49.5%" />
      ))}
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
          <path className={styles.level} d={filled(radius(diameter), level)} />
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
