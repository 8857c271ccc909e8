import type { ReactNode } from 'react';
import { HiddenContext } from '../../../shared/ui/HiddenContext.tsx';
import { areaPath, Dot, findClearPlace, linePath, Plot, PlotLabel, plot } from '../../../shared/ui/plot/Plot.tsx';
import { DataTable } from '../../../shared/ui/Table.tsx';
import { interfaceWords } from '../../../shared/words/interface.words.ts';
import { axisTicks } from '../ticks.ts';
import { ChartReader } from './ChartReader.tsx';
import styles from './LineChart.module.css';

type SeriesLook = 'measured' | 'expected' | 'limit' | 'area' | 'dots' | 'band';
type Point = readonly [x: number, y: number];

export interface Line {
  label: string;
  look: Exclude<SeriesLook, 'band'>;
  /** Label at the left end of the line, instead of a legend entry. */
  name?: string | undefined;
  points: readonly Point[];
}

interface Band {
  label: string;
  points: readonly (readonly [x: number, low: number, high: number])[];
}

interface Mark {
  x: number;
  y: number;
  /** Omitted when the line is labelled. */
  text?: string | undefined;
  alarm?: boolean | undefined;
  below?: boolean | undefined;
  /** Label to the left of the mark at its height. */
  before?: boolean | undefined;
}

interface AxisProps {
  title: string;
  tick: (value: number) => string;
  /** Text of a value for screen readers and in the table. */
  name: (value: number) => string;
}

interface LineChartProps {
  /** Accessible name of the chart. */
  label: string;
  x: AxisProps & { min: number; max: number; ticks?: readonly number[] };
  /** The ends of this axis follow from the values. */
  y: AxisProps;
  lines: readonly Line[];
  band?: Band | undefined;
  marks?: readonly Mark[];
  /** Readable x values, ascending. */
  at?: readonly number[];
  /** Caption of the table below the chart; without `rows` its rows are the ticks of the x axis. */
  caption: string;
  rows?: readonly number[];
  control?: ReactNode;
}

interface Axis {
  min: number;
  max: number;
  ticks: readonly number[];
}

/** Position on an axis in per cent. */
const percentAlong = ({ min, max }: Axis, value: number): number =>
  max > min ? ((value - min) / (max - min)) * 100 : 0;

/** Linear interpolation; at a jump the value after it. */
export function valueAt(points: readonly Point[], x: number): number | undefined {
  let [low, high] = [0, points.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.[0] ?? x) > x) high = middle;
    else low = middle + 1;
  }
  const [before, after] = [points[low - 1], points[low]];
  if (!before || before[0] === x) return before?.[1];
  return after && before[1] + ((after[1] - before[1]) * (x - before[0])) / (after[0] - before[0]);
}

/** Letters of a label that fits at the y axis of most charts. */
const shortTick = 7;

/** Height of a line label in per cent of a low chart. */
const lineHeight = 9;

const lookClasses = { measured: plot.curve, area: plot.curve, expected: plot.expected, limit: plot.limit } as const;

