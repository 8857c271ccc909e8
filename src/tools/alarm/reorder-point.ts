import { type AlarmField, type AlarmValues, alarmInputs } from './alarm-inputs.ts';
import { chanceFromNow } from './first-order.ts';
import { afterCrossing, type Exceedance, leadTimeDemand } from './lead-time-demand.ts';
import { orderDelay, waits, waitsFromCrossing } from './waiting.ts';

export interface ReorderAssessment {
  /** Chance that the tank is empty before the delivery: from today's content, and at any later order, 0 to 1. */
  now: number;
  later: number;
  /** The larger of the two, as it is shown and judged: rounded to a tenth of a per cent. */
  chance: number;
  /** Chance that a delivery finds no room for all of it, 0 to 1. */
  overfull: number;
  /** Content at which to order for the service level, whole litres. */
  point: number;
  /** How much of it is kept above the unusable rest and the mean use until the delivery, litres. */
  safety: number;
  verdict: 'enough' | 'raise' | 'late' | 'small';
}

/** One rounding for verdict, sentence and card, so that they cannot part. */
const rounded = (share: number) => Math.round(share * 1000) / 1000;

/**
 * What the threshold L is worth. The use until the delivery is a gamma process over reading interval, delay of the order
 * and a gamma-distributed lead time; its distribution is calculated, and none of it taken for normal.
 */
export function assessReorderPoint(values: AlarmValues): ReorderAssessment {
  const { content, capacity, unusable, lowLimit, deliverySize, serviceLevel } = values;
  const allowed = rounded(1 - serviceLevel / 100);
  const fromOrder = leadTimeDemand(values, waits(values));
  const fromCrossing = afterCrossing(values, leadTimeDemand(values, waitsFromCrossing(values)));
  const now = chanceFromNow(values, fromOrder);
  const later = fromCrossing(Math.min(lowLimit, capacity) - unusable);
  const chance = rounded(Math.max(now, later));
  const enough = chance <= allowed;
  const lasting = pointFor(values, fromCrossing, allowed);
  const wanted = enough
    ? Math.min(lowLimit, lasting)
    : forThisOrder(values, fromOrder, Math.max(lasting, lowLimit), allowed);
  const point = wanted ?? lasting;
  return {
    now,
    later,
    chance,
    overfull:
      content <= lowLimit
        ? 1 - fromOrder(content + deliverySize - capacity)
        : 1 - fromCrossing(lowLimit + deliverySize - capacity),
    point,
    safety: Math.max(0, point - unusable - values.dailyUse * (values.leadTime + orderDelay(values))),
    verdict: enough ? 'enough' : verdictOf(values, point),
  };
}

function verdictOf({ capacity, lowLimit }: AlarmValues, point: number): ReorderAssessment['verdict'] {
  if (point > capacity) return 'small';
  return lowLimit < point ? 'raise' : 'late';
}

/** The least whole litres that leave no more than the allowed chance in the long run. */
function pointFor({ unusable }: AlarmValues, above: Exceedance, allowed: number): number {
  let [low, high] = [0, 1];
  while (above(high) > allowed && high < alarmInputs.lowLimit.max) high *= 2;
  while (high - low > 0.01) {
    const middle = (low + high) / 2;
    if (above(middle) > allowed) low = middle;
    else high = middle;
  }
  return Math.min(alarmInputs.lowLimit.max, Math.ceil(unusable + high));
}

/** The same also for the order to come, whose readings fall where they fall; undefined when no threshold saves it. */
function forThisOrder(values: AlarmValues, above: Exceedance, from: number, allowed: number): number | undefined {
  const step = Math.max(1, Math.ceil(values.dailyUse * values.leadTime * 0.005));
  for (let point = from, tries = 0; point < values.content && tries < 40; point += step, tries++) {
    if (rounded(chanceFromNow({ ...values, lowLimit: point }, above)) <= allowed) return point;
  }
  return undefined;
}

/** Values that each could be, but not together, by the field that is marked and the sentence it gets. */
export function contradictions({ capacity, unusable, content, lowLimit, criticalLimit }: AlarmValues) {
  const found: Partial<Record<AlarmField, 'full' | 'unusable' | 'order' | 'low' | 'above'>> = {
    ...(content > capacity && { content: 'full' }),
    ...(unusable >= capacity && { unusable: 'unusable' }),
    ...(criticalLimit >= lowLimit && { criticalLimit: 'order' }),
    ...(lowLimit >= capacity && { lowLimit: 'above' }),
    ...(lowLimit <= unusable && { lowLimit: 'low' }),
  };
  return found;
}
