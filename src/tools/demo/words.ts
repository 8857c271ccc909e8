import { horizonDays } from '../../plant/methods/forecast.ts';
import type { TankSpec } from '../../plant/simulator/types.ts';
import type { Alarm } from '../../plant/watch/types.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { DemoText } from './schema.ts';
import { momentText, percentText, spanText, stockText } from './view.ts';

/** Why an alarm rang, in words. */
export function reasonOf({ kind, facts }: Alarm, spec: TankSpec, { kinds }: DemoText['alarms']): string {
  const { level, limit, volume, rate, from, to, days, arrival } = facts;
  return fillSlots(kinds[kind].reason, {
    ...(level !== undefined && { level: percentText(level) }),
    ...(limit !== undefined && { limit: percentText(limit) }),
    ...(volume !== undefined && { volume: stockText(spec, volume) }),
    ...(rate !== undefined && { rate: stockText(spec, rate) }),
    ...(from !== undefined && { from: momentText(from) }),
    ...(to !== undefined && { to: momentText(to) }),
    ...(arrival !== undefined && { arrival: momentText(arrival) }),
    days: spanText(days ?? horizonDays),
  });
}
