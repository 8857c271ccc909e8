import { formatFree } from '../../shared/format/parse-number.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Readings } from '../../shared/ui/ToolSheet.tsx';
import type { VerdictText } from '../kit/Verdict.tsx';
import type { RoiCase } from './cases.ts';
import type { RoiValues } from './inputs.ts';
import { answerOf, type RoiAnswer, type RoiResult } from './payback.ts';
import type { RoiToolText } from './schema.ts';
import { inShort, payback, type RoiRow, rowValue } from './words.ts';

interface OutcomeProps {
  values: RoiValues;
  cases: Record<RoiCase, RoiResult>;
  text: RoiToolText;
}

const lowAnswers = { pays: 'lowPays', late: 'lowLate', never: 'lowNever' } as const satisfies Record<RoiAnswer, string>;

/** The answer in a sentence, and what the low case makes of it. */
export function roiVerdict({ values, cases: { low, mid }, text }: OutcomeProps): VerdictText {
  const answer = answerOf(mid);
  const slots = {
    bulan: payback(mid, text),
    bunga: `${formatFree(values.discountRate)}%`,
    nilai: inShort(text)(mid.presentValue),
  };
  const paysLess = answer === 'pays' && mid.presentValue < 0;
  return {
    sentence: fillSlots(text.verdict[answer], slots),
    state: answer === 'pays' && !paysLess ? 'good' : 'bad',
    more: (
      <p>
        {fillSlots(text.verdict[lowAnswers[answerOf(low)]], { bulan: payback(low, text) })}{' '}
        {paysLess && fillSlots(text.verdict.worthless, slots)}
      </p>
    ),
  };
}

/** The four figures that the answer rests on, each with its range. */
export function RoiOutcome({ values, cases, text }: OutcomeProps) {
  const { low, mid, high } = cases;
  const reading = (row: RoiRow, good: boolean) => ({
    label: text.rows[row],
    value: rowValue(row, mid, text),
    note: `${rowValue(row, low, text)} – ${rowValue(row, high, text)}`,
    state: good ? ('measured' as const) : ('warning' as const),
  });
  return (
    <>
      <Readings
        items={[
          reading('payback', answerOf(mid) === 'pays'),
          reading('presentValue', mid.presentValue >= 0),
          reading('internalRate', (mid.internalRates[0] ?? -1) >= values.discountRate / 100),
          reading('fiveYears', mid.fiveYears >= 0),
        ]}
      />
      {mid.internalRates.length > 1 && (
        <p className="small">{fillSlots(text.rate.several, { daftar: rowValue('internalRate', mid, text) })}</p>
      )}
    </>
  );
}
