import { memo } from 'react';
import { statusOf } from '../../plant/simulator/reading.ts';
import { stockOf } from '../../plant/terminal/stock.ts';
import { ruleOf } from '../../plant/watch/level-rule.ts';
import type { Session } from '../../plant/watch/types.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import styles from './Overview.module.css';
import type { DemoText } from './schema.ts';
import { sheetOf, TankShape } from './TankShape.tsx';
import { ageText, percentText, spanText, stockText } from './view.ts';

interface OverviewProps {
  session: Session;
  selected: string;
  onSelect: (tank: string) => void;
  text: DemoText;
  /** While the clock runs, levels glide from one picture to the next. */
  gliding: boolean;
  /** False until the script runs: nothing answers before. */
  alive: boolean;
}

/** All tanks of the site in elevation on one ground line; each chooses the tank that is shown below. */
export const Overview = memo(function Overview({ session, selected, onSelect, text, gliding, alive }: OverviewProps) {
  const { tanks, now } = session.site;
  const { overview } = text;
  const drawing = sheetOf(tanks.map(({ spec }) => spec));
  const units = new Set(tanks.map(({ spec }) => spec.unit));
  const stock = stockOf(session);
  return (
    <section className={styles.overview} aria-labelledby="demo-isi">
      <div className={`${styles.head} wrap spread`}>
        <h2 className={styles.title} id="demo-isi">
          {overview.title}
        </h2>
        <p className="small quiet">
          {fillSlots(overview.stock, {
            tanks: String(stock.tanks),
            stock: stockText({ unit: units.has('L') ? 'kL' : units.has('m³') ? 'm³' : 'kL', density: 1 }, stock.volume),
          })}
        </p>
      </div>
      <ol className={styles.tanks} data-gliding={gliding || undefined}>
        {tanks.map((tank) => {
          const { spec, last } = tank;
          const rule = ruleOf(session.rules, spec);
          const status = statusOf(tank, now, rule);
          const days = session.monitors[spec.id]?.forecast.days;
          return (
            <li key={spec.id} className={styles.cell}>
              <button
                type="button"
                className={styles.tank}
                disabled={!alive}
                aria-pressed={spec.id === selected}
                data-status={status}
                onClick={() => onSelect(spec.id)}
              >
                <span className={`${styles.level} figures`}>{percentText(last.level)}</span>
                <span className={`${styles.note} quiet`}>
                  {status === 'silent' && fillSlots(overview.silent, { age: ageText(now - last.at) })}
                  {status === 'high' && overview.high}
                  {status === 'low' && overview.low}
                  {status === 'normal' &&
                    (tank.receiving ? overview.receiving : days === undefined ? '' : spanText(days))}
                </span>
                <TankShape spec={spec} drawing={drawing} level={last.level} measured={status !== 'silent'} />
                <span className={`${styles.tag} figures`}>{spec.id}</span>
                <span className={`${styles.content} quiet`}>{spec.content}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
});
