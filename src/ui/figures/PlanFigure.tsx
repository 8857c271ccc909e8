import { tank } from '../../lib/example-tank.ts';
import styles from './PlanFigure.module.css';

/** Site plan: each tank a circle at its place (per cent of the sheet), filled to its level. */
export const tanks = [
  { tag: 'TK-201', x: 14, y: 24, r: 26, level: 81 },
  { tag: 'TK-202', x: 38, y: 24, r: 26, level: 54 },
  { tag: 'TK-203', x: 62, y: 24, r: 26, level: 38 },
  { tag: tank.tag, x: 86, y: 24, r: 26, level: tank.now },
  { tag: 'TK-205', x: 14, y: 70, r: 20, level: 73 },
  { tag: 'TK-206', x: 38, y: 70, r: 20, level: 61 },
  { tag: 'TK-207', x: 62, y: 70, r: 20, level: 92, warn: true },
  { tag: 'TK-208', x: 86, y: 70, r: 20, level: 47 },
] as const;

export function PlanFigure() {
  return (
    <svg
      className={styles.plan}
      role="img"
      aria-label={`Denah delapan tangki dengan isinya: ${tanks.map((t) => `${t.tag} ${Math.round(t.level)}%`).join(', ')}. TK-207 perlu perhatian.`}
    >
      <rect className={styles.bund} x="1" y="1" width="99%" height="98%" rx="2" />
      <line className={styles.bund} x1="0" x2="100%" y1="49%" y2="49%" />
      {tanks.map(({ tag, x, y, r, level, ...rest }) => (
        <svg
          key={tag}
          x={`${x}%`}
          y={`${y}%`}
          overflow="visible"
          className={'warn' in rest ? styles.warn : undefined}
          aria-hidden="true"
        >
          <circle className={styles.shell} r={r} />
          <circle
            className={styles.level}
            r={r - 5}
            pathLength="100"
            strokeDasharray={`${level} 100`}
            transform="rotate(-90)"
          />
          <text className={styles.value} dy="0.35em" textAnchor="middle">
            {Math.round(level)}
          </text>
          <text className={styles.tag} y={r + 16} textAnchor="middle">
            {tag}
          </text>
        </svg>
      ))}
    </svg>
  );
}
