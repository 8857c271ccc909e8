import { fillText } from 'contract/slots';
import type { ReactNode } from 'react';
import { clockTimeAt } from 'tank-gauging/simulator/clock';
import { AlertFigure, PlanFigure, ReportFigure } from '../../plant/figures/Figure.tsx';
import { lossIncident } from '../../plant/terminal/incident.ts';
import {
  balanceUncertainty,
  expectedLevels,
  lastDelivery,
  recordedHours,
  restingDay,
  restingTag,
  restingVolume,
} from '../../plant/terminal/tank-record.ts';
import { filmTag, findTankView, type TankView, terminal } from '../../plant/terminal/terminal.ts';
import { formatNumber, formatSigned, formatUnit } from '../../shared/format/format.ts';
import { Action, Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Fold } from '../../shared/ui/Fold.tsx';
import { Facts } from '../../shared/ui/List.tsx';
import { Dot, linePath, Plot, PlotLabel, plot, Ticks } from '../../shared/ui/plot/Plot.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './FeatureSections.module.css';
import { featureFigures as words } from './feature-figures.words.ts';
import type { FeaturesPage } from './schema.ts';

const figures = {
  volume: <VolumeFigure />,
  delivery: <DeliveryFigure />,
  days: <DaysFigure />,
  alert: <AlertFigure />,
  leak: <ReportFigure tag={lossIncident.tag} />,
  plan: <PlanStory />,
} satisfies Record<FeaturesPage['core']['items'][number]['figure'], ReactNode>;

/** Six small charts calculated from the example terminal; requirements and limits of each are folded below it. */
export function CoreFeatures({ items, more, ...heading }: FeaturesPage['core']) {
  return (
    <Band id="fitur-inti" {...heading}>
      <Rail label={heading.title.plain} className={styles.rail}>
        {items.map(({ title, description, figure, caption, facts, tool }) => (
          <li key={figure} className={`${styles.card} slim`}>
            <Text.h3 className="heading">{title}</Text.h3>
            <Text.p className="note above-1">{description}</Text.p>
            <figure className={`${styles.drawing} stack-1`}>
              <div className={`${styles.sheet} boxed`} data-figure={figure}>
                {figures[figure]}
              </div>
              <Text.figcaption className="caption">{caption}</Text.figcaption>
            </figure>
            <Fold title={more} card={title}>
              <Facts items={facts} />
              {tool && <Action {...tool} look="plain" />}
            </Fold>
          </li>
        ))}
      </Rail>
    </Band>
  );
}

/** A tank is listed below this level above its reorder level, in percentage points. */
const near = 10;

function priorityReason({ status, level, age, reorder }: TankView): string | undefined {
  if (status === 'silent') return fillText(words.plan.silent, { age: formatUnit(age, 'menit') });
  if (status === 'high') return words.plan.high;
  return level < reorder + near ? words.plan.reorder : undefined;
}

const attention = terminal.tanks
  .map((tank) => ({ tag: tank.tag, level: tank.level, reason: priorityReason(tank) }))
  .filter(({ reason }) => reason !== undefined)
  .sort((a, b) => b.level - a.level);

