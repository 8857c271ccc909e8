import { memo } from 'react';
import { statusOf } from '../../plant/simulator/reading.ts';
import type { Tank, TankSpec } from '../../plant/simulator/types.ts';
import { ruleOf } from '../../plant/watch/level-rule.ts';
import type { Session } from '../../plant/watch/types.ts';
import { ownTag } from './own-tank.ts';
import styles from './SitePlan.module.css';
import type { DemoText } from './schema.ts';

interface SitePlanProps {
  session: Session;
  selected: string;
  text: DemoText['plan'];
}

/** Pixels of a circle for a tank: wide ones and ponds are held within the sheet, small ones stay legible. */
function radiusOf({ shape, diameter, length = diameter }: TankSpec, widest: number): number {
  const size = shape === 'box' ? Math.sqrt(diameter * length) : Math.max(diameter, length);
  return 15 + 14 * Math.min(1, size / widest);
}

const rowOf = (y: number) => (y < 50 ? 26 : 74);

/** What the plan shows of a session, as one text: it is drawn anew only when that changes. */
const seen = ({ session }: SitePlanProps) =>
  session.site.tanks.map((tank) => `${tank.spec.id} ${Math.round(tank.last.level)} ${stateOf(session, tank)}`).join();

const stateOf = ({ rules, site }: Session, tank: Tank) => statusOf(tank, site.now, ruleOf(rules, tank.spec));

/** The site from above: each tank a gauge at its place, bunds, the road, the office with its gateway, north. */
export const SitePlan = memo(Plan, (a, b) => a.selected === b.selected && seen(a) === seen(b));

function Plan({ session, selected, text }: SitePlanProps) {
  const { tanks } = session.site;
  // A tank that was put in stands behind the others, which move together for it.
  const squeeze = tanks.some(({ spec }) => spec.id === ownTag) ? 0.88 : 1;
  const widest = Math.max(
    ...tanks.filter(({ spec }) => spec.shape !== 'box').map(({ spec }) => spec.length ?? spec.diameter),
  );
  const spoken = tanks.map((tank) => `${tank.spec.id} ${Math.round(tank.last.level)}%`).join(', ');
  return (
    <section aria-labelledby="demo-denah">
      <h2 className={styles.title} id="demo-denah">
        {text.title}
      </h2>
      <svg className={`${styles.sheet} figures`} role="img" aria-label={`${text.title}: ${spoken}`}>
        <rect className={styles.bund} x="1" y="4%" width="99%" height="40%" />
        <rect className={styles.bund} x="1" y="56%" width="99%" height="40%" />
        <line className={styles.road} x1="0" x2="100%" y1="50%" y2="50%" />
        {tanks.map(({ spec: { id, x, y } }) => (
          <line
            key={id}
            className={styles.pipe}
            x1={`${x * squeeze}%`}
            x2={`${x * squeeze}%`}
            y1={`${rowOf(y)}%`}
            y2="50%"
          />
        ))}
        <line className={styles.pipe} x1="2%" x2="100%" y1="50%" y2="50%" />
        <svg x="0" y="50%" overflow="visible" aria-hidden="true">
          <path className={styles.north} d="M16 -30l5 15l-5 -4l-5 4Z" />
        </svg>
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
              x={`${x * squeeze}%`}
              y={`${rowOf(y)}%`}
              overflow="visible"
              data-status={stateOf(session, tank)}
              aria-hidden="true"
            >
              {id === selected && <circle className="outline" r={radius + 4} />}
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
              <text className={styles.small} y={y < 50 ? -radius - 8 : radius + 16} textAnchor="middle">
                {id}
              </text>
            </svg>
          );
        })}
      </svg>
    </section>
  );
}
