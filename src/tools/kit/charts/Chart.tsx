import type { ReactNode } from 'react';
import { About } from '../../../shared/ui/About.tsx';
import { Plot } from '../../../shared/ui/plot/Plot.tsx';
import { DataTable } from '../../../shared/ui/Table.tsx';
import { interfaceWords } from '../../../shared/words/interface.words.ts';
import { type Axis, place } from './axis.ts';
import styles from './Chart.module.css';
import { ChartReader } from './ChartReader.tsx';
import type { PlotReading } from './chart-reading.ts';

/** The figures of a chart as a table. */
export interface ChartTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

interface ChartProps {
  /** What the chart shows, in a sentence: read out in its place. */
  label: string;
  x: Axis;
  y: Axis;
  /** Curves in the 100 × 100 box of `Plot`; `place` turns values into it. */
  curves: ReactNode;
  /** Words and dots over the curves, in per cent of the box, y downwards. */
  marks?: ReactNode;
  legend?: readonly { label: string; look: SeriesLook }[] | undefined;
  table: ChartTable;
  /** What it answers to pointer, finger and keys. */
  reading?: PlotReading | undefined;
  /** Under the plot: what chooses the part that is shown. */
  control?: ReactNode;
}

export type SeriesLook = 'measured' | 'expected' | 'limit' | 'area' | 'band';

/** A chart with named axes; the same figures stand below it as a table that opens. */
export function Chart({ label, x, y, curves, marks, legend = [], table, reading, control }: ChartProps) {
  return (
    <figure className="stack-1 slim">
      <p className="label">{y.title}</p>
      <div className={styles.box}>
        <ChartReader label={y.title} reading={reading}>
          <Plot
            label={label}
            curves={
              <>
                <path className={styles.grid} d={y.ticks.map(({ at }) => `M0 ${place(y, at)}H100`).join('')} />
                {curves}
              </>
            }
          >
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
            {marks}
          </Plot>
        </ChartReader>
      </div>
      {control}
      <div className={`${styles.foot} spread`}>
        <ul className={`${styles.legend} small quiet wrap`}>
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
