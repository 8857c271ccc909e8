import type { BalanceInterval } from './fit.ts';
import { type StationScenario, simulateStation } from './sample.ts';
import { assessChain } from './verdict.ts';

export const simulateChain = (course: Omit<StationScenario, 'days'> & { days?: number }): BalanceInterval[] =>
  simulateStation({ days: 60, ...course }).map(({ day, opening, receipts, issues, closing }) => ({
    date: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
    loss: opening + receipts - issues - closing,
    receipts,
    issues,
    linked: day > 0,
    tolerance: 60,
  }));
/** A simulated record and its verdict. @throws when it is too short */
export const judged = (course: Parameters<typeof simulateChain>[0], threshold = 18, meterError = 0) => {
  const chain = simulateChain(course);
  const verdict = assessChain(chain, chain.length, threshold, meterError);
  if (!verdict) throw new Error('not judged');
  return { chain, verdict };
};
