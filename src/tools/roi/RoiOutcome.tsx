import { formatFree } from '../../shared/format/parse-number.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Readings } from '../../shared/ui/ToolSheet.tsx';
import { LineChart } from '../kit/charts/LineChart.tsx';
import { ticks } from '../kit/ticks.ts';
import type { VerdictText } from '../kit/Verdict.tsx';
import type { RoiValues } from './inputs.ts';
import {
  answerOf,
  changesThatPay,
  horizon,
  months,
  type RoiAnswer,
  type RoiCase,
  type RoiRadio,
  type RoiResult,
  roiCases,
} from './model.ts';
import styles from './RoiCalculator.module.css';
import type { RoiToolText } from './schema.ts';
import { fieldValue, inShort, payback, type RoiRow, rowValue, wordsOf } from './words.ts';

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

const years = Array.from({ length: horizon + 1 }, (_, year) => year);

/** The balance from the day of the investment over five years: where the line crosses zero, it is paid. */
export function RoiBalance({ cases, text }: { cases: Record<RoiCase, RoiResult>; text: RoiToolText }) {
  const { low, mid, high } = cases;
  const { balance } = text;
  const money = inShort(text);
  const all = [low, mid, high].flatMap((result) => result.balance);
  const steps = ticks(Math.min(0, ...all), Math.max(0, ...all), 5);
  const crossing = mid.payback !== undefined && mid.payback <= months ? mid.payback : undefined;
  return (
    <LineChart
      label={fillSlots(balance.label, { bulan: payback(mid, text), akhir: money(mid.fiveYears) })}
      x={{
        min: 0,
        max: months,
        ticks: years.map((year) => ({ at: year * 12, label: String(year * 12) })),
        title: balance.x,
      }}
      y={{
        min: steps[0] ?? 0,
        max: steps.at(-1) ?? 0,
        ticks: steps.map((at) => ({ at, label: money(at).replace(`${text.money.currency}\u00a0`, '') })),
        title: balance.y,
      }}
      lines={[
        {
          label: text.cases.mid,
          look: 'measured',
          points: mid.balance.map((amount, month) => [month, amount] as const),
        },
        {
          label: balance.zero,
          look: 'limit',
          points: [
            [0, 0],
            [months, 0],
          ],
        },
      ]}
      band={{
        label: balance.band,
        points: low.balance.map((amount, month) => [month, amount, high.balance[month] ?? amount] as const),
      }}
      marks={crossing === undefined ? [] : [{ x: crossing, y: 0, text: payback(mid, text), below: true }]}
      reading={{
        at: mid.balance.map((_, month) => month),
        read: (month) => ({
          title: fillSlots(balance.month, { bulan: String(month) }),
          values: roiCases.map((name) => ({
            label: text.cases[name],
            value: money(cases[name].balance[month] ?? 0),
            y: cases[name].balance[month],
          })),
        }),
      }}
      table={{
        caption: balance.caption,
        columns: [balance.x, ...roiCases.map((name) => text.cases[name])],
        rows: years.map((year) => [
          String(year * 12),
          ...roiCases.map((name) => money(cases[name].balance[year * 12] ?? 0)),
        ]),
      }}
    />
  );
}

interface RoiChangesProps {
  values: RoiValues;
  radios: readonly RoiRadio[];
  text: RoiToolText;
}

/** What alone would make a calculation pay that does not. */
export function RoiChanges({ values, radios, text }: RoiChangesProps) {
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
