import { statusOf } from '../../lib/simulator/reading.ts';
import type { TankSpec } from '../../lib/simulator/types.ts';
import type { Session } from '../../lib/simulator/watch/types.ts';
import type { DemoText } from '../../schemas/pages/demo.ts';
import styles from './SitePlan.module.css';

interface SitePlanProps {
  session: Session;
  selected: string;
  text: DemoText['plan'];
}

/** Pixels of a circle for a tank: wide ones and ponds are held within the sheet, small ones stay legible. */
function radiusOf({ shape, diameter, length = diameter }: TankSpec, widest: number): number {
  const size = shape === 'box' ? Math.sqrt(diameter * length) : Math.max(diameter, length);
  return 13 + 13 * Math.min(1, size / widest);
}

/** The site from above: each tank a gauge at its place, bunds, the road, the office with its gateway, north. */
export function SitePlan({ session, selected, text }: SitePlanProps) {
  const { tanks, now } = session.site;
  const widest = Math.max(
    ...tanks.filter(({ spec }) => spec.shape !== 'box').map(({ spec }) => spec.length ?? spec.diameter),
  );
  const spoken = tanks.map((tank) => `${tank.spec.id} ${Math.round(tank.last.level)}%`).join(', ');
  return (
    <section className={styles.plan} aria-labelledby="demo-denah">
      <h3 className={styles.title} id="demo-denah">
        {text.title}
      </h3>
      <svg className={styles.sheet} role="img" aria-label={`${text.title}: ${spoken}`}>
        <rect className={styles.bund} x="1" y="4%" width="99%" height="40%" />
        <rect className={styles.bund} x="1" y="56%" width="99%" height="40%" />
        <line className={styles.road} x1="0" x2="100%" y1="50%" y2="50%" />
        <svg x="100%" y="50%" overflow="visible" aria-hidden="true">
          <rect className={styles.office} x="-58" y="-11" width="56" height="22" />
          <text className={styles.small} x="-30" dy="0.35em" textAnchor="middle">
            {text.gateway}
          </text>
        </svg>
        {tanks.map((tank) => {
          const { id, x, y } = tank.spec;
          const radius = radiusOf(tank.spec, widest);
          return (
            <svg
              key={id}
              className={styles.place}
              x={`${x}%`}
              y={`${y < 50 ? 22 : 74}%`}
              overflow="visible"
              data-status={statusOf(tank, now)}
              aria-hidden="true"
            >
              {id === selected && <circle className={styles.ring} r={radius + 4} />}
              <circle className={styles.shell} r={radius} />
              <circle
                className={styles.arc}
                r={radius - 3}
                pathLength="100"
                strokeDasharray={`${tank.last.level.toFixed(1)} 100`}
                transform="rotate(-90)"
              />
              <text className={styles.value} dy="0.35em" textAnchor="middle">
                {Math.round(tank.last.level)}
              </text>
              <text className={styles.small} y={radius + 15} textAnchor="middle">
                {id}
              </text>
            </svg>
          );
        })}
      </svg>
    </section>
  );
}
