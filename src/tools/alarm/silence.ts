import type { AlarmValues } from './alarm-inputs.ts';
import { daysUntil, silence } from './events.ts';

export interface Moment {
  kind: 'last' | 'missed' | 'alarm' | 'low' | 'critical' | 'dry';
  /** Days from now. */
  day: number;
  /** What a system that watches the age of readings says. */
  state: 'good' | 'stale' | 'alarm' | 'low';
}

/** What happens after a sensor's last reading while nobody delivers, in its order. */
export function momentsOf(values: AlarmValues): Moment[] {
  const { last, alarm } = silence(values);
  const missed = last + values.readingInterval / 1440;
  const state = (day: number): Moment['state'] => {
    if (day <= last) return 'good';
    if (day < alarm) return 'stale';
    return day === alarm ? 'alarm' : 'low';
  };
  const crossings = (
    [
      ['low', values.lowLimit],
      ['critical', values.criticalLimit],
      ['dry', values.unusable],
    ] as const
  ).map(([kind, litres]) => [kind, daysUntil(values, litres)] as const);
  return [
    ['last', last] as const,
    ...(values.missedReadings > 1 ? [['missed', missed] as const] : []),
    ['alarm', alarm] as const,
    ...crossings.filter(([, day]) => day > last),
  ]
    .map(([kind, day]) => ({ kind, day, state: state(day) }))
    .sort((a, b) => a.day - b.day);
}
