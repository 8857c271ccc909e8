import { useId } from 'react';
import { siteStock, tankStatus } from 'tank-gauging/simulator/reading';
import type { Tank, TankSpec } from 'tank-gauging/simulator/types';
import { tankRule } from 'tank-gauging/watch/level-rule';
import { fillSlots } from '../../shared/text/slots.ts';
import styles from './Overview.module.css';
import type { DemoView } from './use-demo.ts';
import { ageText, percentText, spanText, stockText } from './view.ts';

export function Overview({ session, playing, hydrated, select, tank: shown, text }: DemoView) {
  const { tanks, now } = session.site;
  const { overview } = text;
  const drawing = drawingScale(tanks.map(({ spec }) => spec));
  const units = new Set(tanks.map(({ spec }) => spec.unit));
  const stock = siteStock(session.site);
  return (
    <section className="slim" aria-labelledby="demo-isi">
      <div className="wrap spread">
        <h2 id="demo-isi">{overview.title}</h2>
        <p className={`${styles.stock} small quiet`}>
          {fillSlots(overview.stock, {
            tanks: String(stock.tanks),
            stock: stockText({ unit: units.has('L') ? 'kL' : units.has('m³') ? 'm³' : 'kL', density: 1 }, stock.volume),
          })}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on a phone; its buttons are disabled at first */}
      <ol className={styles.tanks} data-gliding={playing || undefined} aria-labelledby="demo-isi" tabIndex={0}>
        {tanks.map((tank) => {
          const { spec, last } = tank;
          const rule = tankRule(session.rules, spec);
          const status = tankStatus(tank, now, rule);
          const days = session.monitors[spec.id]?.forecast.days;
          const notes = {
            silent: fillSlots(overview.silent, { age: ageText(now - last.at) }),
            high: overview.high,
            low: overview.low,
            normal: tank.receiving ? overview.receiving : days === undefined ? '' : spanText(days),
          };
          return (
            <li key={spec.id} className="slim">
              <button
                type="button"
                className={`${styles.tank} full`}
                disabled={!hydrated}
                aria-pressed={spec.id === shown.spec.id}
                aria-describedby={`demo-level-${spec.id}`}
                data-status={status}
                onClick={() => select(spec.id)}
              >
                {/* Values that change every second are not part of the accessible name. */}
                <span className={`${styles.level} figures`} id={`demo-level-${spec.id}`} aria-hidden="true">
                  {percentText(last.level)}
                </span>
                <span className={`${styles.note} quiet`} aria-hidden="true">
                  {notes[status]}
                </span>
                <TankShape tank={tank} drawing={drawing} measured={status !== 'silent'} />
                <span className={`${styles.tag} figures full`} translate="no">
                  {spec.id}
                </span>
                <span className={`${styles.content} quiet`}>{spec.content}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Size of the sheet, and the space for roofs above it. */
const sheet = { width: 100, height: 92, roof: 16 } as const;
const smallest = 30;

/** Common scale for all tanks of a site; ponds are wider than the sheet and are ignored. */
function drawingScale(specs: readonly TankSpec[]) {
  const widths = specs.filter(({ shape }) => shape !== 'box').map(tankWidth);
  const height = Math.max(...specs.map((spec) => spec.height));
  const scale = Math.min(sheet.width / Math.max(...widths), sheet.height / height);
  return { scale, highest: within(height * scale, sheet.height) };
}

const tankWidth = ({ shape, diameter, length = diameter }: TankSpec) => (shape === 'horizontal' ? length : diameter);
const within = (value: number, most: number) => Math.min(most, Math.max(smallest, value));

interface TankShapeProps {
  tank: Tank;
  drawing: ReturnType<typeof drawingScale>;
  measured: boolean;
}

function TankShape({ tank: { spec, last }, drawing: { scale, highest }, measured }: TankShapeProps) {
  const { level } = last;
  const clip = useId();
  const height = within(spec.height * scale, sheet.height);
  const width = spec.shape === 'sphere' ? height : within(tankWidth(spec) * scale, sheet.width);
  const left = (sheet.width - width) / 2;
  const right = left + width;
  const up = (percent: number) => -(height * percent) / 100;
  const wall = walls[spec.shape](left, right, height);
  return (
    <svg
      className={`${styles.shape} full`}
      viewBox={`-3 ${-highest - sheet.roof} ${sheet.width + 6} ${highest + sheet.roof + 3}`}
      aria-hidden="true"
    >
      <clipPath id={clip}>
        <path d={wall.inside} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        {measured && <rect className={styles.liquid} x={left} width={width} y={up(level)} height={-up(level)} />}
        <path className={styles.limit} d={`M${left} ${up(spec.high)}H${right}M${left} ${up(spec.low)}H${right}`} />
        <rect x={left} width={width} y={up(level) - 0.8} height="1.6" />
      </g>
      <path d={wall.inside + wall.outside} />
      <path d={`M${left + width * 0.62} ${-height - wall.top}v-7m-3.5 0h7v-5h-7Z`} />
    </svg>
  );
}

type Wall = (left: number, right: number, height: number) => { inside: string; outside: string; top: number };

/** Inside path, outside path, and height of the roof above the wall at the sensor. */
const walls: Record<TankSpec['shape'], Wall> = {
  vertical: (left, right, height) => ({
    inside: `M${left} 0V${-height}H${right}V0Z`,
    outside: `M${left} ${-height}L${(left + right) / 2} ${-height - 7}L${right} ${-height}`,
    top: 5.3,
  }),
  horizontal: (left, right, height) => ({
    inside: `M${left + 4} 0q-6 ${-height / 2} 0 ${-height}H${right - 4}q6 ${height / 2} 0 ${height}Z`,
    outside: `M${left + 12} 0v2.5h8V0M${right - 20} 0v2.5h8V0`,
    top: 0,
  }),
  sphere: (left, right, height) => ({
    inside: `M${left} ${-height / 2}a${height / 2} ${height / 2} 0 1 1 ${height} 0a${height / 2} ${height / 2} 0 1 1 ${-height} 0Z`,
    outside: `M${left + height * 0.06} ${-height * 0.3}V0M${right - height * 0.06} ${-height * 0.3}V0`,
    top: 0,
  }),
  box: (left, right, height) => ({
    inside: `M${left + 6} 0L${left} ${-height}H${right}L${right - 6} 0Z`,
    outside: '',
    top: 0,
  }),
};
