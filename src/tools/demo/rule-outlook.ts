import type { Tank } from '../../plant/simulator/types.ts';
import { type LevelRule, neverReached } from '../../plant/watch/level-rule.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { DemoText } from './schema.ts';
import { percentText } from './view.ts';

/** What a possible rule will do to a tank as it stands, in sentences. */
export function outlookOf(rule: LevelRule, { spec, last }: Tank, text: DemoText['rules']): string[] {
  const never = neverReached(rule, spec);
  const passed = [
    { name: 'HH', limit: rule.highHigh, beyond: last.level >= (rule.highHigh ?? Number.POSITIVE_INFINITY) },
    { name: 'H', limit: rule.high, beyond: last.level >= rule.high },
    { name: 'LL', limit: rule.lowLow, beyond: last.level <= (rule.lowLow ?? Number.NEGATIVE_INFINITY) },
    { name: 'L', limit: rule.low, beyond: last.level <= rule.low },
  ].find(({ beyond }) => beyond);
  const slots = {
    level: percentText(last.level),
    limit: passed ? `${passed.name} ${percentText(passed.limit ?? 0)}` : '',
    delay: formatUnit(rule.delay, 'menit'),
    dead: formatUnit(spec.dead, '%'),
  };
  const happens = passed ? (rule.delay > 0 ? text.ringsAfter : text.rings) : text.waits;
  return [
    ...(never.pumps ? [text.never.pumps] : []),
    ...(never.protection ? [text.never.protection] : []),
    happens,
  ].map((line) => fillSlots(line, slots));
}
