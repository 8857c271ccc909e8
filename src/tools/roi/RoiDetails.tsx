import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { RangeBars } from '../kit/charts/RangeBars.tsx';
import type { RoiValues } from './inputs.ts';
import { roiSources } from './inputs.ts';
import type { RoiResult } from './model.ts';
import { type RoiCase, type RoiRadio, roiCases, sensitivity } from './model.ts';
import styles from './RoiCalculator.module.css';
import type { RoiToolText } from './schema.ts';
import { inShort, payback, resultRows, shareOf, spanOf, swingName } from './words.ts';

interface RoiDetailsProps {
  values: RoiValues;
  radios: readonly RoiRadio[];
  cases: Record<RoiCase, RoiResult>;
  text: RoiToolText;
}

/** One folded part: the three cases, where the money comes from, what it hangs on, and this site's figures beside it. */
export function RoiDetail({ of, ...props }: RoiDetailsProps & { of: keyof typeof parts }) {
  const Part = parts[of];
  return <Part {...props} />;
}

const parts = { cases: RoiCasesTable, savings: RoiSavings, swings: RoiSwings, claims: RoiClaims };

/** The three cases line by line. */
function RoiCasesTable({ cases: { low, mid, high }, text }: RoiDetailsProps) {
  const { tables } = text;
  return (
    <DataTable
      caption={tables.cases}
      columns={[tables.item, ...roiCases.map((name) => text.cases[name])]}
      rows={resultRows([low, mid, high], text, inShort(text))}
      stack
    />
  );
}

/** Where the money comes from. */
function RoiSavings({ cases: { low, mid, high }, text }: RoiDetailsProps) {
  const { tables } = text;
  const money = inShort(text);
  return (
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
  );
}

/** What the answer hangs on. */
function RoiSwings({ values, radios, cases: { mid }, text }: RoiDetailsProps) {
  const { tables } = text;
  const money = inShort(text);
  return (
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
  );
}

/** The figures of this site beside the buyer's. */
function RoiClaims({ cases: { mid }, text }: RoiDetailsProps) {
  const { claims } = text;
  return (
    <div className={`${styles.claims} quiet measure stack-1`}>
      <Text.p>{fillSlots(claims.savings, { sendiri: shareOf(mid, text) })}</Text.p>
      <Text.p>{fillSlots(claims.payback, { sendiri: payback(mid, text) })}</Text.p>
      <Text.p>{claims.note}</Text.p>
    </div>
  );
}
