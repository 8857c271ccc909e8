import { atOnce, type Pieces } from '../in-pieces.ts';
import { theftWindow } from '../methods/balance.ts';
import { cusum, hourlyDeviation, nextScore } from '../methods/cusum.ts';
import { type Forecast, forecast } from '../methods/forecast.ts';
import { plantRecords } from '../records/plant-records.ts';
import { hourIndex } from '../simulator/clock.ts';
import { creatingTank, plantSeed } from '../simulator/create.ts';
import { interval, silentAfter } from '../simulator/sensor.ts';
import { step } from '../simulator/step.ts';
import type { Reading, Site, SiteId, Tank, TankSpec } from '../simulator/types.ts';
import { siteSpecs } from '../sites/index.ts';
import { batteryLimit, updateAlarms } from './alarms.ts';
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

/** What was raised less than so many minutes before the start may still wait for somebody. */
const fresh = 60;
/** Minutes after which an alarm of the past was accepted, where the record names nobody. */
const usual = 3;

/**
 * What the platform knows of a tank at the start: its monitor, and the alarms that the same rules would have raised
 * over the readings of the last three days, newest first. It stops after each hour.
 */
function* replayingRecord(tank: Tank): Pieces<{ monitor: Monitor; alarms: readonly Alarm[] }> {
  let alarms: readonly Alarm[] = [];
  let monitor: Monitor | undefined;
  // The battery of the past days is not known; it rings from the start on.
  const past: Tank = { ...tank, battery: batteryLimit + 1 };
  const seen = (last: Reading, known: Monitor) => {
    alarms = updateAlarms(alarms, { ...past, last, recent: recentAt(tank, last.at) }, known, last.at);
  };
  for (const step of monitorsOf(tank)) {
    const [before, closing] = [tank.hours[step.index - 1], tank.hours[step.index]];
    if (!before || !closing) continue;
    // Within the hour the sums are those of the hour before; its last reading closes it.
    for (const last of tank.recent) if (monitor && last.at > before.at && last.at < closing.at) seen(last, monitor);
    ({ monitor } = step);
    seen(closing, monitor);
    yield;
  }
  if (!monitor) throw new Error(`${tank.spec.id} has no history`);
  const silentSince = tank.last.at + silentAfter;
  if (silentSince <= 0) alarms = updateAlarms(alarms, past, monitor, silentSince);
  return { monitor: withForecast(monitor, tank), alarms };
}

/** What was kept at a moment of the past, as far as a rule looks back. */
const recentAt = ({ recent }: Tank, moment: number) =>
  recent.filter(({ at }) => at <= moment && at >= moment - theftWindow - interval);

/** The alarms of the past as they were accepted: by whom the record names, or by the shift within minutes. */
function answered(alarms: readonly Alarm[], id: SiteId): readonly Alarm[] {
  const { answers } = plantRecords.sites[id].events;
  return alarms
    .map((alarm) => {
      const answer = answers.find(({ tank, kind }) => tank === alarm.tank && kind === alarm.kind);
      const open = alarm.cleared === undefined && alarm.at > -fresh;
      return { ...alarm, acknowledged: answer || !open ? alarm.at + (answer?.after ?? usual) : undefined };
    })
    .sort((a, b) => b.at - a.at);
}

const scoresKept = 72;

/** A monitor that knows the noise of its tank and nothing of the last days yet. */
function freshMonitor({ spec, capacity, hours }: Tank): Monitor {
  const sigma = hourlyDeviation(spec, capacity, hours);
  return { sigma, scores: [], since: hours[0]?.at ?? 0, forecast: unknown };
}

/** What stands for a forecast while the past is gone through: nobody made one then. */
const unknown: Forecast = { points: [], days: undefined, daysLow: undefined, daysHigh: undefined, daily: 0 };

/** The monitor of a tank after each hour of the last days, oldest first, with the number of the hour's reading. */
function* monitorsOf(tank: Tank): Generator<{ index: number; monitor: Monitor }> {
  let monitor = freshMonitor(tank);
  const { length } = tank.hours;
  for (let index = Math.max(1, length - scoresKept); index < length; index++) {
    monitor = scored(monitor, tank, index);
    yield { index, monitor };
  }
}

/** The same monitor with the forecast of the tank as it stands. */
const withForecast = (monitor: Monitor, tank: Tank): Monitor => ({ ...monitor, forecast: forecast(tank) });

/** The monitor after one more closed hour: the sum and the forecast. Nothing happens within an hour. */
function watchHour(monitor: Monitor, before: Tank, after: Tank): Monitor {
  const opened = after.hours.at(-1);
  const closed = before.hours.at(-1);
  if (!opened || !closed || hourIndex(opened.at - 1) === hourIndex(closed.at - 1)) return monitor;
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
