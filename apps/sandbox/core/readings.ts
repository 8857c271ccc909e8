import { clearLevel, eventNamesByKind } from 'api-description/view';
import { buildReading } from 'tank-gauging/simulator/sensor';
import type { Timeline } from 'tank-gauging/simulator/timeline';
import type { Reading, Tank } from 'tank-gauging/simulator/types';
import type { Account } from './account.ts';

type Raised = Account['raised'][number];

/** A reading with another level; its volumes follow. */
const moved = (tank: Tank, { temperature, received, issued }: Reading, at: number, level: number): Reading =>
  buildReading(tank, { at, level, temperature }, { received, issued });

const moveBeyondLimit = ({ kind, level }: Raised) => {
  if (kind === eventNamesByKind.high) return (own: number) => Math.max(own, level);
  return kind === eventNamesByKind.low ? (own: number) => Math.min(own, level) : undefined;
};

/** Readings of (after, until] as an alarm raised through the API changes them, from its minute to its end. */
function changedBy(
  alarm: Raised,
  tank: Tank,
  before: Reading,
  readings: readonly Reading[],
  after: number,
  until: number,
) {
  const side = moveBeyondLimit(alarm);
  const isWithin = ({ at }: Reading) => at > alarm.at && at < alarm.until;
  if (alarm.kind === eventNamesByKind.silent) return readings.filter((one) => !isWithin(one));
  if (!side) return readings;
  const own = readings.map((one) => (isWithin(one) ? moved(tank, one, one.at, side(one.level)) : one));
  // A reading of its own in the minute in which the level reached the limit, and in the one in which it came back.
  const turns = [
    ...(alarm.until > alarm.at ? [{ at: alarm.at, level: alarm.level }] : []),
    { at: alarm.until, level: clearLevel(alarm) },
  ].filter(({ at }) => at > after && at <= until);
  const taken = new Set(turns.map(({ at }) => at));
  const base = (minute: number) => own.findLast(({ at }) => at <= minute) ?? before;
  return [
    ...own.filter(({ at }) => !taken.has(at)),
    ...turns.map(({ at, level }) => moved(tank, base(at), at, level)),
  ].sort((a, b) => a.at - b.at);
}

/** Alarms that change the readings of (after, until]. */
const changesIn = ({ raised }: Account, id: string, after: number, until: number) =>
  raised.filter((one) => one.tank_id === id && one.at <= until && one.until > after);

/**
 * Readings of a tank in (after, until] with the alarms that the key has raised. @param number index of the tank within
 * the site
 */
export function readingsIn(timeline: Timeline, account: Account, number: number, after: number, until: number) {
  const readings = timeline.readings(number, after, until);
  const tank = timeline.start.tanks[number];
  const changes = tank ? changesIn(account, tank.spec.id, after, until) : [];
  if (!tank || changes.length === 0) return readings;
  const before = timeline.lastAt(number, after);
  return changes.reduce<readonly Reading[]>((all, one) => changedBy(one, tank, before, all, after, until), readings);
}

/**
 * Tank as the platform knows it at a minute, and whether a raised alarm says that its sensor is silent. @param number
 * index of the tank within the site
 */
export function tankAt(timeline: Timeline, account: Account, number: number, now: number) {
  const tank = timeline.tankAt(number, now);
  const day = 1440;
  const { id } = tank.spec;
  if (changesIn(account, id, now - day, now).length === 0) return { tank, isSilent: false };
  const last = readingsIn(timeline, account, number, now - day, now).at(-1) ?? tank.last;
  const isSilent = account.raised.some(
    ({ tank_id, kind, at, until }) => tank_id === id && kind === eventNamesByKind.silent && at <= now && now < until,
  );
  return { tank: { ...tank, last }, isSilent };
}
