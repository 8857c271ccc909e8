import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Readings } from '../../shared/ui/ToolSheet.tsx';
import { RangeBars } from '../kit/charts/RangeBars.tsx';
import { roiSources } from './fields.ts';
import type { RoiValues } from './inputs.ts';
import { type RoiCase, type RoiResult, roiCases, type Verdict, verdictOf } from './payback.ts';
import styles from './RoiCalculator.module.css';
import { shortRupiah } from './rupiah.ts';
import type { RoiToolText } from './schema.ts';
import { changesThatPay } from './sensitivity.ts';
import { fieldValue, payback, resultRows } from './words.ts';

interface OutcomeProps {
  values: RoiValues;
  cases: Record<RoiCase, RoiResult>;
  text: RoiToolText;
}

const lowVerdicts = { pays: 'lowPays', late: 'lowLate', never: 'lowNever' } as const satisfies Record<Verdict, string>;

/** The answer in a sentence, the three cases, and where the money comes from. */
export function RoiOutcome({ values, cases, text }: OutcomeProps) {
  const { low, mid, high } = cases;
  const verdict = verdictOf(mid);
  const inOrder = roiCases.map((name) => cases[name]);
  const between = (of: (result: RoiResult) => string) => `${of(low)} – ${of(high)}`;
  return (
    <>
      <div className={styles.verdict} data-verdict={verdict} role="status">
        <p className={`${styles.sentence} large`}>{fillSlots(text.verdict[verdict], { bulan: payback(mid, text) })}</p>
        <p>{fillSlots(text.verdict[lowVerdicts[verdictOf(low)]], { bulan: payback(low, text) })}</p>
      </div>
      <Readings
        items={[
          {
            label: text.rows.payback,
            value: payback(mid, text),
            note: between((result) => payback(result, text)),
            state: verdict === 'pays' ? 'measured' : 'warning',
          },
          {
            label: text.rows.net,
            value: shortRupiah(mid.net),
            note: between((result) => shortRupiah(result.net)),
            state: mid.net > 0 ? 'measured' : 'warning',
          },
          {
            label: text.rows.fiveYears,
            value: shortRupiah(mid.fiveYears),
            note: between((result) => shortRupiah(result.fiveYears)),
            state: mid.fiveYears >= 0 ? 'measured' : 'warning',
          },
        ]}
      />
      {verdict !== 'pays' && <Changes values={values} text={text} />}
      <DataTable
        caption={text.tables.cases}
        columns={[text.tables.item, ...roiCases.map((name) => text.cases[name])]}
        rows={resultRows(inOrder, text, shortRupiah)}
        stack
      />
      <RangeBars
        caption={text.tables.savings}
        note={text.tables.savingsNote}
        columns={[text.rows.savings, text.cases.mid]}
        bars={roiSources.map((source) => ({
          label: text.sources[source],
          note: between((result) => shortRupiah(result.savings[source])),
          from: 0,
          to: mid.savings[source],
          spread: [low.savings[source], high.savings[source]],
          cells: [shortRupiah(mid.savings[source])],
        }))}
      />
    </>
  );
}

/** What alone would make a calculation pay that does not. */
function Changes({ values, text }: Pick<OutcomeProps, 'values' | 'text'>) {
  const changes = changesThatPay(values).slice(0, 4);
  return (
    <div className={`${styles.changes} measure stack-1`}>
      <h4 className={`${styles.heading} heading plain`}>{text.changes.title}</h4>
      {changes.length === 0 && <p>{text.changes.none}</p>}
      <ul>
        {changes.map(({ field, from, to }) => (
          <li key={field}>
            {fillSlots(text.changes.line, {
              label: text.fields[field].label,
              from: fieldValue(field, from, text),
              to: fieldValue(field, to, text),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
