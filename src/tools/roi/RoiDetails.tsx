import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { RangeBars } from '../kit/charts/RangeBars.tsx';
import { Fold } from '../kit/Fold.tsx';
import { type RoiCase, type RoiRadio, roiCases } from './cases.ts';
import { roiSources } from './fields.ts';
import type { RoiValues } from './inputs.ts';
import type { RoiResult } from './payback.ts';
import styles from './RoiCalculator.module.css';
import type { RoiToolText } from './schema.ts';
import { changesThatPay, sensitivity } from './sensitivity.ts';
import { fieldValue, inShort, payback, resultRows, shareOf, spanOf, swingName, wordsOf } from './words.ts';

interface DetailsProps {
  values: RoiValues;
  radios: readonly RoiRadio[];
  cases: Record<RoiCase, RoiResult>;
  text: RoiToolText;
}

/** The three cases, where the money comes from, what it hangs on, and the figures of this site beside the buyer's. */
export function RoiDetails({ values, radios, cases, text }: DetailsProps) {
  const { tables, claims } = text;
  const { low, mid, high } = cases;
  const money = inShort(text);
  return (
    <>
      <Fold title={tables.cases}>
        <DataTable
          caption={tables.cases}
          columns={[tables.item, ...roiCases.map((name) => text.cases[name])]}
          rows={resultRows([low, mid, high], text, money)}
          stack
        />
      </Fold>
      <Fold title={tables.savings}>
        <RangeBars
          caption={tables.savings}
          note={tables.savingsNote}
          columns={[text.rows.savings, text.cases.mid]}
          bars={roiSources.map((source) => ({
            label: text.sources[source],
            note: `${money(low.savings[source])} – ${money(high.savings[source])}`,
            from: 0,
            to: mid.savings[source],
            spread: [low.savings[source], high.savings[source]],
            cells: [money(mid.savings[source])],
          }))}
        />
      </Fold>
      <Fold title={tables.swings}>
        <RangeBars
          caption={tables.swings}
          note={tables.swingsNote}
          columns={[tables.value, tables.worse, tables.better]}
          middle={mid.fiveYears}
          bars={sensitivity(values, radios).map(({ field, worse, better }) => ({
            label: swingName(field, text),
            note: spanOf(values, field, radios, text),
            from: worse,
            to: better,
            cells: [money(worse), money(better)],
          }))}
        />
      </Fold>
      <Fold title={claims.title.plain}>
        <div className={`${styles.claims} quiet measure stack-1`}>
          <Text.p>{fillSlots(claims.savings, { sendiri: shareOf(mid, text) })}</Text.p>
          <Text.p>{fillSlots(claims.payback, { sendiri: payback(mid, text) })}</Text.p>
          <Text.p>{claims.note}</Text.p>
        </div>
      </Fold>
    </>
  );
}

/** What alone would make a calculation pay that does not. */
export function RoiChanges({ values, radios, text }: Omit<DetailsProps, 'cases'>) {
  const changes = changesThatPay(values, radios).slice(0, 4);
  return (
    <div className={`${styles.changes} measure stack-1`}>
      <h3 className={`${styles.heading} heading plain`}>{text.changes.title}</h3>
      {changes.length === 0 && <p>{text.changes.none}</p>}
      <ul>
        {changes.map(({ field, from, to }) => (
          <li key={field}>
            {fillSlots(text.changes.line, {
              label: wordsOf(field, text).label,
              from: fieldValue(field, from, text),
              to: fieldValue(field, to, text),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