/** The plot plan with a list of the tanks that need attention. */
function PlanStory() {
  return (
    <div className={`${styles.story} stack-3`}>
      <PlanFigure />
      <ul className="small">
        {attention.map(({ tag, level, reason }) => (
          <li key={tag} className={`${styles.item} padded-1 stack-2 rule`}>
            <span className="figures unbroken">{tag}</span>
            <span className="figures unbroken">{formatUnit(level, '%')}</span>
            <span className={`${styles.reason} end`}>{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Four marketing figures, each with a scale drawing, its meaning, and an example calculation. */
export function Benefits({ items, calculate, tag, ...heading }: FeaturesPage['benefits']) {
  return (
    <Band id="manfaat" ground="dark" opening="figure" {...heading}>
      <ul className={`${styles.benefits} columns-2 gap-5`}>
        {items.map(({ number, label, note, example, scale }) => (
          <li key={label.plain} className="stack-2 top">
            <h3>
              <Text.span className={`${styles.number} amount block`}>{number}</Text.span>{' '}
              <Text.span className={`${styles.label} quiet`}>{label}</Text.span>
            </h3>
            <Ruler figure={number.plain} {...scale} />
            <Text.p className="small">{note}</Text.p>
            <p className="note">
              <Text.span className={`${styles.tag} figures boxed`}>{tag}</Text.span> <Text.span>{example}</Text.span>
            </p>
          </li>
        ))}
      </ul>
      <div className="above-4">
        <Actions items={[calculate]} />
      </div>
    </Band>
  );
}

/**
 * The numbers in a printed figure: `30–40%` → from 30 to 40, `80%` → from 80 to 80.
 * @throws when a figure contains no number, so that a scale never shows anything but the printed figure
 */
function claimSpan(figure: string): { from: number; to: number } {
  const [from, to = from] = [...figure.matchAll(/\d+(?:,\d+)?/g)].map(([number]) => Number(number.replace(',', '.')));
  if (from === undefined || to === undefined) throw new Error(`no number in the figure “${figure}”`);
  return { from, to };
}

/** End of the payback scale, in months. */
const months = 24;

interface RulerProps extends Readonly<FeaturesPage['benefits']['items'][number]['scale']> {
  figure: string;
}

/**
 * Scale drawing of a figure. A reduction: 100 per cent, with the certain part bright and the possible part half bright.
 * A payback time: the months before it half bright, and the range of the claim bright.
 */
function Ruler({ figure, kind, from, to }: RulerProps) {
  const span = claimSpan(figure);
  const reduction = kind === 'reduction';
  const whole = reduction ? 100 : months;
  const [near, far] = [(span.from / whole) * 100, (span.to / whole) * 100];
  const steps = reduction ? 10 : 12;
  return (
    <div>
      <svg className={`${styles.scale} full`} aria-hidden="true" focusable="false">
        <rect className={plot.rule} x="0" y="10" width="100%" height="22" />
        <rect className={reduction ? styles.sure : styles.range} x="0" y="10" width={`${near}%`} height="22" />
        <rect
          className={reduction ? styles.range : styles.sure}
          x={`${near}%`}
          y="10"
          width={`${far - near}%`}
          height="22"
        />
        {Array.from({ length: steps + 1 }, (_, i) => `${(i / steps) * 100}%`).map((x) => (
          <line key={x} className={plot.rule} x1={x} x2={x} y1="32" y2="39" />
        ))}
      </svg>
      <p className="note spread gap-4">
        <Text.span className="plain strong">{from}</Text.span>
        <Text.span className="end">{to}</Text.span>
      </p>
    </div>
  );
}

/** Comparison of dip tape and continuous measurement, row by row. */
export function Comparison({ aspect, manual, continuous, rows, note, ...heading }: FeaturesPage['comparison']) {
  return (
    <Band id="perbandingan" ground="tint" {...heading}>
      <DataTable
        caption={heading.title}
        quiet
        stack
        columns={[aspect, manual, continuous]}
        rows={rows.map((row) => [row.aspect, row.manual, row.continuous])}
      />
      <Text.p className="small faint measure above-3">{note}</Text.p>
    </Band>
  );
}

type Point = readonly [x: number, y: number];

/** A chart over time uses 80 % of the drawing's width; dimension lines between two levels use the rest. */
const width = 80;
const dimension = ([x, y]: Point, [u, v]: Point) => `M${x} ${y}H88M${u} ${v}H88M86 ${y}V${v}`;
const scale = (from: number, to: number, length: number) => (value: number) => ((value - from) / (to - from)) * length;

/**
 * One day of a tank without movements: the observed volume follows the temperature, the volume at 15 °C is constant.
 */
function VolumeFigure() {
  const day = restingDay();
  const [low, high] = [-1, 1].map((sign) =>
    day.reduce((best, hour) => (sign * hour.observed > sign * best.observed ? hour : best)),
  ) as [(typeof day)[0], (typeof day)[0]];
  const standard = restingVolume();
  const range = high.observed - standard;
  const x = scale(0, 24, width);
  const y = scale(standard - range * 0.25, high.observed + range * 0.35, 100);
  const swing = formatUnit(high.observed - low.observed, 'L');
  const curve = linePath(day.map((h) => [x(h.hour), y(h.observed)]));
  const ends = [low, high].map(({ hour, observed }) => [x(hour), y(observed)] as const) as [Point, Point];
  const reading = ({ observed, temperature }: typeof low) =>
    `${formatNumber(observed)} L, ${formatUnit(temperature, '°C', 1)}`;
  return (
    <Plot
      label={fillText(words.volume.label, {
        tag: restingTag,
        cold: formatUnit(low.temperature, '°C', 1),
        warm: formatUnit(high.temperature, '°C', 1),
        swing,
        standard: formatUnit(standard, 'L'),
      })}
      curves={
        <>
          <path className={plot.rule} d={`M0 0H${width}`} />
          <path className={plot.rule} d={`${dimension(...ends)}M${ends[1][0]} ${y(standard)}V${ends[1][1]}`} />
          <path className={plot.area} d={`${curve}V${y(standard)}H0Z`} />
          <path className={plot.curve} d={curve} />
          <path className={`level ${styles.standard}`} d={`M0 ${y(standard)}H${width}`} />
        </>
      }
    >
      <PlotLabel at={[0, ends[0][1]]} by={[0, 22]} className={plot.strong}>
        {reading(low)}
      </PlotLabel>
      <PlotLabel at={ends[1]} by={[0, -12]} anchor="middle" className={plot.strong}>
        {reading(high)}
      </PlotLabel>
      <PlotLabel at={[86, (ends[0][1] + ends[1][1]) / 2]} by={[8, 5]} className={styles.large}>
        {swing}
      </PlotLabel>
      <PlotLabel at={[ends[1][0], y((standard + low.observed) / 2)]} by={[-10, 4]} anchor="end">
        {fillText(words.volume.growth, { litres: formatUnit(range, 'L') })}
      </PlotLabel>
      <PlotLabel at={[0, y(standard)]} by={[0, 22]} className={styles.value}>
        {fillText(words.volume.standard, { litres: formatNumber(standard) })}
      </PlotLabel>
      <Ticks items={[0, 8, 16, 24].map((hour) => ({ at: x(hour), word: `${String(hour).padStart(2, '0')}.00` }))} />
    </Plot>
  );
}

/** Delivery time of the supplier, in days. */
const leadTime = 2;

/** Forecast of the coming week as seven tanks, with the day of the order and the delivery time. */
function DaysFigure() {
  const tank = findTankView(filmTag);
  // Forecast at the same hour of each coming day, until the tank is empty.
  const ahead = expectedLevels(filmTag, 6);
  const days = ahead.filter((point) => point.ahead % 24 === 0).map(({ ahead, level }) => ({ day: ahead / 24, level }));
  // The label “today” is wider than the space of one day in print, so every second day is labelled.
  const everyOther = days.filter(({ day }) => day % 2 === 0);
  const reorderDay = (ahead.find(({ level }) => level <= tank.reorder)?.ahead ?? 0) / 24;
  const arrival = ahead.findLast((point) => point.ahead <= (reorderDay + leadTime) * 24)?.level ?? 0;
  // Centre of a day's tank in per cent of the drawing; a line of text fits above the tanks.
  const x = (day: number) => ((day + 0.5) / days.length) * 100;
  const y = (percent: number) => percent * 0.84;
  const half = 5.2;
  const [orderX, arrivalX] = [x(reorderDay), x(reorderDay + leadTime)];
  return (
    <Plot
      label={fillText(words.days.label, {
        tag: tank.tag,
        levels: days.map(({ level }) => formatUnit(level, '%')).join(', '),
        reorder: tank.reorder,
        due: formatUnit(reorderDay, 'hari', 1),
        lead: leadTime,
      })}
      curves={
        <>
          {days.map(({ day, level }) => {
            const [left, right] = [x(day) - half, x(day) + half];
            return (
              <g key={day} className={level < tank.reorder ? styles.low : undefined}>
                <path className={plot.area} d={`M${left} 0V${y(level)}H${right}V0Z`} />
                <path className={plot.rule} d={`M${left} 0V${y(100)}H${right}V0Z`} />
                <path className={plot.curve} d={`M${left} ${y(level)}H${right}`} />
              </g>
            );
          })}
          <path className={plot.limit} d={`M0 ${y(tank.reorder)}H100`} />
          <path
            className={plot.rule}
            d={`M${orderX} 95V${y(tank.reorder)}M${arrivalX} 95V${y(arrival)}M${orderX} 92H${arrivalX}`}
          />
        </>
      }
    >
      <PlotLabel at={[(orderX + arrivalX) / 2, 92]} by={[0, -7]} anchor="middle" className={plot.strong}>
        {fillText(words.days.lead, { days: leadTime })}
      </PlotLabel>
      <PlotLabel at={[orderX, 92]} by={[-10, 4]} anchor="end" className={plot.strong}>
        {words.days.order}
      </PlotLabel>
      <Dot at={[orderX, y(tank.reorder)]} alarm />
      <Ticks items={everyOther.map(({ day }) => ({ at: x(day), word: day === 0 ? words.days.today : `+${day}` }))} />
      {days.map(({ day, level }) => (
        <PlotLabel key={day} at={[x(day), y(level)]} by={[0, -9]} anchor="middle" className={styles.large}>
          {Math.round(level)}
        </PlotLabel>
      ))}
    </Plot>
  );
}

const signed = (value: number, digits: number) => formatSigned(value, (amount) => formatNumber(amount, digits));

/** The last delivery to the example tank: start, end, rise, and the sum that is compared with the delivery note. */
function DeliveryFigure() {
  const { before, after, received, document, difference, from, to, used } = lastDelivery(filmTag);
  // From four hours before the delivery until eight hours after its start; kL at 15 °C.
  const [first, last] = [from - 4 * 60, from + 8 * 60];
  const x = scale(first, last, width);
  const y = scale(before * 0.8, after * 1.05, 100);
  const rise = after - before;
  const names = words.delivery.rows;
  const rows = [
    { name: names.rise, value: formatNumber(rise, 1) },
    { name: names.used, value: `+ ${formatNumber(used, 1)}` },
    { name: names.received, value: formatNumber(received, 1), strong: true },
    { name: names.document, value: formatNumber(document, 1) },
    { name: names.difference, value: `${signed(difference, 1)} (${signed((difference / document) * 100, 2)}%)` },
    { name: names.uncertainty, value: `±${formatNumber(balanceUncertainty(filmTag), 1)}` },
  ];
  const window = recordedHours(filmTag).filter(({ at }) => at >= first && at <= last);
  const witness = `M${x(from)} 0V100M${x(to)} 0V100${dimension([x(from), y(before)], [x(to), y(after)])}`;
  return (
    <div className="stack-5">
      <div className={styles.step}>
        <Plot
          label={fillText(words.delivery.label, {
            from: clockTimeAt(from),
            to: clockTimeAt(to),
            rise: formatUnit(rise, 'kL'),
          })}
          curves={
            <>
              <path className={plot.rule} d={`M0 0H${width}`} />
              <path className={plot.rule} d={witness} />
              <path className={plot.curve} d={linePath(window.map(({ at, standard }) => [x(at), y(standard)]))} />
            </>
          }
        >
          <PlotLabel at={[86, y((before + after) / 2)]} by={[8, 5]} className={styles.large}>
            {formatNumber(rise)}
          </PlotLabel>
          <Ticks items={[from, to].map((at) => ({ at: x(at), word: clockTimeAt(at) }))} />
        </Plot>
      </div>
      <dl>
        {rows.map(({ name, value, strong }) => (
          <div
            key={name}
            className={joinClasses(
              styles.entry,
              'small spread gap-3 rule',
              strong ? `${styles.total} strong` : 'quiet',
            )}
          >
            <dt>{name}</dt>
            <dd className={joinClasses('figures unbroken', strong && 'measured')}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
