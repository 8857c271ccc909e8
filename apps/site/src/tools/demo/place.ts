import { isoAt, parseMinute } from 'tank-gauging/simulator/clock';
import { type EventKind, eventKinds } from 'tank-gauging/simulator/events';
import { findRuleConflict, type LevelRule } from 'tank-gauging/watch/level-rule';
import { isSiteId, type SiteId, siteSpecs } from '../../plant/sites/index.ts';
import { type OwnTank, ownTag, readOwn, writeOwn } from './own-tank.ts';
import { type PlantAction, storyTank } from './run.ts';

export const speeds = [1, 60, 3600] as const;
export type Speed = (typeof speeds)[number];
export const defaultSpeed: Speed = 60;

/** State in the address: `#situs=minyak-gas&tangki=TK-204`. A fragment is never sent to the server. */
export interface DemoPlace {
  site: SiteId;
  tank: string;
  /** Minutes since the start; undefined in links that start from there. */
  moment: number | undefined;
  speed: Speed;
  actions: readonly PlantAction[];
  own: OwnTank | undefined;
  damaged: boolean;
  /** True for older links with a second tank to compare. */
  gone: boolean;
}

export const firstTank = (site: SiteId): string => (site === 'minyak-gas' ? storyTank : (siteSpecs[site][0]?.id ?? ''));

/** Latest moment accepted from a link: every minute until then must be simulated. */
const latest = 21 * 1440;
const mostActions = 60;

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}\.\d{2}$/;

function readMoment(text: string): number | undefined {
  if (!moment.test(text)) return undefined;
  const minute = parseMinute(`${text.replace('.', ':')}:00+07:00`);
  return minute >= 0 && minute <= latest ? minute : undefined;
}

const writeMoment = (minute: number): string => isoAt(minute).slice(0, 16).replace(':', '.');

/** State in a fragment; undefined if it names no site. Tanks that the site lacks are ignored. */
export function readPlace(fragment: string): DemoPlace | undefined {
  const query = new URLSearchParams(fragment.replace(/^#/, ''));
  const site = query.get('situs') ?? '';
  if (!isSiteId(site)) return undefined;
  const own = readOwn(query);
  const tags = [...siteSpecs[site].map(({ id }) => id), ...(own ? [ownTag] : [])];
  const tank = query.get('tangki');
  const minute = readMoment(query.get('waktu') ?? '');
  const written = query.getAll('aksi');
  const actions = written
    .slice(0, mostActions)
    .flatMap((text) => readAction(text, tags) ?? [])
    .filter(({ at }) => at <= (minute ?? 0));
  return {
    site,
    tank: tank && tags.includes(tank) ? tank : own ? ownTag : firstTank(site),
    moment: minute,
    speed: speeds.find((value) => String(value) === query.get('laju')) ?? defaultSpeed,
    actions,
    own: own ?? undefined,
    damaged: own === undefined || actions.length < written.length || (query.has('waktu') && minute === undefined),
    gone: query.has('banding'),
  };
}

export function writePlace({ site, tank, moment: minute, speed, actions, own }: DemoPlace): string {
  const query = new URLSearchParams({ situs: site, tangki: tank });
  if (minute !== undefined) query.set('waktu', writeMoment(minute));
  if (speed !== defaultSpeed) query.set('laju', String(speed));
  if (own) for (const [name, text] of writeOwn(own)) query.set(name, text);
  for (const action of actions.slice(-mostActions)) query.append('aksi', writeAction(action));
  return `#${query}`;
}

export const eventNames: Record<EventKind, string> = {
  leak: 'bocor',
  theft: 'curi',
  silent: 'diam',
  late: 'telat',
  overfill: 'luap',
};
const ended = 'pulih-';
const [accepting, ruling] = ['terima', 'batas'] as const;

/**
 * Action in a link: `413_bocor_TK-206`, `500_pulih-bocor_TK-206`, `413_terima_TK-206-leak-401`,
 * `60_batas_TK-204__30_90_95_2_10`.
 */
function writeAction(action: PlantAction): string {
  const { at, kind } = action;
  if (kind === 'accept') return [at, accepting, action.alarm].join('_');
  if (kind !== 'rule') return [at, (kind === 'settle' ? ended : '') + eventNames[action.event], action.tank].join('_');
  const { lowLow, low, high, highHigh, deadband, delay } = action.rule;
  return [at, ruling, action.tank, lowLow, low, high, highHigh, deadband, delay].join('_');
}

const actionMinute = /^\d{1,5}$/;
const limit = /^\d{1,3}(\.\d{1,2})?$/;
/** Alarm by its tank, kind and minute, which is negative before the start. */
const alarmId = /^([A-Z]{2}-\d{2,3})-[a-zA-Z]+-(-?\d{1,5})$/;

function readAction(text: string, tags: readonly string[]): PlantAction | undefined {
  const [time = '', name = '', object = '', ...rest] = text.split('_');
  const at = Number(time);
  const tank = name === accepting ? (alarmId.exec(object)?.[1] ?? '') : object;
  if (!actionMinute.test(time) || !tags.includes(tank)) return undefined;
  if (name === ruling) {
    const rule = readRule(rest);
    return rule && { at, kind: 'rule', tank, rule };
  }
  if (rest.length > 0) return undefined;
  if (name === accepting) return { at, kind: 'accept', alarm: object };
  const [kind, told] = name.startsWith(ended)
    ? (['settle', name.slice(ended.length)] as const)
    : (['cause', name] as const);
  const event = eventKinds.find((each) => eventNames[each] === told);
  return event && { at, kind, tank, event };
}

function readRule(parts: readonly string[]): LevelRule | undefined {
  if (parts.length !== 6 || parts.some((part) => part !== '' && !limit.test(part))) return undefined;
  const [lowLow, low, high, highHigh, deadband, delay] = parts.map((part) => (part === '' ? undefined : Number(part)));
  if (low === undefined || high === undefined || deadband === undefined || delay === undefined) return undefined;
  const rule = { lowLow, low, high, highHigh, deadband, delay };
  return findRuleConflict(rule) ? undefined : rule;
}
