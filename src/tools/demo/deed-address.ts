import { eventKinds } from '../../plant/simulator/events.ts';
import type { EventKind } from '../../plant/simulator/types.ts';
import { clashOf, type LevelRule } from '../../plant/watch/level-rule.ts';
import type { Deed } from './deeds.ts';

/** The names of events in addresses. */
export const eventNames: Record<EventKind, string> = {
  leak: 'bocor',
  theft: 'curi',
  silent: 'diam',
  late: 'telat',
  overfill: 'luap',
};
const ended = 'pulih-';
const [accepting, ruling] = ['terima', 'batas'] as const;

const minute = /^\d{1,5}$/;
const limit = /^\d{1,3}(\.\d{1,2})?$/;
/** An alarm by its tank, kind and minute, which before the start is negative. */
const alarmId = /^([A-Z]{2}-\d{2,3})-[a-zA-Z]+-(-?\d{1,5})$/;

/** `413_bocor_TK-206`, `500_pulih-bocor_TK-206`, `413_terima_TK-206-leak-401`, `60_batas_TK-204__30_90_95_2_10`. */
export function writeDeed(deed: Deed): string {
  switch (deed.kind) {
    case 'cause':
      return `${deed.at}_${eventNames[deed.event]}_${deed.tank}`;
    case 'settle':
      return `${deed.at}_${ended}${eventNames[deed.event]}_${deed.tank}`;
    case 'accept':
      return `${deed.at}_${accepting}_${deed.alarm}`;
    case 'rule': {
      const { lowLow, low, high, highHigh, deadband, delay } = deed.rule;
      const values = [lowLow, low, high, highHigh, deadband, delay].map((value) => value ?? '');
      return [deed.at, ruling, deed.tank, ...values].join('_');
    }
    default:
      return deed satisfies never;
  }
}

/** Reads a deed that concerns one of these tanks; undefined when it is none. */
export function readDeed(text: string, tags: readonly string[]): Deed | undefined {
  const [time = '', name = '', object = '', ...rest] = text.split('_');
  if (!minute.test(time)) return undefined;
  const at = Number(time);
  if (name === accepting) {
    const tank = alarmId.exec(object)?.[1] ?? '';
    return tags.includes(tank) && rest.length === 0 ? { at, kind: 'accept', alarm: object } : undefined;
  }
  if (!tags.includes(object)) return undefined;
  if (name === ruling) {
    const rule = readRule(rest);
    return rule && { at, kind: 'rule', tank: object, rule };
  }
  const settles = name.startsWith(ended);
  const event = eventKinds.find((kind) => eventNames[kind] === (settles ? name.slice(ended.length) : name));
  return event && rest.length === 0 ? { at, kind: settles ? 'settle' : 'cause', tank: object, event } : undefined;
}

function readRule(parts: readonly string[]): LevelRule | undefined {
  if (parts.length !== 6 || parts.some((part) => part !== '' && !limit.test(part))) return undefined;
  const [lowLow, low, high, highHigh, deadband, delay] = parts.map((part) => (part === '' ? undefined : Number(part)));
  if (low === undefined || high === undefined || deadband === undefined || delay === undefined) return undefined;
  const rule = { lowLow, low, high, highHigh, deadband, delay };
  return clashOf(rule) ? undefined : rule;
}
