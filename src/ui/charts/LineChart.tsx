import { path, plot } from '../figures/Plot.tsx';
import { type Axis, Chart, type ChartTable, type Look, place } from './Chart.tsx';

export interface Line {
  label: string;
  look: Exclude<Look, 'band'>;
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
  marks?: readonly { x: number; y: number; text: string; alarm?: boolean | undefined; below?: boolean | undefined }[];
  table: ChartTable;
}

const classOf = { measured: plot.curve, area: plot.curve, expected: plot.expected, limit: plot.limit } as const;

/** Values over time or level. */
export function LineChart({ label, x, y, lines, band, marks = [], table }: LineChartProps) {
  const at = ([a, b]: readonly [number, number]) => [place(x, a), place(y, b)] as const;
  return (
    <Chart
      label={label}
      x={x}
      y={y}
      table={table}
      legend={[...lines, ...(band ? [{ label: band.label, look: 'band' as const }] : [])]}
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
                  d={`${path(line.points.map(at))}V0H${place(x, line.points[0]?.[0] ?? 0)}Z`}
                />
              )}
              <path className={classOf[line.look]} d={path(line.points.map(at))} />
            </g>
          ))}
        </>
      }
      marks={marks.map((mark) => {
        const [left, up] = at([mark.x, mark.y]);
        const atEnd = left > 70;
        return (
          <g key={mark.text}>
            <circle className={mark.alarm ? plot.alarmDot : plot.dot} cx={`${left}%`} cy={`${100 - up}%`} r="6" />
            <text
              className={plot.strong}
              x={`${left}%`}
              y={`${100 - up}%`}
              dx={atEnd ? -11 : 11}
              dy={mark.below || up > 85 ? 18 : -9}
              textAnchor={atEnd ? 'end' : 'start'}
            >
              {mark.text}
            </text>
          </g>
        );
      })}
    />
  );
}
