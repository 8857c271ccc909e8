import type { ReactNode } from 'react';
import { clearPlace, path, plot } from '../../../shared/ui/plot/Plot.tsx';
import { type Axis, place } from './axis.ts';
import { Chart, type ChartTable, type SeriesLook } from './Chart.tsx';
import { type LineReading, plotReading } from './line-reading.ts';

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

interface LineChartProps {
  label: string;
  x: Axis;
  y: Axis;
  lines: readonly Line[];
  /** The range that a value lies in with the stated certainty. */
  band?: Between | undefined;
  /** Points worth a word. */
  marks?: readonly {
    x: number;
    y: number;
    /** None where the line that it stands on has a name. */
    text?: string | undefined;
    alarm?: boolean | undefined;
    below?: boolean | undefined;
    /** The words stand to the left of it, at its height. */
    before?: boolean | undefined;
  }[];
  table: ChartTable;
  reading?: LineReading | undefined;
  /** Under the plot: what chooses the part that the horizontal axis shows. */
  control?: ReactNode;
}

/** Of a line of words, in per cent of a low chart. */
const lineHeight = 9;

const classOf = { measured: plot.curve, area: plot.curve, expected: plot.expected, limit: plot.limit } as const;

/** Values over time or level. */
export function LineChart({ label, x, y, lines, band, marks = [], table, reading, control }: LineChartProps) {
  const at = ([a, b]: readonly [number, number]) => [place(x, a), place(y, b)] as const;
  const curved = lines.filter(({ name }) => name === undefined).map(({ points }) => points.map(at));
  // An area stands on zero, or on the edge that is nearest to it.
  const floor = place(y, Math.min(y.max, Math.max(y.min, 0)));
  return (
    <Chart
      label={label}
      x={x}
      y={y}
      table={table}
      control={control}
      reading={reading && plotReading(reading, x, y)}
      legend={[
        ...lines.filter(({ name }) => name === undefined),
        ...(band ? [{ label: band.label, look: 'band' as const }] : []),
      ]}
      curves={
        <>
          {band && (
            <path
              className={plot.band}
              d={`${path([
                ...band.points.map(([a, , high]) => at([a, high])),
                ...[...band.points].reverse().map(([a, low]) => at([a, low])),
              ])}Z`}
            />
          )}
          {lines.map((line) => (
            <g key={line.label}>
              {line.look === 'area' && (
                <path
                  className={plot.area}
                  d={`${path(line.points.map(at))}V${floor}H${place(x, line.points[0]?.[0] ?? 0)}Z`}
                />
              )}
              <path className={classOf[line.look]} d={path(line.points.map(at))} />
            </g>
          ))}
        </>
      }
      marks={[
        ...lines.map(({ name, points: [first = [0, 0]] }) => {
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
        }),
        ...marks
          .filter((mark) => mark.x >= x.min && mark.x <= x.max)
          .map((mark) => {
            const [left, up] = at([mark.x, mark.y]);
            const atEnd = mark.before || left > 70;
            return (
              <g key={`${mark.x} ${mark.y}`}>
                <circle className={mark.alarm ? plot.alarmDot : plot.dot} cx={`${left}%`} cy={`${100 - up}%`} r="6" />
                <text
                  className={plot.strong}
                  x={`${left}%`}
                  y={`${100 - up}%`}
                  dx={atEnd ? -11 : 11}
                  dy={mark.before ? 4 : mark.below || up > 85 ? 18 : -9}
                  textAnchor={atEnd ? 'end' : 'start'}
                >
                  {mark.text}
                </text>
              </g>
            );
          }),
      ]}
    />
  );
}