/** Line chart with named axes, an accessible reader, and the values in a table below. */
export function LineChart({
  label,
  lines,
  band,
  marks = [],
  at = [],
  caption,
  rows,
  control,
  ...axes
}: LineChartProps) {
  const x: Axis = { ...axes.x, ticks: axes.x.ticks ?? axisTicks(axes.x.min, axes.x.max, 6).filter(within(axes.x)) };
  const all = [...lines.flatMap(({ points }) => points), ...(band?.points ?? [])].flatMap(([, ...values]) => values);
  const steps = axisTicks(Math.min(0, ...all), Math.max(0, ...all), 5);
  const y: Axis = { min: steps[0] ?? 0, max: steps.at(-1) ?? 0, ticks: steps };
  const shown = at.filter(within(x));
  const series = lines.filter(({ look }) => look !== 'limit');
  const [lows = [], highs = []] = ([1, 2] as const).map((edge) =>
    band?.points.map((point): Point => [point[0], point[edge]]),
  );
  const pointAt = (points: readonly Point[], here: number) => {
    const value = valueAt(points, here);
    return {
      value: value === undefined ? '' : axes.y.name(value),
      y: value === undefined ? value : percentAlong(y, value),
    };
  };
  const bandAt = (here: number) => {
    const [low, high] = [pointAt(lows, here).value, pointAt(highs, here).value];
    return low && `${low} – ${high}`;
  };
  const readingsAt = (here: number) => [
    ...series.map((line) => ({ label: line.label, ...pointAt(line.points, here) })),
    ...(band ? [{ label: band.label, value: bandAt(here) }] : []),
  ];
  const read = (index: number) => {
    const here = shown[index] ?? 0;
    const words = marks.flatMap((mark) => (mark.x === here && mark.text) || []);
    return {
      title: [axes.x.name(here), ...words].join(', '),
      values: readingsAt(here).filter(({ value }) => value),
    };
  };
  const legend = [...lines.filter(({ name }) => name === undefined), ...(band ? [{ ...band, look: 'band' }] : [])];
  return (
    <figure className="stack-1 slim">
      <p className="label">{axes.y.title}</p>
      <div className={styles.box} data-long={y.ticks.some((tick) => axes.y.tick(tick).length > shortTick) || undefined}>
        <ChartReader label={axes.y.title} places={shown.map((here) => percentAlong(x, here))} read={read}>
          <Plot label={label} curves={<Curves x={x} y={y} lines={lines} band={band} />}>
            {y.ticks.map((tick) => (
              <text key={tick} x="0" dx="-8" y={`${100 - percentAlong(y, tick)}%`} dy="0.35em" textAnchor="end">
                {axes.y.tick(tick)}
              </text>
            ))}
            {x.ticks.map((tick) => (
              <text
                key={tick}
                x={`${percentAlong(x, tick)}%`}
                y="100%"
                dy="1.6em"
                textAnchor={percentAlong(x, tick) < 2 ? 'start' : percentAlong(x, tick) > 98 ? 'end' : 'middle'}
              >
                {axes.x.tick(tick)}
              </text>
            ))}
            <LineNames x={x} y={y} lines={lines} />
            {marks
              .filter((mark) => within(x)(mark.x))
              .map((mark) => (
                <MarkedPoint
                  key={`${mark.x} ${mark.y}`}
                  {...mark}
                  left={percentAlong(x, mark.x)}
                  up={percentAlong(y, mark.y)}
                />
              ))}
          </Plot>
        </ChartReader>
      </div>
      <div className={`${styles.foot} spread`}>
        <ul className={`${styles.legend} row small quiet wrap`}>
          {legend.map((item) => (
            <li key={item.label} className={`${styles.entry} row gap-1`} data-look={item.look}>
              {item.label}
            </li>
          ))}
        </ul>
        <p className="label">{axes.x.title}</p>
      </div>
      {control}
      <details className="slim">
        <summary className="underlined small touch inline-row screen-only">
          <span>{interfaceWords.chartTable}</span>
          <HiddenContext>{caption}</HiddenContext>
        </summary>
        <DataTable
          caption={caption}
          quiet
          columns={[axes.x.title, ...readingsAt(x.min).map((column) => column.label)]}
          rows={(rows ?? x.ticks).map((here) => [
            axes.x.name(here),
            ...readingsAt(here).map(({ value }) => value || '–'),
          ])}
        />
      </details>
    </figure>
  );
}

const within = ({ min, max }: Pick<Axis, 'min' | 'max'>) => {
  const slack = (max - min) * 1e-4;
  return (value: number) => value >= min - slack && value <= max + slack;
};

interface Drawn extends Pick<LineChartProps, 'lines'> {
  x: Axis;
  y: Axis;
}

function Curves({ x, y, lines, band }: Drawn & Pick<LineChartProps, 'band'>) {
  const at = (a: number, b: number) => [percentAlong(x, a), percentAlong(y, b)] as const;
  const drawn = (line: Line) => linePath(line.points.map(([a, b]) => at(a, b)));
  // Base line of areas: zero, or the edge nearest to it.
  const floor = percentAlong(y, Math.min(y.max, Math.max(y.min, 0)));
  return (
    <>
      <path className={styles.grid} d={y.ticks.map((tick) => `M0 ${percentAlong(y, tick)}H100`).join('')} />
      {band && (
        <path
          className={plot.band}
          d={areaPath(
            band.points.map(([a, , high]) => at(a, high)),
            band.points.map(([a, low]) => at(a, low)),
          )}
        />
      )}
      {lines.map((line) => (
        <g key={line.label}>
          {line.look === 'area' && (
            <path className={plot.area} d={`${drawn(line)}V${floor}H${percentAlong(x, line.points[0]?.[0] ?? 0)}Z`} />
          )}
          {line.look === 'dots' ? (
            <path className={styles.dots} d={line.points.map(([a, b]) => `${linePath([at(a, b)])}h0`).join('')} />
          ) : (
            <path className={lookClasses[line.look]} d={drawn(line)} />
          )}
        </g>
      ))}
    </>
  );
}

function LineNames({ x, y, lines }: Drawn) {
  const curved = lines
    .filter(({ name }) => name === undefined)
    .map(({ points }) => points.map(([a, b]) => [percentAlong(x, a), percentAlong(y, b)] as const));
  return lines.map(({ name, points: [first = [0, 0]] }) => {
    const up = percentAlong(y, first[1]);
    return (
      name !== undefined && (
        <PlotLabel
          key={name}
          at={[findClearPlace(curved, up, up + lineHeight), up]}
          by={[6, -5]}
          className={plot.limitText}
        >
          {name}
        </PlotLabel>
      )
    );
  });
}

function MarkedPoint({ left, up, text, alarm, below, before }: Mark & { left: number; up: number }) {
  const atEnd = before || left > 70;
  return (
    <>
      <Dot at={[left, up]} alarm={alarm} />
      <PlotLabel
        at={[left, up]}
        by={[atEnd ? -11 : 11, before ? 4 : below || up > 85 ? 18 : -9]}
        anchor={atEnd ? 'end' : undefined}
        className={plot.strong}
      >
        {text}
      </PlotLabel>
    </>
  );
}
