import { createTank } from '../simulator/create.ts';
import { step } from '../simulator/step.ts';
import type { Site, SiteId, Tank } from '../simulator/types.ts';
import { siteSpecs } from '../sites/index.ts';
import { ring } from './alarms.ts';
import { createMonitor, watchHour } from './monitor.ts';
import type { Monitor, Session } from './types.ts';

/** The seed with which TK-204 lasts 6.2 days by the forecast, as everywhere else on the site. */
export const demoSeed = 19;

/** What rang before the start, as the pages about the platform tell it: the high level was accepted at 02.26. */
const acceptedBefore: Readonly<Record<string, { at: number; acknowledged: number }>> = {
  'TK-207-high': { at: -413, acknowledged: -401 },
};

/** Builds a session tank by tank, and stops after each: a page can draw and answer in between. */
export function* building(id: SiteId, seed = demoSeed): Generator<void, Session> {
  const tanks: Tank[] = [];
  const monitors: Record<string, Monitor> = {};
  for (const [number, spec] of siteSpecs[id].entries()) {
    const tank = createTank(spec, number, seed);
    tanks.push(tank);
    yield;
    monitors[spec.id] = createMonitor(tank);
    yield;
  }
  const site: Site = { id, seed, now: 0, rest: 0, tanks };
  const session = observed({ site, monitors, alarms: [], pending: 0 }, tanks);
  return {
    ...session,
    alarms: session.alarms.map((alarm) => ({ ...alarm, ...startOf(alarm.tank, alarm.kind, site) })),
  };
}

/** A site at its start with its platform: monitors that know four weeks, and the alarms of this moment. */
export function createSession(id: SiteId, seed = demoSeed): Session {
  const steps = building(id, seed);
  for (let part = steps.next(); ; part = steps.next()) if (part.done) return part.value;
}

/** When an alarm that stands at the start began: a silent sensor a quarter of an hour after its last reading. */
function startOf(tank: string, kind: string, { tanks }: Site) {
  if (kind !== 'silent') return acceptedBefore[`${tank}-${kind}`];
  const last = tanks.find(({ spec }) => spec.id === tank)?.last.at ?? 0;
  return { at: last + 16 };
}

/** The session some seconds later; minute by minute, so that every speed tells the same story. */
export function advance(session: Session, seconds: number): Session {
  let next: Session = { ...session, pending: session.pending + seconds };
  while (next.pending >= 60) {
    const before = next.site.tanks;
    next = observed({ ...next, site: step(next.site, 60), pending: next.pending - 60 }, before);
  }
  return next;
}

/** What the platform makes of a minute that has passed. */
function observed(session: Session, before: readonly Tank[]): Session {
  const { site } = session;
  let { alarms } = session;
  let { monitors } = session;
  for (const [index, tank] of site.tanks.entries()) {
    const { id } = tank.spec;
    const monitor = monitors[id] as Monitor;
    const watched = watchHour(monitor, before[index] ?? tank, tank);
    if (watched !== monitor) monitors = { ...monitors, [id]: watched };
    alarms = ring(alarms, tank, watched, site.now);
  }
  return { ...session, monitors, alarms };
}
