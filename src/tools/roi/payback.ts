import { type RoiSource, roiSources } from './fields.ts';
import { type RoiValues, uncertainFields, withField } from './inputs.ts';

/** Years that the balance looks at: what a device should live for at least. */
export const horizon = 5;

/** A year's money in rupiah, and what comes of it. */
export interface RoiResult {
  /** What each source costs now, a year. */
  now: Record<RoiSource, number>;
  /** What of it is avoided, a year. */
  savings: Record<RoiSource, number>;
  nowTotal: number;
  savingsTotal: number;
  /** Service fees a year. */
  running: number;
  /** Savings less running cost. */
  net: number;
  investment: number;
  /** Months until the net savings have paid the investment; undefined when they never do. */
  payback: number | undefined;
  /** Balance after five years, not discounted. */
  fiveYears: number;
}

const minutesPerHour = 60;

/** Hours a year that people spend on reading tanks: minutes × readings × tanks × days. */
export const readingHours = ({ menit, ukur, tangki, hari }: RoiValues): number =>
  (menit / minutesPerHour) * ukur * tangki * hari;

/**
 * Dipping cost = time × wage × readings × tanks; payback = investment ÷ (savings − running cost), none if that is
 * zero or less. Each saving is the present cost times the share of it that the buyer holds to be avoidable.
 */
export function calculate(values: RoiValues): RoiResult {
  const now = {
    readings: readingHours(values) * values.upah,
    runOuts: values.habis * values.biayaHabis,
    deliveries: values.kirim * values.biayaKirim,
    loss: values.nilai * (values.susut / 100),
    downtime: values.henti * values.biayaHenti,
  };
  const avoidable = {
    readings: values.cegahUkur,
    runOuts: values.cegahHabis,
    deliveries: values.cegahKirim,
    loss: values.cegahSusut,
    downtime: values.cegahHenti,
  };
  const savings = Object.fromEntries(
    roiSources.map((source) => [source, now[source] * (avoidable[source] / 100)]),
  ) as Record<RoiSource, number>;
  const savingsTotal = sum(savings);
  const running = values.tangki * values.layanan * 12;
  const investment = values.tangki * values.alat + values.pasang;
  const net = savingsTotal - running;
  return {
    now,
    savings,
    nowTotal: sum(now),
    savingsTotal,
    running,
    net,
    investment,
    payback: net > 0 ? (investment / net) * 12 : undefined,
    fiveYears: balanceAfter({ net, investment }, horizon * 12),
  };
}

const sum = (parts: Record<RoiSource, number>) => roiSources.reduce((total, source) => total + parts[source], 0);

export const roiCases = ['low', 'mid', 'high'] as const;
export type RoiCase = (typeof roiCases)[number];

/** The result with every uncertain value at its worse end, as given, and at its better end. */
export function calculateCases(values: RoiValues): Record<RoiCase, RoiResult> {
  const at = (side: 'worse' | 'better') =>
    calculate(uncertainFields.reduce((all, field) => withField(all, field, side), values));
  return { low: at('worse'), mid: calculate(values), high: at('better') };
}

/** Balance in rupiah after so many months: the net savings so far less the investment. */
export const balanceAfter = ({ net, investment }: Pick<RoiResult, 'net' | 'investment'>, months: number): number =>
  (net / 12) * months - investment;

/** How the answer reads: within five years, later, or not at all. */
export type Verdict = 'pays' | 'late' | 'never';

export function verdictOf({ payback }: RoiResult): Verdict {
  if (payback === undefined) return 'never';
  return payback <= horizon * 12 ? 'pays' : 'late';
}
