import { at } from '../../shared/at.ts';
import { tripLevel } from '../simulator/step.ts';
import type { Reading, TankSpec } from '../simulator/types.ts';

/** When the level of a tank calls somebody: limits in per cent of the inside height, as on a loop sheet. */
export interface LevelRule {
  /** Absent where nobody set it. */
  lowLow: number | undefined;
  low: number;
  high: number;
  highHigh: number | undefined;
  /** Per cent by which a level must leave a limit before the alarm ends, so that ripples do not repeat it. */
  deadband: number;
  /** Minutes for which readings must lie beyond a limit before it rings. */
  delay: number;
}

/** The rule of a tank that nobody changed. */
export const usualRule = ({ low, high }: Pick<TankSpec, 'low' | 'high'>): LevelRule => ({
  lowLow: undefined,
  low,
  high,
  highHigh: undefined,
  deadband: 2,
  delay: 0,
});

export const ruleOf = (rules: Readonly<Record<string, LevelRule>>, spec: TankSpec): LevelRule =>
  rules[spec.id] ?? usualRule(spec);

/** True when the readings of the last `delay` minutes all lie beyond a limit; the last one alone where that is 0. */
export function isBeyond(
  { recent, last }: { recent: readonly Reading[]; last: Reading },
  delay: number,
  beyond: (level: number) => boolean,
): boolean {
  if (!beyond(last.level)) return false;
  if (delay === 0) return true;
  const inside = recent.findLast(({ level }) => !beyond(level));
  const first = recent.find(({ at }) => at > (inside?.at ?? Number.NEGATIVE_INFINITY)) ?? last;
  return last.at - first.at >= delay;
}

/** Longest delay in minutes. */
export const longestDelay = 240;

/**
 * What contradicts in a rule: limits outside 0 to 100 % or not in the order LL < L < H < HH, a deadband that reaches the
 * next limit, a delay longer than four hours.
 */
export function clashOf(rule: LevelRule): 'range' | 'order' | 'deadband' | 'delay' | undefined {
  const { lowLow, low, high, highHigh, deadband, delay } = rule;
  const limits = [lowLow, low, high, highHigh].filter((limit) => limit !== undefined);
  if (limits.some((limit) => !(limit > 0 && limit < 100))) return 'range';
  const gaps = limits.slice(1).map((limit, index) => limit - at(limits, index));
  if (gaps.some((gap) => gap <= 0)) return 'order';
  // Coming back from one limit must not end in the next one.
  if (!(deadband >= 0) || high - deadband <= low + deadband) return 'deadband';
  return delay >= 0 && delay <= longestDelay ? undefined : 'delay';
}

/** Limits that no level reaches: the pumps stop below, the site's overfill protection closes above. */
export function neverReached({ lowLow, low, high, highHigh }: LevelRule, { dead }: Pick<TankSpec, 'dead'>) {
  return {
    pumps: [lowLow, low].some((limit) => limit !== undefined && limit < dead),
    protection: [high, highHigh].some((limit) => limit !== undefined && limit > tripLevel),
  };
}
