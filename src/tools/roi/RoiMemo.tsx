import { Fragment } from 'react';
import { formatFree, formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Paper } from '../kit/RecordSheet.tsx';
import { avoidableShare, roiSources } from './inputs.ts';
import { answerOf, type RoiRow, readingHours, roiCases, roiRows, sensitivity } from './model.ts';
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
    tahun: formatNumber(values.years),
    pph: values.incomeTax
      ? fillSlots(memo.taxed, { pph: `${formatFree(values.incomeTax)}%`, susut: formatNumber(values.depreciation) })
      : memo.untaxed,
  };
  const casesOf = (row: RoiRow) => roiCases.map((name) => rowValue(row, result[name], text, formatRupiah));
  return (
    <Paper text={memo} print={{ label: text.actions.print, disabled: tool.refused }}>
      <p className="strong">{fillSlots(memo.subject, slots)}</p>
      <h4>{memo.situation.title}</h4>
      <p>{fillSlots(memo.situation.text, slots)}</p>
      <h4>{memo.calculation.title}</h4>
      <DataTable
        caption={memo.calculation.title}
        quiet
        columns={memo.calculation.columns}
        rows={[
          ...roiSources.map((source) => [
            text.sources[source],
            money(mid.now[source]),
            fieldValue(avoidableShare[source], values[avoidableShare[source]], text),
            money(mid.savings[source]),
          ]),
          [memo.calculation.total, money(mid.nowTotal), '', money(mid.savingsTotal)],
        ]}
      />
      <h4>{memo.result}</h4>
      <p className="strong">{fillSlots(text.verdict[answerOf(mid)], slots)}</p>
      <DataTable
        caption={memo.result}
        quiet
        columns={[text.tables.item, ...roiCases.map((name) => text.cases[name])]}
        rows={roiRows.map((row) => [text.rows[row], ...casesOf(row)])}
      />
      {[memo.assumptions, memo.risks].map(({ title, items }) => (
        <Fragment key={title}>
          <h4>{title}</h4>
          <ul className={styles.points}>
            {items.map((item) => (
              <li key={item}>{fillSlots(item, slots)}</li>
            ))}
          </ul>
        </Fragment>
      ))}
      <p className="faint">{memo.source}</p>
    </Paper>
  );
}
