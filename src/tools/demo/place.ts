import { isoAt, minuteOf } from '../../plant/simulator/clock.ts';
import type { SiteId } from '../../plant/simulator/types.ts';
import { isSiteId, siteSpecs } from '../../plant/sites/index.ts';
import { readDeed, writeDeed } from './deed-address.ts';
import type { Deed } from './deeds.ts';
import { readOwn, writeOwn } from './own-address.ts';
import { type OwnTank, ownTag } from './own-tank.ts';

/** Simulated seconds a second. */
export const speeds = [1, 60, 3600] as const;
export type Speed = (typeof speeds)[number];

/** A tank that is shown, at a site. */
export interface DemoSelection {
  site: SiteId;
  tank: string;
}

/** What an address remembers, e.g. `#situs=minyak-gas&tangki=TK-204`. A fragment never leaves the browser. */
export interface DemoPlace extends DemoSelection {
  /** The tank beside it. */
  compared: string | undefined;
  /** Minutes since the start; an address without it leads to the start, which then runs. */
  moment: number | undefined;
  speed: Speed;
  deeds: readonly Deed[];
  own: OwnTank | undefined;
  /** Something in the address could not be used. */
  damaged: boolean;
}

/** The tank that a site shows first. */
const first: Partial<Record<SiteId, string>> = { 'minyak-gas': 'TK-204' };
export const firstTank = (site: SiteId): string => first[site] ?? siteSpecs[site][0]?.id ?? '';

/** Latest moment that an address may ask for: every minute until then is gone through. */
const latest = 21 * 1440;
/** Most deeds that an address may hold. */
const mostDeeds = 60;
export const usualSpeed: Speed = 60;

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}\.\d{2}$/;

function readMoment(text: string): number | undefined {
  if (!moment.test(text)) return undefined;
  const minute = minuteOf(`${text.replace('.', ':')}:00+07:00`);
  return minute >= 0 && minute <= latest ? minute : undefined;
}

/** `2026-11-21T02.14`, in WIB. */
const writeMoment = (minute: number): string => isoAt(minute).slice(0, 16).replace(':', '.');

/** Reads a fragment; undefined when it names no site. What it names and the site does not have is left out. */
export function readPlace(fragment: string): DemoPlace | undefined {
  const query = new URLSearchParams(fragment.replace(/^#/, ''));
  const site = query.get('situs') ?? '';
  if (!isSiteId(site)) return undefined;
  const own = readOwn(query);
  const tags = [...siteSpecs[site].map(({ id }) => id), ...(own.tank ? [ownTag] : [])];
  const [tank, compared] = ['tangki', 'banding'].map((name) => query.get(name) ?? undefined);
  const minute = readMoment(query.get('waktu') ?? '');
  const written = query.getAll('aksi').slice(0, mostDeeds);
  const deeds = written.flatMap((text) => readDeed(text, tags) ?? []).filter(({ at }) => at <= (minute ?? 0));
  const speed = speeds.find((value) => String(value) === query.get('laju'));
  return {
    site,
    tank: tank && tags.includes(tank) ? tank : own.tank ? ownTag : firstTank(site),
    compared: compared && tags.includes(compared) && compared !== tank ? compared : undefined,
    moment: minute,
    speed: speed ?? usualSpeed,
    deeds,
    own: own.tank,
    damaged: own.damaged || deeds.length < query.getAll('aksi').length || (query.has('waktu') && minute === undefined),
  };
}

/** The fragment that leads back. */
export function writePlace({ site, tank, compared, moment: minute, speed, deeds, own }: DemoPlace): string {
  const query = new URLSearchParams({ situs: site, tangki: tank });
  if (compared) query.set('banding', compared);
  if (minute !== undefined) query.set('waktu', writeMoment(minute));
  if (speed !== usualSpeed) query.set('laju', String(speed));
  if (own) for (const [name, text] of writeOwn(own)) query.set(name, text);
  for (const deed of deeds.slice(-mostDeeds)) query.append('aksi', writeDeed(deed));
  return `#${query}`;
}
