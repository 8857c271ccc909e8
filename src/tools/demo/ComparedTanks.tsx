import type { Tank } from '../../plant/simulator/types.ts';
import type { Session } from '../../plant/watch/types.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Plot, path, plot } from '../../shared/ui/plot/Plot.tsx';
import { ChartReader } from '../kit/charts/ChartReader.tsx';
import styles from './ComparedTanks.module.css';
import { readouts } from './readouts.ts';
import type { DemoText } from './schema.ts';
import paneStyles from './TankPane.module.css';
import { axisText, type Trend, type TrendSpan, trendOf } from './trend.ts';
import { comparedReading } from './trend-reading.ts';
import { percentText } from './view.ts';

interface ComparedTanksProps {
  session: Session;
  tank: Tank;
  other: Tank;
  span: TrendSpan;
  text: DemoText;
}

/** Two tanks on one axis of time, and their readings in two columns. */
export default function ComparedTanks({ session, tank, other, span, text }: ComparedTanksProps) {
  const { monitors, alarms, site } = session;
  const [first, second] = [monitors[tank.spec.id], monitors[other.spec.id]];
  if (!first || !second) return null;
  const trends = [
    trendOf(tank, first, alarms, site.now, span),
    trendOf(other, second, alarms, site.now, span),
  ] as const;
  const [own, beside] = [tank, other].map((each) => `${each.spec.id} ${percentText(each.last.level)}`);
  const rows = readouts(tank, first, site.now, text.tank);
  const columns = readouts(other, second, site.now, text.tank);
  const apart = Math.abs(tank.last.level - other.last.level) > 8;
  const above = tank.last.level >= other.last.level;
  return (
    <>
      <div className={paneStyles.trend}>
        <ChartReader
          label={text.tank.level}
          reading={comparedReading(
            [
              { tank, monitor: first },
              { tank: other, monitor: second },
            ],
            site.now,
            span,
          )}
        >
          <Plot
            label={fillSlots(text.compare.chart, {
              tank: tank.spec.id,
              level: percentText(tank.last.level),
              other: other.spec.id,
              otherLevel: percentText(other.last.level),
            })}
            curves={
              <>
                <path className={plot.rule} d={`M0 0H100M0 50H100M0 100H100M${trends[0].now} 0V100`} />
                <Curves trend={trends[1]} className={styles.other} />
                <Curves trend={trends[0]} className={plot.curve} />
              </>
            }
          >
            <Present trend={trends[0]} level={tank.last.level} words={own} up={apart || above} />
            <Present trend={trends[1]} level={other.last.level} words={beside} up={apart || !above} other />
            <text className={paneStyles.watermark} x="100%" y="0" dy="16" textAnchor="end">
              {text.simulation}
            </text>
            <text x="0" y="100%" dy="18">
              {axisText(site.now - span.past * 60, span)}
            </text>
            <text x={`${trends[0].now}%`} y="100%" dy="18" textAnchor="middle">
              {text.tank.now}
            </text>
            <text x="100%" y="100%" dy="18" textAnchor="end">
              {axisText(site.now + span.ahead * 60, span)}
            </text>
          </Plot>
        </ChartReader>
      </div>
      <table className={`${styles.table} small`}>
        <caption className="visually-hidden">
          {fillSlots(text.compare.caption, { tank: tank.spec.id, other: other.spec.id })}
        </caption>
        <thead>
          <tr>
            <th scope="col">{text.compare.item}</th>
            {rows.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[
            { id: tank.spec.id, items: rows },
            { id: other.spec.id, items: columns },
          ].map(({ id, items }, index) => (
            <tr key={id}>
              <th scope="row" className={styles.line} data-other={index === 1 || undefined}>
                <span className="figures">{id}</span>
              </th>
              {items.map(({ label, value }) => (
                <td key={label} className="figures" data-label={label}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Curves({ trend, className }: { trend: Trend; className: string | undefined }) {
  return (
    <>
      <path className={className} data-expected="" d={path(trend.expected)} />
      <path className={className} d={trend.lines.map(path).join('')} />
    </>
  );
}

interface PresentProps {
  trend: Trend;
  level: number;
  words: string | undefined;
  /** Where the words stand, so that two levels close to each other stay legible. */
  up: boolean;
  other?: boolean;
}

function Present({ trend, level, words, up, other }: PresentProps) {
  const at = { x: `${trend.now}%`, y: `${100 - level}%` };
  return (
    <>
      <circle className={other ? styles.otherDot : plot.dot} cx={at.x} cy={at.y} r="6" />
      <text className={plot.strong} {...at} dx="11" dy={up ? -9 : 20}>
        {words}
      </text>
    </>
  );
}
