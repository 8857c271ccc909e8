import { eventColumn, type LossEvent, modelColumns } from './events.ts';
import { type BalanceInterval, buildSeries, type Estimate, estimate, fitColumns } from './fit.ts';
import { currentRate, type PeriodVerdict } from './verdict.ts';

/**
 * Causes to which a loss is proportional: days (a leak), litres sold (a meter), litres sold times the age of the record (a
 * meter that drifts), litres received (short deliveries).
 */
export const causeNames = ['time', 'sales', 'drift', 'deliveries'] as const;
export type CauseName = (typeof causeNames)[number];

export interface Cause {
  name: CauseName;
  size: Estimate;
  chance: number;
}

/** Probability from which a cause is named, if its interval is also above zero. */
const decisiveChance = 0.8;
/** The same for a leak: a tank is opened for it, and a pump that drifts looks alike. */
const decisiveLeak = 0.95;

export const suddenLoss = ({ events }: PeriodVerdict): number =>
  events.reduce((sum, { kind, size }) => sum + (kind === 'sudden' ? size.value : 0), 0);

/** Most probable cause of a proven loss, with a rival when the record cannot distinguish the two. */
export function mostProbableCause(
  chain: readonly BalanceInterval[],
  verdict: PeriodVerdict,
): (Cause & { rival: CauseName | undefined }) | undefined {
  if (verdict.outcome !== 'fail' || verdict.total - suddenLoss(verdict) <= verdict.total / 4) return undefined;
  const [first, second] = rankCauses(chain, verdict.events);
  const least = first?.name === 'time' ? decisiveLeak : decisiveChance;
  const isClear = first && first.chance >= least && first.size.low > 0;
  return first && { ...first, rival: isClear ? undefined : second?.name };
}

/** A meter may drift from the first day, from a later one, or from an onset found. */
const driftStarts = (length: number, events: readonly LossEvent[]) => [
  ...[0, 0.25, 0.5, 0.75].map((part) => Math.floor(part * length)),
  ...events.flatMap(({ kind, at }) => (kind === 'onset' ? [at] : [])),
];

/** Sales times the share of the time since `start` that has passed: the coefficient is the meter error at the end. */
const driftColumn = (chain: readonly BalanceInterval[], start: number) =>
  Float64Array.from(chain, ({ issues }, at) => (issues * Math.max(0, at + 1 - start)) / (chain.length - start));

/**
 * Causes by decreasing probability: marginal likelihood of each alone, in units of the total loss (Kass & Raftery
 * 1995).
 */
function rankCauses(chain: readonly BalanceInterval[], events: readonly LossEvent[]): Cause[] {
  const series = buildSeries(chain);
  const columnsFor = (kept: readonly LossEvent[]) => kept.map((event) => eventColumn(event, chain.length));
  const jumps = columnsFor(events.filter(({ kind }) => kind !== 'onset'));
  const alone = (column: Float64Array) => {
    const period = column.reduce((sum, value) => sum + value, 0);
    const fit = period > 0 ? fitColumns(series, [column.map((value) => value / period), ...jumps]) : undefined;
    return fit && { evidence: fit.evidence, size: estimate(fit, [1 / period, ...jumps.map(() => 0)]) };
  };
  const course = fitColumns(series, modelColumns(chain.length, events));
  const time = alone(new Float64Array(chain.length).fill(1));
  if (!course || !time) return [];
  // A leak may also have begun at an onset found; its size is then that of the verdict.
  const onsets = columnsFor(events.filter(({ kind }) => kind === 'onset')).flatMap((column) => alone(column) ?? []);
  const evidence = Math.max(...[time, ...onsets].map((one) => one.evidence));
  const amounts = {
    sales: [Float64Array.from(chain, ({ issues }) => issues)],
    drift: driftStarts(chain.length, events).map((start) => driftColumn(chain, start)),
    deliveries: [Float64Array.from(chain, ({ receipts }) => receipts)],
  };
  const others = (['sales', 'drift', 'deliveries'] as const).flatMap((name) => {
    const fits = amounts[name].flatMap((column) => alone(column) ?? []);
    const best = fits.sort((a, b) => b.evidence - a.evidence)[0];
    return best ? [{ name, ...best }] : [];
  });
  const found = [{ name: 'time' as const, size: currentRate(events, course), evidence }, ...others];
  const top = Math.max(...found.map((one) => one.evidence));
  const all = found.reduce((sum, one) => sum + Math.exp(one.evidence - top), 0);
  return found
    .map(({ name, size, evidence: own }) => ({ name, size, chance: Math.exp(own - top) / all }))
    .sort((a, b) => b.chance - a.chance);
}
