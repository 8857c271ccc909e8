import {
  batteriesOf,
  costsNow,
  horizon,
  investmentOf,
  monthsOf,
  type RoiBasis,
  savingsOf,
  serviceOf,
} from './cash-flow.ts';
import { type RoiSource, roiSources } from './fields.ts';
import { internalRates, perMonth, perYear, presentValue } from './internal-rates.ts';

/** Money in rupiah, and what comes of it. */
export interface RoiResult {
  /** What each source costs now, a year. */
  now: Record<RoiSource, number>;
  /** What of it is avoided, a year: at full effect and at today's wages. */
  savings: Record<RoiSource, number>;
  nowTotal: number;
  savingsTotal: number;
  /** Service fees a year. */
  running: number;
  /** Batteries a year, on average over their life. */
  batteries: number;
  /** Savings less service and batteries. */
  net: number;
  investment: number;
  /** Balance on the day of the investment and after each of sixty months. */
  balance: number[];
  /** Months until the balance is no longer below zero, and stays so; undefined when that never happens. */
  payback: number | undefined;
  /** Balance after five years, not discounted. */
  fiveYears: number;
  /** Net present value of the five years at the visitor's rate. */
  presentValue: number;
  /** Yearly internal rates of return: none, one, or several where the payments change sign more than once. */
  internalRates: number[];
}

/** A rate at which next to nothing is left after a year is the mark of money that never came back, not a return. */
const leastRate = -0.99;

const sum = (parts: Record<RoiSource, number>) => roiSources.reduce((total, source) => total + parts[source], 0);

/** Balance after five years alone, rupiah: what the sensitivity looks at. */
export const fiveYearsOf = (basis: RoiBasis): number =>
  monthsOf(basis).reduce((total, { flow }) => total + flow, -investmentOf(basis.values));

/** Everything that follows from the figures of one case. */
export function calculate(basis: RoiBasis): RoiResult {
  const { values, batteryLife } = basis;
  const now = costsNow(values);
  const savings = savingsOf(values, now);
  const all = monthsOf(basis);
  const running = serviceOf(values) * 12;
  const batteries = batteryLife === undefined ? 0 : batteriesOf(values) / batteryLife;
  const investment = investmentOf(values);
  const flows = [-investment, ...all.map(({ flow }) => flow)];
  const balance = sums(flows);
  const last = all.at(-1);
  return {
    now,
    savings,
    nowTotal: sum(now),
    savingsTotal: sum(savings),
    running,
    batteries,
    net: sum(savings) - running - batteries,
    investment,
    balance,
    payback: paybackOf(balance, last ? last.savings - last.service - batteries / 12 : 0),
    fiveYears: balance.at(-1) ?? 0,
    presentValue: presentValue(flows, perMonth(values.discountRate / 100)),
    internalRates: internalRates(flows)
      .map(perYear)
      .filter((rate) => rate > leastRate),
  };
}

function sums(flows: readonly number[]): number[] {
  let total = 0;
  return flows.map((flow) => {
    total += flow;
    return total;
  });
}

/**
 * Months until a balance is no longer below zero, and stays so, in between evenly. What five years do not pay is
 * continued with `monthly`, the net savings of their last month with an average share of the batteries.
 */
export function paybackOf(balance: readonly number[], monthly: number): number | undefined {
  const none = Math.abs(balance[0] ?? 0) * 1e-12;
  const last = balance.findLastIndex((money) => money < -none);
  const owed = -(balance[last] ?? 0);
  if (last === -1) return (balance.at(-1) ?? 0) > 0 ? 0 : undefined;
  const next = balance[last + 1];
  if (next !== undefined) return last + owed / (next + owed);
  return monthly > 0 ? last + owed / monthly : undefined;
}

/** How the answer reads: within five years, later, or not at all. */
export type RoiAnswer = 'pays' | 'late' | 'never';

export function answerOf({ payback }: RoiResult): RoiAnswer {
  if (payback === undefined) return 'never';
  return payback <= horizon * 12 ? 'pays' : 'late';
}
