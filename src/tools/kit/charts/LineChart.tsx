import type { ReactNode } from 'react';
import { About } from '../../../shared/ui/About.tsx';
import { clearPlace, Plot, path, plot } from '../../../shared/ui/plot/Plot.tsx';
import { DataTable } from '../../../shared/ui/Table.tsx';
import { interfaceWords } from '../../../shared/words/interface.words.ts';
import { ChartReader } from './ChartReader.tsx';
import { type Axis, type LineReading, place, plotReading } from './chart-reading.ts';
import styles from './LineChart.module.css';

type SeriesLook = 'measured' | 'expected' | 'limit' | 'area' | 'band';

export interface Line {
  label: string;
  look: Exclude<SeriesLook, 'band'>;
  /** Words that stand on the line itself, at its left end; the legend then leaves it out. */
  name?: string | undefined;
  points: readonly (readonly [x: number, y: number])[];
}

export interface Between {
  label: string;
  /** x, lower edge, upper edge. */
  points: readonly (readonly [x: number, low: number, high: number])[];
}

/** A point worth a word. */
interface Mark {
  x: number;
  y: number;
  /** None where the line that it stands on has a name. */
  text?: string | undefined;
  alarm?: boolean | undefined;
  below?: boolean | undefined;
  /** The words stand to the left of it, at its height. */
  before?: boolean | undefined;
}

interface LineChartProps {
  /** What the chart shows, in a sentence: read out in its place. */
  label: string;
  x: Axis;
  y: Axis;
  lines: readonly Line[];
  /** The range that a value lies in with the stated certainty. */
  band?: Between | undefined;
  marks?: readonly Mark[];
  /** Its figures, below it as a table that opens. */
  table: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };
  reading?: LineReading | undefined;
  /** Under the plot: what chooses the part that the horizontal axis shows. */
  control?: ReactNode;
}

/** Of a line of words, in per cent of a low chart. */
const lineHeight = 9;

const classOf = { measured: plot.curve, area: plot.curve, expected: plot.expected, limit: plot.limit } as const;

/** Values over time or level, with named axes. */
export function LineChart({ label, x, y, lines, band, marks = [], table, reading, control }: LineChartProps) {
  const unnamed = lines.filter(({ name }) => name === undefined);
  const legend = [...unnamed, ...(band ? [{ label: band.label, look: 'band' as const }] : [])];
  return (
    <figure className="stack-1 slim">
      <p className="label">{y.title}</p>
      <div className={styles.box}>
        <ChartReader label={y.title} reading={reading && plotReading(reading, x, y)}>
          <Plot label={label} curves={<Curves x={x} y={y} lines={lines} band={band} />}>
            {y.ticks.map(({ at, label: text }) => (
              <text key={at} x="0" dx="-8" y={`${100 - place(y, at)}%`} dy="0.35em" textAnchor="end">
                {text}
              </text>
            ))}
            {x.ticks.map(({ at, label: text }) => (
              <text
                key={at}
                x={`${place(x, at)}%`}
                y="100%"
                dy="1.6em"
                textAnchor={place(x, at) < 2 ? 'start' : place(x, at) > 98 ? 'end' : 'middle'}
              >
                {text}
              </text>
            ))}
            <LineNames x={x} y={y} lines={lines} />
            {marks
              .filter((mark) => mark.x >= x.min && mark.x <= x.max)
              .map((mark) => (
                <MarkedPoint key={`${mark.x} ${mark.y}`} {...mark} left={place(x, mark.x)} up={place(y, mark.y)} />
              ))}
          </Plot>
        </ChartReader>
      </div>
      {control}
      <div className={`${styles.foot} spread`}>
        <ul className={`${styles.legend} row small quiet wrap`}>
          {legend.map((item) => (
            <li key={item.label} className={`${styles.entry} row`} data-look={item.look}>
              {item.label}
            </li>
          ))}
        </ul>
        <p className="label">{x.title}</p>
      </div>
      <details className="slim">
        <summary className={`${styles.summary} small touch inline-row screen-only`}>
          {interfaceWords.chartTable}
          <About>{table.caption}</About>
        </summary>
        <DataTable {...table} quiet />
      </details>
    </figure>
  );
}

type Drawn = Pick<LineChartProps, 'x' | 'y' | 'lines'>;

function Curves({ x, y, lines, band }: Drawn & Pick<LineChartProps, 'band'>) {
  const at = (a: number, b: number) => [place(x, a), place(y, b)] as const;
  const drawn = (line: Line) => path(line.points.map(([a, b]) => at(a, b)));
  // An area stands on zero, or on the edge that is nearest to it.
  const floor = place(y, Math.min(y.max, Math.max(y.min, 0)));
  return (
    <>
      <path className={styles.grid} d={y.ticks.map((tick) => `M0 ${place(y, tick.at)}H100`).join('')} />
      {band && (
        <path
          className={plot.band}
          d={`${path([
            ...band.points.map(([a, , high]) => at(a, high)),
            ...band.points.map(([a, low]) => at(a, low)).reverse(),
          ])}Z`}
        />
      )}
      {lines.map((line) => (
        <g key={line.label}>
          {line.look === 'area' && (
            <path className={plot.area} d={`${drawn(line)}V${floor}H${place(x, line.points[0]?.[0] ?? 0)}Z`} />
          )}
          <path className={classOf[line.look]} d={drawn(line)} />
        </g>
      ))}
    </>
  );
}

/** Words on lines, where no curve meets them. */
function LineNames({ x, y, lines }: Drawn) {
  const curved = lines
    .filter(({ name }) => name === undefined)
    .map(({ points }) => points.map(([a, b]) => [place(x, a), place(y, b)] as const));
  return lines.map(({ name, points: [first = [0, 0]] }) => {
    const up = place(y, first[1]);
    return (
      name !== undefined && (
        <text
          key={name}
          className={plot.limitText}
          x={`${clearPlace(curved, up, up + lineHeight)}%`}
          y={`${100 - up}%`}
          dx="6"
          dy="-5"
        >
          {name}
        </text>
      )
    );
  });
}

function MarkedPoint({ left, up, text, alarm, below, before }: Mark & { left: number; up: number }) {
  const atEnd = before || left > 70;
  return (
    <>
      <circle className={alarm ? plot.alarmDot : plot.dot} cx={`${left}%`} cy={`${100 - up}%`} r="6" />
      <text
        className={plot.strong}
        x={`${left}%`}
        y={`${100 - up}%`}
        dx={atEnd ? -11 : 11}
        dy={before ? 4 : below || up > 85 ? 18 : -9}
        textAnchor={atEnd ? 'end' : 'start'}
      >
        {text}
      </text>
    </>
  );
}
