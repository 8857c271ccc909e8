import { atOnce, type Pieces } from '../in-pieces.ts';
import { creatingTank, plantSeed } from '../simulator/create.ts';
import { step } from '../simulator/step.ts';
import type { Site, SiteId, Tank, TankSpec } from '../simulator/types.ts';
import { siteSpecs } from '../sites/index.ts';
import { updateAlarms } from './alarms.ts';
import { watchHour } from './monitor.ts';
import { answered, replayingRecord } from './replay-record.ts';
import type { Alarm, Monitor, Session } from './types.ts';

/** Builds a session of a site, or of these tanks, and stops often: a page can draw and answer in between. */
export function* building(id: SiteId, seed = plantSeed, specs: readonly TankSpec[] = siteSpecs[id]): Pieces<Session> {
  const tanks: Tank[] = [];
  const monitors: Record<string, Monitor> = {};
  let alarms: readonly Alarm[] = [];
  for (const [number, spec] of specs.entries()) {
    const tank = yield* creatingTank(spec, number, seed);
    tanks.push(tank);
    const known = yield* replayingRecord(tank);
    monitors[spec.id] = known.monitor;
    alarms = [...known.alarms, ...alarms];
    yield;
  }
  const site: Site = { id, seed, now: 0, rest: 0, tanks };
  return observed({ site, monitors, rules: {}, alarms: answered(alarms, id), pending: 0 }, tanks);
}

/** A site at its start with its platform: monitors that know four weeks, and the alarms of this moment. */
export const createSession = (id: SiteId, seed = plantSeed): Session => atOnce(building(id, seed));

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
    alarms = updateAlarms(alarms, tank, watched, site.now, session.rules[id]);
  }
  return { ...session, monitors, alarms };
}
