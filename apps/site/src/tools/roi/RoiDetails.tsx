import { roiSources } from 'tank-gauging/roi/inputs';
import { roiCases, roiRows, sensitivity } from 'tank-gauging/roi/model';
import { DataTable, Table } from '../../shared/ui/Table.tsx';
import { untranslated } from '../../shared/ui/untranslated.ts';
import styles from './RoiDetails.module.css';
import { fieldRange, type RoiView, rowValue, shortRupiah, swingName } from './words.ts';

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

export function SavingsBars({ result: { low, mid, high }, text }: RoiView) {
  const { tables, money, cases } = text;
  return (
    <Bars
      caption={tables.savings}
      note={tables.savingsNote}
      columns={[text.rows.savings, cases.mid]}
      bars={roiSources.map((source) => {
        const [from, at, to] = [low, mid, high].map(({ savings }) => savings[source]) as [number, number, number];
        const note = `${shortRupiah(from, money)} – ${shortRupiah(to, money)}`;
        return { label: text.sources[source], note, from, at, to, cells: [shortRupiah(at, money)] };
      })}
    />
  );
}

export function TornadoChart({ values, data, result: { mid }, text }: RoiView) {
  const { tables, money } = text;
  return (
    <Bars
      caption={tables.swings}
      note={tables.swingsNote}
      columns={[tables.value, tables.worse, tables.better]}
      bars={sensitivity(values, data.radios).map(({ field, worse, better }) => ({
        label: swingName(field, text),
        note: fieldRange(values, field, data),
        from: worse,
        at: mid.total,
        to: better,
        cells: [shortRupiah(worse, money), shortRupiah(better, money)],
      }))}
    />
  );
}

interface BarsProps {
  caption: string;
  /** Note on how to read the bars. */
  note: string;
  columns: readonly string[];
  /** Bars from the low to the high end of a value, with a mark at the value itself. */
  bars: readonly { label: string; note: string; from: number; at: number; to: number; cells: readonly string[] }[];
}

/** Table whose rows contain bars on a common scale. */
function Bars({ caption, note, columns, bars }: BarsProps) {
  const all = [0, ...bars.flatMap(({ from, at, to }) => [from, at, to])];
  // A scale that would be mostly empty starts at the lowest bar instead of zero.
  const min = Math.min(...all.slice(1)) > Math.max(...all) / 2 ? Math.min(...all.slice(1)) : Math.min(...all);
  const span = Math.max(...all) - min || 1;
  const at = (value: number) => ((value - min) / span) * 100;
  return (
    <>
      <p className="note measure">{note}</p>
      <Table caption={caption} quiet stack className={styles.bars} columns={columns}>
        {bars.map((bar) => (
          <tr key={bar.label}>
            <th scope="row">
              <span>{bar.label}</span> <span className="small faint block">{bar.note}</span>
              {/* Decorative: the cells have the same values. */}
              <svg className={`${styles.bar} full`} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
                <rect x={at(bar.from)} y="3" width={at(bar.to) - at(bar.from)} height="14" />
                <path d={`M0 10H100${min <= 0 ? `M${at(0)} 0V20` : ''}`} />
                <path className={styles.mark} d={`M${at(bar.at)} 0V20`} />
              </svg>
            </th>
            {bar.cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                className="figures small"
                data-column={columns[index + 1]}
                {...untranslated(cell)}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </>
  );
}
