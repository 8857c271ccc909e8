import { fillText } from '../../../server/contract/slots.ts';
import type { TankView } from '../terminal/site-view.ts';
import { terminal } from '../terminal/terminal.ts';
import { figureWords } from './figures.words.ts';
import styles from './PlanFigure.module.css';

const { plan: words } = figureWords;

/** A tank with its level, and what is the matter with it. */
const described = ({ tag, level, status }: TankView) =>
  `${fillText(words.tank, { tag, percent: Math.round(level) })}${status === 'normal' ? '' : ` (${words[status]})`}`;

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
      className={`${styles.plan} full figures`}
      role="img"
      aria-label={fillText(words.label, {
        count: terminal.tanks.length,
        tanks: terminal.tanks.map(described).join(', '),
      })}
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
