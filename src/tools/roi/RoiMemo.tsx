import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { PrintButton } from '../../shared/ui/ToolButtons.tsx';
import { PrintSheet } from '../kit/PrintSheet.tsx';
import { type RoiField, type RoiSource, roiSources } from './fields.ts';
import type { RoiValues } from './inputs.ts';
import { type RoiCase, type RoiResult, readingHours, roiCases, verdictOf } from './payback.ts';
import styles from './RoiMemo.module.css';
import { formatRupiah } from './rupiah.ts';
import type { RoiToolText } from './schema.ts';
import { sensitivity } from './sensitivity.ts';
import { fieldValue, payback, resultRows } from './words.ts';

interface MemoProps {
  values: RoiValues;
  cases: Record<RoiCase, RoiResult>;
  text: RoiToolText;
}

const avoidable: Record<RoiSource, RoiField> = {
  readings: 'cegahUkur',
  runOuts: 'cegahHabis',
  deliveries: 'cegahKirim',
  loss: 'cegahSusut',
  downtime: 'cegahHenti',
};

/** One page for those who decide: situation, calculation, result, assumptions, risks, signatures. */
export function RoiMemo({ values, cases, text }: MemoProps) {
  const { memo } = text;
  const { mid } = cases;
  const named = sensitivity(values)
    .slice(0, 3)
    .map(({ field }) => `${text.fields[field].label.toLowerCase()} (${fieldValue(field, values[field], text)})`);
  const slots = {
    tangki: formatNumber(values.tangki),
    jam: formatNumber(readingHours(values)),
    kini: formatRupiah(mid.nowTotal),
    teratas: named.join(', '),
    bulan: payback(mid, text),
  };
  return (
    <div className={`${styles.part} stack-5`}>
      <div className={`${styles.intro} screen-only`}>
        <h3 className="large">{memo.heading}</h3>
        <p className={`${styles.lead} quiet measure`}>{memo.lead}</p>
        <PrintButton label={text.actions.print} />
      </div>
      <PrintSheet label={memo.title}>
        <div className={`${styles.memo} caption stack-1`}>
          <h4 className={`${styles.title} large`}>{memo.title}</h4>
          <dl className={styles.head}>
            {memo.head.map((line) => (
              <div key={line} className={`${styles.line} stack-1`}>
                <dt>{line}</dt>
                <dd className={styles.blank} />
              </div>
            ))}
            <div className={`${styles.line} stack-1`} data-wide="">
              <dt>{memo.subject.label}</dt>
              <dd>{fillSlots(memo.subject.text, slots)}</dd>
            </div>
          </dl>
          <h5>{memo.situation.title}</h5>
          <p>{fillSlots(memo.situation.text, slots)}</p>
          <h5>{memo.calculation.title}</h5>
          <MemoTable
            columns={memo.calculation.columns}
            rows={roiSources.map((source) => [
              text.sources[source],
              formatRupiah(mid.now[source]),
              fieldValue(avoidable[source], values[avoidable[source]], text),
              formatRupiah(mid.savings[source]),
            ])}
            total={[memo.calculation.total, formatRupiah(mid.nowTotal), '', formatRupiah(mid.savingsTotal)]}
          />
          <h5>{memo.result.title}</h5>
          <p>
            <strong>{fillSlots(text.verdict[verdictOf(mid)], slots)}</strong>
          </p>
          <MemoTable
            columns={[text.tables.item, ...roiCases.map((name) => text.cases[name])]}
            rows={resultRows(
              roiCases.map((name) => cases[name]),
              text,
            )}
          />
          <h5>{memo.assumptions.title}</h5>
          <Points items={memo.assumptions.items.map((item) => fillSlots(item, slots))} />
          <h5>{memo.risks.title}</h5>
          <Points items={memo.risks.items} />
          <ul className={`${styles.signatures} stack-4`}>
            {memo.signatures.map((who) => (
              <li key={who}>{who}</li>
            ))}
          </ul>
          <p className={styles.source}>{memo.source}</p>
        </div>
      </PrintSheet>
    </div>
  );
}

function Points({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

interface MemoTableProps {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  total?: readonly string[];
}

function MemoTable({ columns, rows, total }: MemoTableProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, ...(total ? [total] : [])].map((row) => (
          <tr key={row[0]} data-total={row === total || undefined}>
            <th scope="row">{row[0]}</th>
            {row.slice(1).map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
