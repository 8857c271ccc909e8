import type { BalanceInterval } from './chain.ts';
import { columnOf, type LossEvent } from './event.ts';
import { type Estimate, estimate, fitColumns, noiseModels } from './fit.ts';

/** What a loss may be proportional to: days (a leak), litres sold (a meter), litres received (short deliveries). */
export const causeNames = ['time', 'sales', 'deliveries'] as const;
export type CauseName = (typeof causeNames)[number];

/** One cause beside the others. */
export interface Cause {
  name: CauseName;
  /** Fitted together with the others: mean litres a day, litres a litre sold, litres a litre received. */
  coefficient: Estimate;
  /** What it makes of the period, in litres. */
  litres: number;
  /** Chance that it alone explains the record, if one of the three does. */
  chance: number;
}

/** A cause is named where its chance reaches this; otherwise they are said to look alike. */
export const decisiveProbability = 0.8;

/**
 * Splits the loss of a chain among its causes. The coefficients come from one fit of all columns; which cause alone
 * explains the record best, from the marginal likelihood of each, with the loss of the whole period as the common unit
 * so that no cause is favoured (Kass & Raftery 1995). Causes that the record does not vary in are left out.
 */
export function causesOf(chain: readonly BalanceInterval[], events: readonly LossEvent[]): Cause[] {
  const models = noiseModels(chain);
  const losses = Float64Array.from(chain, ({ loss }) => loss);
  const raw: Record<CauseName, Float64Array> = {
    time: Float64Array.from(chain, ({ days }) => days),
    sales: Float64Array.from(chain, ({ issues }) => issues),
    deliveries: Float64Array.from(chain, ({ receipts }) => receipts),
  };
  const names = causeNames.filter((name) => sum(raw[name]) > 0);
  const onsets = events.filter(({ kind }) => kind === 'onset').map((event) => columnOf(event, chain));
  const jumps = events.filter(({ kind }) => kind !== 'onset').map((event) => columnOf(event, chain));
  const joint = fitColumns(losses, [...names.map((name) => raw[name]), ...onsets, ...jumps], models);
  if (!joint) return [];
  const evidence = names.map((name) =>
    Math.max(
      // A leak may also have begun where a change of rate was found.
      ...[raw[name], ...(name === 'time' ? onsets : [])].map(
        (column) => fitColumns(losses, [perPeriod(column), ...jumps], models)?.evidence ?? -1e12,
      ),
    ),
  );
  const top = Math.max(...evidence);
  const all = sum(evidence.map((value) => Math.exp(value - top)));
  return names.map((name, index) => {
    const total = sum(raw[name]);
    const changes = onsets.map((column) => (name === 'time' ? sum(column) / total : 0));
    const own = names.map((other) => (other === name ? 1 : 0));
    const coefficient = estimate(joint, [...own, ...changes, ...jumps.map(() => 0)]);
    const chance = Math.exp((evidence[index] ?? 0) - top) / all;
    return { name, coefficient, litres: coefficient.value * total, chance };
  });
}

const sum = (values: ArrayLike<number>): number => Array.from(values).reduce((total, value) => total + value, 0);

const perPeriod = (column: Float64Array): Float64Array => {
  const total = sum(column);
  return column.map((value) => value / total);
};
