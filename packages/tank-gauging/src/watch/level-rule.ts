import { itemAt } from '../item-at.ts';
import { tripLevel } from '../simulator/step.ts';
import type { Reading, TankSpec } from '../simulator/types.ts';

/** Alarm limits of one tank in per cent of the inside height, as on a loop sheet. */
export interface LevelRule {
  /** Undefined unless the visitor sets one. */
  lowLow: number | undefined;
  low: number;
  high: number;
  highHigh: number | undefined;
  /**
   * Distance in per cent of height that the level must return past a limit before its alarm clears, so that ripples do
   * not raise it again.
   */
  deadband: number;
  /** Minutes for which every reading must be beyond a limit before its alarm is raised. */
  delay: number;
}

/** Default rule of a tank: L and H from its record, no LL and HH, deadband 2 %, no delay. */
export const defaultRule = ({ low, high }: Pick<TankSpec, 'low' | 'high'>): LevelRule => ({
  lowLow: undefined,
  low,
  high,
  highHigh: undefined,
  deadband: 2,
  delay: 0,
});

export const tankRule = (rules: Readonly<Record<string, LevelRule>>, spec: TankSpec): LevelRule =>
  rules[spec.id] ?? defaultRule(spec);

/**
 * True when all readings of the last `delay` minutes are beyond the limit; with delay 0 only the last reading counts.
 */
export function staysBeyond(
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

/** Longest delay allowed, minutes. */
export const longestDelay = 240;

/**
 * First conflict in a rule: a limit outside 0 to 100 %, limits not in the order LL < L < H < HH, a deadband so wide
 * that the bands of L and H meet, or a delay over four hours.
 */
export function findRuleConflict(rule: LevelRule): 'range' | 'order' | 'deadband' | 'delay' | undefined {
  const { lowLow, low, high, highHigh, deadband, delay } = rule;
  const limits = [lowLow, low, high, highHigh].filter((limit) => limit !== undefined);
  if (limits.some((limit) => !(limit > 0 && limit < 100))) return 'range';
  const gaps = limits.slice(1).map((limit, index) => limit - itemAt(limits, index));
  if (gaps.some((gap) => gap <= 0)) return 'order';
  // The bands in which L and H clear must not overlap, or clearing one alarm would raise the opposite one.
  if (!(deadband >= 0) || high - deadband <= low + deadband) return 'deadband';
  return delay >= 0 && delay <= longestDelay ? undefined : 'delay';
}

/**
 * Limits that the level cannot reach: pumps lose suction below `dead`, and the site's overfill protection closes the
 * inlet above.
 */
export function unreachableLimits({ lowLow, low, high, highHigh }: LevelRule, { dead }: Pick<TankSpec, 'dead'>) {
  return {
    pumps: [lowLow, low].some((limit) => limit !== undefined && limit < dead),
    protection: [high, highHigh].some((limit) => limit !== undefined && limit > tripLevel),
  };
}
