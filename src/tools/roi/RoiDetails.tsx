import { DataTable } from '../../shared/ui/Table.tsx';
import { place } from '../kit/charts/chart-reading.ts';
import { roiSources } from './inputs.ts';
import { roiCases, roiRows, sensitivity } from './model.ts';
import styles from './RoiDetails.module.css';
import { type RoiView, rowValue, shortRupiah, spanOf, swingName } from './words.ts';

/** The three cases line by line. */
export function CasesTable({ result, text }: RoiView) {
  return (
    <DataTable
      caption={text.tables.cases}
      columns={[text.tables.item, ...roiCases.map((name) => text.cases[name])]}
      rows={roiRows.map((row) => [text.rows[row], ...roiCases.map((name) => rowValue(row, result[name], text))])}
      stack
    />
  );
}

/** Where the money comes from. */
export function SavingsBars({ result: { low, mid, high }, text }: RoiView) {
  const { tables, money, cases } = text;
  return (
    <Bars
      note={tables.savingsNote}
      columns={[text.rows.savings, cases.mid]}
      bars={roiSources.map((source) => {
        const spread = [low.savings[source], high.savings[source]] as const;
        const to = mid.savings[source];
        const note = spread.map((value) => shortRupiah(value, money)).join(' – ');
        return { label: text.sources[source], note, from: 0, to, spread, cells: [shortRupiah(to, money)] };
      })}
    />
  );
}

/** What the answer hangs on. */
export function SwingBars({ values, data, result: { mid }, text }: RoiView) {
  const { tables, money } = text;
  return (
    <Bars
      note={tables.swingsNote}
      columns={[tables.value, tables.worse, tables.better]}
      middle={mid.fiveYears}
      bars={sensitivity(values, data.radios).map(({ field, worse, better }) => ({
        label: swingName(field, text),
        note: spanOf(values, field, data),
        from: worse,
        to: better,
        cells: [shortRupiah(worse, money), shortRupiah(better, money)],
      }))}
    />
  );
}

interface BarsProps {
  /** How to read it. */
  note: string;
  /** Heads of the line itself and of each cell. */
  columns: readonly string[];
  bars: readonly {
    label: string;
    note: string;
    from: number;
    to: number;
    /** A thin line from end to end over the bar: how far the value may lie off. */
    spread?: readonly [low: number, high: number];
    cells: readonly string[];
  }[];
  /** The bars reach to both sides of this value; without it they start at zero. */
  middle?: number;
}

/** Named bars on one scale: a table whose rows are drawn, so that the chart and its figures are one thing. */
function Bars({ note, columns, bars, middle }: BarsProps) {
  const all = [middle ?? 0, ...bars.flatMap(({ from, to, spread = [] }) => [from, to, ...spread])];
  const scale = { min: Math.min(...all), max: Math.max(...all) };
  const at = (value: number) => place(scale, Math.min(scale.max, Math.max(scale.min, value)));
  const hasZero = scale.min <= 0 && scale.max >= 0;
  return (
    <>
      <p className="note measure">{note}</p>
      <table className={styles.bars}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} className="caption" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.map(({ label, note: detail, from, to, spread, cells }) => (
            <tr key={label} className="rule">
              <th scope="row">
                {label} <span className="small faint plain block">{detail}</span>
                {/* What is drawn stands in the cells beside it; what lies below zero is drawn as a debt. */}
                <svg className={styles.bar} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
                  <path className={styles.base} d="M0 10H100" />
                  {to > 0 && (
                    <path
                      className={styles.gain}
                      d={`M${at(Math.max(0, from))} 2H${at(to)}V18H${at(Math.max(0, from))}Z`}
                    />
                  )}
                  {from < 0 && (
                    <path className={styles.debt} d={`M${at(from)} 2H${at(Math.min(0, to))}V18H${at(from)}Z`} />
                  )}
                  {spread && (
                    <path
                      d={`M${at(spread[0])} 10H${at(spread[1])}${spread.map((end) => `M${at(end)} 4V16`).join('')}`}
                    />
                  )}
                  {hasZero && <path d={`M${at(0)} 0V20`} />}
                  {middle !== undefined && <path className={styles.middle} d={`M${at(middle)} 0V20`} />}
                </svg>
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="figures small unbroken">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
