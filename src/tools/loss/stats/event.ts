import type { BalanceInterval } from './chain.ts';

/**
 * What is more than scatter in a record: a loss (or gain) between two dips, one dip that was misread and so moves a
 * loss from one day to the next, or a rate that changes from one day on.
 */
export interface LossEvent {
  kind: 'sudden' | 'misread' | 'onset';
  /** Place in the chain where it happens or begins. */
  at: number;
}

/** The column that an event adds to the fit. */
export function columnOf({ kind, at }: LossEvent, chain: readonly BalanceInterval[]): Float64Array {
  const column = new Float64Array(chain.length);
  if (kind === 'onset') {
    for (let i = at; i < chain.length; i += 1) column[i] = chain[i]?.days ?? 0;
    return column;
  }
  column[at] = 1;
  if (kind === 'misread') column[at + 1] = -1;
  return column;
}
