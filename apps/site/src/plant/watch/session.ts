import { cusum, hourlyDeviation, nextScore, theftWindow } from '../methods/balance.ts';
import { forecast } from '../methods/forecast.ts';
import { hourIndex } from '../simulator/clock.ts';
import { atOnce, creatingTank, type Pieces, plantSeed } from '../simulator/create.ts';
import { interval, silentAfter } from '../simulator/sensor.ts';
import { step } from '../simulator/step.ts';
import type { Reading, Site, Tank, TankSpec } from '../simulator/types.ts';
import { batteryLimit, updateAlarms } from './alarms.ts';
import type { Alarm, AlarmKind, Monitor, Session } from './types.ts';

/** An alarm of the past, accepted `after` minutes. */
export interface Answer {
  tank: string;
  kind: AlarmKind;
  after: number;
}

/** A site to simulate, and the alarms of its past that were accepted. */
export interface SitePlan {
  id: string;
  specs: readonly TankSpec[];
  answers: readonly Answer[];
}

/** Builds a session of a site, and stops often: a page can draw and answer in between. */
export function* building({ id, specs, answers }: SitePlan, seed = plantSeed): Pieces<Session> {
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
  const site: Site = { id, seed, now: 0, tanks };
  return observed({ site, monitors, rules: {}, alarms: answered(alarms, answers) }, tanks);
}

/** A site at its start with its platform: monitors that know four weeks, and the alarms of this moment. */
export const createSession = (plan: SitePlan, seed = plantSeed): Session => atOnce(building(plan, seed));

/** The session some minutes later; one by one, so that every speed tells the same story. */
export function advance(session: Session, minutes = 1): Session {
  let next = session;
  for (let left = minutes; left > 0; left--) next = observed({ ...next, site: step(next.site, 1) }, next.site.tanks);
  return next;
}

/** What the platform makes of a minute that has passed. */
function observed(session: Session, before: readonly Tank[]): Session {
  const { site } = session;
  let { alarms, monitors } = session;
  for (const [index, tank] of site.tanks.entries()) {
    const { id } = tank.spec;
    const monitor = monitors[id] as Monitor;
    const watched = watchHour(monitor, before[index] ?? tank, tank);
    if (watched !== monitor) monitors = { ...monitors, [id]: watched };
    alarms = updateAlarms(alarms, tank, watched, site.now, session.rules[id]);
  }
  return { ...session, monitors, alarms };
}

/** Minutes before the start, since which an alarm may still wait for somebody. */
const fresh = 60;
/** Minutes after which an alarm of the past was accepted, where the record names nobody. */
const usual = 3;

/**
 * What the platform knows of a tank at the start: its monitor, and the alarms that the rules would have raised over the
 * readings of the last three days, newest first. It stops after each hour.
 */
function* replayingRecord(tank: Tank): Pieces<{ monitor: Monitor; alarms: readonly Alarm[] }> {
  const { hours } = tank;
  let alarms: readonly Alarm[] = [];
  let monitor = freshMonitor(tank);
  // The battery of the past days is not known; it rings from the start on.
  const past: Tank = { ...tank, battery: batteryLimit + 1 };
  const seen = (last: Reading, known: Monitor) => {
    alarms = updateAlarms(alarms, { ...past, last, recent: recentAt(tank, last.at) }, known, last.at);
  };
  const first = Math.max(1, hours.length - scoresKept);
  for (let index = first; index < hours.length; index++) {
    const [before, closing] = [hours[index - 1], hours[index]] as [Reading, Reading];
    // Within the hour the sums are those of the hour before; its last reading closes it.
    for (const last of tank.recent)
      if (index > first && last.at > before.at && last.at < closing.at) seen(last, monitor);
    monitor = scored(monitor, tank, index);
    seen(closing, monitor);
    yield;
  }
  const silentSince = tank.last.at + silentAfter;
  if (silentSince <= 0) alarms = updateAlarms(alarms, past, monitor, silentSince);
  return { monitor: { ...monitor, forecast: forecast(tank) }, alarms };
}

/** What was kept at a moment of the past, as far as a rule looks back. */
const recentAt = ({ recent }: Tank, moment: number) =>
  recent.filter(({ at }) => at <= moment && at >= moment - theftWindow - interval);

/** The alarms of the past as they were accepted, by whom the record names or by the shift. */
function answered(alarms: readonly Alarm[], answers: readonly Answer[]): readonly Alarm[] {
  return alarms
    .map((alarm) => {
      const answer = answers.find(({ tank, kind }) => tank === alarm.tank && kind === alarm.kind);
      const open = alarm.cleared === undefined && alarm.at > -fresh;
      return { ...alarm, acknowledged: answer || !open ? alarm.at + (answer?.after ?? usual) : undefined };
    })
    .sort((a, b) => b.at - a.at);
}

const scoresKept = 72;

/** A monitor that knows the noise of its tank and nothing of the last days; nobody made a forecast then. */
function freshMonitor({ spec, capacity, hours }: Tank): Monitor {
  const forecast = { points: [], days: undefined, daysLow: undefined, daysHigh: undefined, daily: 0 };
  return { sigma: hourlyDeviation(spec, capacity, hours), scores: [], since: hours[0]?.at ?? 0, forecast };
}

/** The monitor after one more closed hour; within an hour only a delivery makes a new forecast. */
function watchHour(monitor: Monitor, before: Tank, after: Tank): Monitor {
  const opened = after.hours.at(-1);
  const closed = before.hours.at(-1);
  if (!opened || !closed) return monitor;
  if (hourIndex(opened.at - 1) === hourIndex(closed.at - 1))
    return opened.received > closed.received ? { ...monitor, forecast: forecast(after) } : monitor;
  const next = scored(monitor, after, after.hours.length - 2);
  return { ...next, forecast: forecast(after) };
}

function scored(monitor: Monitor, { hours }: Tank, index: number): Monitor {
  const [before, after] = [hours[index - 1], hours[index]];
  if (!before || !after) return monitor;
  const sum = monitor.scores.at(-1)?.sum ?? 0;
  // Page's rule begins anew after a signal.
  const score = nextScore(sum >= cusum.limit ? 0 : sum, before, after, monitor.sigma);
  // A loss began, as far as one can tell, after the last hour that was as usual.
  const since = score.z < cusum.slack ? after.at : monitor.since;
  return { ...monitor, since, scores: [...monitor.scores.slice(1 - scoresKept), score] };
}
