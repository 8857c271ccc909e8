import { cusum, hourlyDeviation, nextScore, theftWindow } from '../methods/balance.ts';
import { forecast } from '../methods/forecast.ts';
import { hourIndex } from '../simulator/clock.ts';
import { createTankInPieces, type PiecewiseTask, plantSeed, runToEnd } from '../simulator/create.ts';
import { readingInterval, silentAfter } from '../simulator/sensor.ts';
import { advanceSite } from '../simulator/step.ts';
import type { Reading, Site, Tank, TankSpec } from '../simulator/types.ts';
import { batteryLimit, updateAlarms } from './alarms.ts';
import type { Alarm, AlarmKind, Monitor, Session } from './types.ts';

/** Acknowledgement of a past alarm, `after` minutes. */
export interface PastAcknowledgement {
  tank: string;
  kind: AlarmKind;
  after: number;
}

/** Site to simulate, with the acknowledgements of its past alarms. */
export interface SitePlan {
  id: string;
  specs: readonly TankSpec[];
  answers: readonly PastAcknowledgement[];
}

/** Builds the session of a site, yielding often so that a page can render and respond meanwhile. */
export function* createSessionInPieces({ id, specs, answers }: SitePlan, seed = plantSeed): PiecewiseTask<Session> {
  const tanks: Tank[] = [];
  const monitors: Record<string, Monitor> = {};
  let alarms: readonly Alarm[] = [];
  for (const [number, spec] of specs.entries()) {
    const tank = yield* createTankInPieces(spec, number, seed);
    tanks.push(tank);
    const known = yield* replayingRecord(tank);
    monitors[spec.id] = known.monitor;
    alarms = [...known.alarms, ...alarms];
    yield;
  }
  const site: Site = { id, seed, now: 0, tanks };
  return observed({ site, monitors, rules: {}, alarms: answered(alarms, answers) }, tanks);
}

/**
 * Session at the start of the clock: monitors trained on four weeks of readings, and the alarms open at that moment.
 */
export const createSession = (plan: SitePlan, seed = plantSeed): Session => runToEnd(createSessionInPieces(plan, seed));

/** Advances the session minute by minute, so that every playback speed gives the same result. */
export function advance(session: Session, minutes = 1): Session {
  let next = session;
  for (let left = minutes; left > 0; left--)
    next = observed({ ...next, site: advanceSite(next.site, 1) }, next.site.tanks);
  return next;
}

/** Runs the platform over the minute that has just passed: balances, forecasts, alarms. */
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

/** Alarms raised less than this many minutes before the start may still be unacknowledged. */
const fresh = 60;
/** Minutes until acknowledgement of a past alarm whose answer the record leaves out. */
const usual = 3;

/**
 * Replays the last three days of a tank through the rules. Returns its monitor at the start and the alarms raised,
 * newest first; yields after each hour.
 */
function* replayingRecord(tank: Tank): PiecewiseTask<{ monitor: Monitor; alarms: readonly Alarm[] }> {
  const { hours } = tank;
  let alarms: readonly Alarm[] = [];
  let monitor = freshMonitor(tank);
  // The battery level of past days is unknown, so the battery alarm is evaluated from the start only.
  const past: Tank = { ...tank, battery: batteryLimit + 1 };
  const seen = (last: Reading, known: Monitor) => {
    alarms = updateAlarms(alarms, { ...past, last, recent: recentAt(tank, last.at) }, known, last.at);
  };
  const first = Math.max(1, hours.length - scoresKept);
  for (let index = first; index < hours.length; index++) {
    const [before, closing] = [hours[index - 1], hours[index]] as [Reading, Reading];
    // Readings within an hour use the balance of the previous hour; the last reading of the hour closes it.
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

/** Readings the platform had at a past moment, as far back as the longest rule looks. */
const recentAt = ({ recent }: Tank, moment: number) =>
  recent.filter(({ at }) => at <= moment && at >= moment - theftWindow - readingInterval);

/** Acknowledges past alarms after the delay in the record, else after the usual delay; newest first. */
function answered(alarms: readonly Alarm[], answers: readonly PastAcknowledgement[]): readonly Alarm[] {
  return alarms
    .map((alarm) => {
      const answer = answers.find(({ tank, kind }) => tank === alarm.tank && kind === alarm.kind);
      const open = alarm.cleared === undefined && alarm.at > -fresh;
      return { ...alarm, acknowledged: answer || !open ? alarm.at + (answer?.after ?? usual) : undefined };
    })
    .sort((a, b) => b.at - a.at);
}

const scoresKept = 72;

/** Monitor with the balance noise of its tank, but without scores and forecast. */
function freshMonitor({ spec, capacity, hours }: Tank): Monitor {
  const forecast = { points: [], days: undefined, daysLow: undefined, daysHigh: undefined, daily: 0 };
  return { sigma: hourlyDeviation(spec, capacity, hours), scores: [], since: hours[0]?.at ?? 0, forecast };
}

/** Scores the hour that has just closed and renews the forecast; within an hour only a delivery renews it. */
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
  // The CUSUM restarts after a signal, as the platform page describes.
  const score = nextScore(sum >= cusum.limit ? 0 : sum, before, after, monitor.sigma);
  // Best estimate of when a loss began: after the last hour with a normal balance.
  const since = score.z < cusum.slack ? after.at : monitor.since;
  return { ...monitor, since, scores: [...monitor.scores.slice(1 - scoresKept), score] };
}
