import { formatNumber } from '../../shared/format/format.ts';
import { formatFree } from '../../shared/format/parse-number.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { PrintButton } from '../../shared/ui/ToolButtons.tsx';
import { Fold } from '../kit/Fold.tsx';
import { PrintSheet } from '../kit/PrintSheet.tsx';
import { avoidableShare, roiSources } from './inputs.ts';
import { answerOf, readingHours, roiCases, roiRows, sensitivity } from './model.ts';
import styles from './Roi.module.css';
import { fieldValue, formatRupiah, type RoiView, rowValue, spanOf, swingName } from './words.ts';

/** One page for those who decide: situation, calculation, result, assumptions, risks, signatures. */
export function RoiMemo({ values, data, result, tool, text }: RoiView) {
  const { memo } = text;
  const { mid } = result;
  const money = (value: number) => formatRupiah(value, text.money);
  const named = sensitivity(values, data.radios)
    .slice(0, 3)
    .map(({ field }) => `${swingName(field, text).toLowerCase()} (${spanOf(values, field, data)})`);
  const slots = {
    tangki: formatNumber(values.tanks),
    jam: formatNumber(readingHours(values)),
    kini: money(mid.nowTotal),
    teratas: named.join(', '),
    bulan: rowValue('payback', mid, text),
    bertahap: formatNumber(values.rampUpMonths),
    naik: `${formatFree(values.wageRise)}%`,
    bunga: `${formatFree(values.discountRate)}%`,
    pajak: text.fields.pajak.options[values.vatTreatment].toLowerCase(),
  };
  return (
    <Fold title={memo.heading} printed>
      <div className={`${styles.part} stack-5`}>
        <div className={`${styles.intro} screen-only`}>
          <p className={`${styles.lead} quiet measure`}>{memo.lead}</p>
          <PrintButton label={text.actions.print} disabled={tool.refused} />
        </div>
        <PrintSheet label={memo.title}>
          <div className={`${styles.memo} caption stack-1`}>
            <h3 className={`${styles.title} large`}>{memo.title}</h3>
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
            <h4>{memo.situation.title}</h4>
            <p>{fillSlots(memo.situation.text, slots)}</p>
            <h4>{memo.calculation.title}</h4>
            <MemoTable
              name={memo.calculation.title}
              columns={memo.calculation.columns}
              rows={roiSources.map((source) => [
                text.sources[source],
                money(mid.now[source]),
                fieldValue(avoidableShare[source], values[avoidableShare[source]], text),
                money(mid.savings[source]),
              ])}
              total={[memo.calculation.total, money(mid.nowTotal), '', money(mid.savingsTotal)]}
            />
            <h4>{memo.result.title}</h4>
            <p>
              <strong>{fillSlots(text.verdict[answerOf(mid)], slots)}</strong>
            </p>
            <MemoTable
              name={memo.result.title}
              columns={[text.tables.item, ...roiCases.map((name) => text.cases[name])]}
              rows={roiRows.map((row) => [
                text.rows[row],
                ...roiCases.map((name) => rowValue(row, result[name], text, formatRupiah)),
              ])}
            />
            <h4>{memo.assumptions.title}</h4>
            <Points items={memo.assumptions.items.map((item) => fillSlots(item, slots))} />
            <h4>{memo.risks.title}</h4>
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
    </Fold>
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
  /** The heading above it, heard as its name. */
  name: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  total?: readonly string[];
}

function MemoTable({ name, columns, rows, total }: MemoTableProps) {
  return (
    <table className={styles.table} aria-label={name}>
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
