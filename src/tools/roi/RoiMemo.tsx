import { formatNumber } from '../../shared/format/format.ts';
import { formatFree } from '../../shared/format/parse-number.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { PrintButton } from '../../shared/ui/ToolButtons.tsx';
import { Fold } from '../kit/Fold.tsx';
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
    tahun: formatNumber(values.years),
    pph: values.incomeTax
      ? fillSlots(memo.taxed, { pph: `${formatFree(values.incomeTax)}%`, susut: formatNumber(values.depreciation) })
      : memo.untaxed,
  };
  return (
    <Fold title={memo.heading} printed>
      <div className={`${styles.part} stack-5`}>
        <div className={`${styles.intro} stack-4 screen-only`}>
          <p className="quiet measure">{memo.lead}</p>
          <PrintButton label={text.actions.print} disabled={tool.refused} />
        </div>
        {/* A sheet of A4: on the page a preview of what is printed, in print the only thing there is. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the sheet scrolls and must be reachable by keys */}
        <section className={`${styles.sheet} slim sheet`} aria-label={memo.title} tabIndex={0}>
          <div className={`${styles.memo} caption stack-1`}>
            <h3 className={`${styles.title} large`}>{memo.title}</h3>
            <dl className={styles.head}>
              {memo.head.map((line) => (
                <div key={line} className={`${styles.line} stack-1`}>
                  <dt className="faint">{line}</dt>
                  <dd className={styles.blank} />
                </div>
              ))}
              <div className={`${styles.line} stack-1`} data-wide="">
                <dt className="faint">{memo.subject.label}</dt>
                <dd className="strong">{fillSlots(memo.subject.text, slots)}</dd>
              </div>
            </dl>
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
            <h4>{memo.result.title}</h4>
            <p>
              <strong>{fillSlots(text.verdict[answerOf(mid)], slots)}</strong>
            </p>
            <DataTable
              caption={memo.result.title}
              quiet
              columns={[text.tables.item, ...roiCases.map((name) => text.cases[name])]}
              rows={roiRows.map((row) => [
                text.rows[row],
                ...roiCases.map((name) => rowValue(row, result[name], text, formatRupiah)),
              ])}
            />
            <h4>{memo.assumptions.title}</h4>
            <Points items={memo.assumptions.items.map((item) => fillSlots(item, slots))} />
            <h4>{memo.risks.title}</h4>
            <Points items={memo.risks.items.map((item) => fillSlots(item, slots))} />
            <ul className={`${styles.signatures} stack-4`}>
              {memo.signatures.map((who) => (
                <li key={who}>{who}</li>
              ))}
            </ul>
            <p className="faint">{memo.source}</p>
          </div>
        </section>
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
