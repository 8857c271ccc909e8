import {
  type ApiAlert,
  alertEvent,
  type EventName,
  eventNamesByKind,
  hysteresis,
  type Limits,
  newAlert,
  rounded,
  type Seed,
} from 'api-description/view';
import { isoAt, parseMinute } from 'tank-gauging/simulator/clock';
import { silentAfter } from 'tank-gauging/simulator/sensor';
import type { Timeline } from 'tank-gauging/simulator/timeline';
import type { Status } from 'tank-gauging/simulator/types';
import type { Account, Attempt } from './account.ts';
import { simulate, stamp, tell } from './deliveries.ts';

/**
 * An alarm with the minutes in which it was raised and cleared. Seeded alarms have `at` −1 and fixed ids, alarms raised
 * through the API (with a sequence number) the id that they were stored with.
 */
interface RaisedAlarm {
  alert: ApiAlert;
  at: number;
  cleared?: number | undefined;
  number?: number;
  /** Status of the tank when the alarm was raised, where its kind does not tell it. */
  status?: Status;
}

/** Alarms up to a minute, oldest first. Later events never change their numbers, they only clear them. */
interface AlarmHistory {
  until: number;
  raised: RaisedAlarm[];
}

type LimitsAt = (tank: { id: string } & Limits, minute: number) => Limits;

/** Limits that apply to a reading: the last set in an earlier minute, else the tank’s own. */
export const limitsAt = (
  { limits }: Pick<Account, 'limits'>,
  { id, ...own }: Parameters<LimitsAt>[0],
  minute: number,
) => limits.findLast(({ tank, from }) => tank === id && from < minute)?.limits ?? own;

const watched = ['high', 'low', 'silent'] as const;

/** Computes the alarms up to a later minute, without changing the given past. */
function continueHistory(
  timeline: Timeline,
  { until, raised: before }: AlarmHistory,
  now: number,
  limitsFor: LimitsAt,
): AlarmHistory {
  const raised = before.map((one) => (one.cleared === undefined ? { ...one } : one));
  for (const [number, { spec }] of timeline.start.tanks.entries()) {
    const active: Partial<Record<(typeof watched)[number], RaisedAlarm>> = {};
    for (const kind of watched) {
      const known = raised.findLast(({ alert }) => alert.tank_id === spec.id && alert.kind === eventNamesByKind[kind]);
      if (known && known.alert.state !== 'closed' && known.cleared === undefined) active[kind] = known;
    }
    const begin = (kind: (typeof watched)[number], at: number, level: number, limit: number | null) => {
      if (active[kind]) return;
      const facts = { tank_id: spec.id, kind: eventNamesByKind[kind], level: rounded(level), limit };
      active[kind] = { alert: newAlert(facts, at), at };
      raised.push(active[kind]);
    };
    const end = (kind: (typeof watched)[number], at: number) => {
      if (active[kind]) active[kind].cleared = at;
      delete active[kind];
    };
    let last = timeline.lastAt(number, until);
    for (const reading of timeline.readings(number, until, now)) {
      const { at, level } = reading;
      const { high, low } = limitsFor(spec, at);
      if (at - last.at > silentAfter) begin('silent', last.at + silentAfter, last.level, null);
      end('silent', at);
      if (level >= high) begin('high', at, level, high);
      else if (level < high - hysteresis) end('high', at);
      if (level <= low) begin('low', at, level, low);
      else if (level > low + hysteresis) end('low', at);
      last = reading;
    }
    if (now - last.at >= silentAfter) begin('silent', last.at + silentAfter, last.level, null);
  }
  return { until: now, raised: raised.sort((a, b) => a.at - b.at) };
}

/** The past as it was known at an earlier minute. */
const historyUntil = ({ raised }: AlarmHistory, until: number): AlarmHistory => ({
  until,
  raised: raised.flatMap(({ cleared, ...one }) =>
    one.at > until ? [] : [{ ...one, cleared: cleared !== undefined && cleared <= until ? cleared : undefined }],
  ),
});

/**
 * Memory limit: alarms cached for keys with limits of their own, in all. The least recently used key is computed
 * anew.
 */
const most = 100_000;

/**
 * Caches the plant’s alarms: one past under the plant’s own limits shared by all keys, and one per key from its first
 * own limit on.
 */
class AlarmHistories {
  readonly #timeline: Timeline;
  readonly #own = new Map<Account, AlarmHistory>();
  #shared: AlarmHistory;
  #kept = 0;

  constructor(timeline: Timeline, { alerts }: Seed) {
    this.#timeline = timeline;
    this.#shared = { until: 0, raised: alerts.map((alert) => ({ alert, at: -1 })).reverse() };
  }

  historyFor(account: Account, now: number): AlarmHistory {
    const first = account.limits[0]?.from ?? Number.POSITIVE_INFINITY;
    if (first >= now) return this.#sharedAt(now);
    const limitsFor: LimitsAt = (tank, minute) => limitsAt(account, tank, minute);
    const known = this.#own.get(account);
    const before = known && known.until <= now ? known : this.#sharedAt(first);
    return this.#keep(account, before.until < now ? continueHistory(this.#timeline, before, now, limitsFor) : before);
  }

  #sharedAt(now: number): AlarmHistory {
    if (now > this.#shared.until) this.#shared = continueHistory(this.#timeline, this.#shared, now, (tank) => tank);
    return historyUntil(this.#shared, now);
  }

  #keep(account: Account, past: AlarmHistory): AlarmHistory {
    this.#kept += past.raised.length - (this.#own.get(account)?.raised.length ?? 0);
    this.#own.delete(account);
    this.#own.set(account, past);
    for (const [oldest, { raised }] of this.#own) {
      if (this.#kept <= most || oldest === account) break;
      this.#kept -= raised.length;
      this.#own.delete(oldest);
    }
    return past;
  }
}

const raisedByRequest = (
  { at, until, number, status, ...facts }: Account['raised'][number],
  now: number,
): RaisedAlarm => {
  const cleared = until <= now ? until : undefined;
  return { alert: { ...newAlert(facts, at), ...facts }, at, cleared, number, status };
};

const alarmId = (at: number, number: string) => `AL-${isoAt(at).slice(0, 10).replaceAll('-', '')}-${number}`;

/** Id of an alarm raised through the API. @param number sequence number within its key */
export const raisedId = (at: number, number: number) => alarmId(at, `S${String(number).padStart(3, '0')}`);

const histories = new WeakMap<Timeline, AlarmHistories>();

/**
 * All alarms of a key with their events, oldest first. Those derived from readings are numbered per day: later ones
 * never change the numbers, since neither readings nor limits of the past change.
 */
function listAlarmEvents(timeline: Timeline, seed: Seed, account: Account, now: number) {
  const past = histories.get(timeline) ?? new AlarmHistories(timeline, seed);
  histories.set(timeline, past);
  const counts: Record<string, number> = {};
  const numbered = past.historyFor(account, now).raised.map(({ alert, ...one }) => {
    const date = alert.raised_at.slice(0, 10);
    counts[date] = (counts[date] ?? 0) + 1;
    const alert_id = alert.alert_id || alarmId(one.at, String(counts[date]).padStart(3, '0'));
    return { ...one, alert: { ...alert, alert_id } };
  });
  return [...numbered, ...account.raised.map((one) => raisedByRequest(one, now))]
    .sort((a, b) => a.at - b.at)
    .map(({ alert, at, cleared, number, status }) => {
      const { alert_id } = alert;
      const answer = account.accepted[alert_id];
      const accepted = answer && { acknowledged_at: isoAt(answer.at), acknowledged_by: answer.by, note: answer.note };
      const story: ApiAlert = { ...alert, ...accepted };
      const { acknowledged_at } = story;
      if (acknowledged_at && alert.state === 'open') story.state = 'acknowledged';
      if (acknowledged_at && cleared !== undefined) story.state = 'closed';
      const events: [at: number, name: EventName, number?: number | undefined][] = [[at, alert.kind, number]];
      if (answer) events.push([answer.at, 'alert.acknowledged', answer.number]);
      if (acknowledged_at && cleared !== undefined) {
        const closed = Math.max(cleared, parseMinute(acknowledged_at));
        events.push([closed, 'alert.closed', answer?.at === closed ? answer.number + 1 : undefined]);
      }
      return { story, status, events };
    });
}

export const listAlerts = (timeline: Timeline, seed: Seed, account: Account, now: number): ApiAlert[] =>
  listAlarmEvents(timeline, seed, account, now)
    .map(({ story }) => story)
    .reverse();

/** Events of (after, until] in minutes, oldest first. */
export const eventsBetween = (timeline: Timeline, seed: Seed, account: Account, after: number, until: number) =>
  listAlarmEvents(timeline, seed, account, until)
    .flatMap(({ events, ...one }) => events.map(([at, name, number]) => ({ ...one, at, name, number })))
    .filter(({ at }) => at > after && at <= until)
    .sort((a, b) => a.at - b.at)
    .map(({ at, name, number, story, status }) => {
      const event = alertEvent(story, name, isoAt(at));
      // A loss leaves the level’s status as it was.
      const payload = status && story.loss !== null && name !== 'alert.closed' ? { ...event, status } : event;
      return { at, number, payload };
    });

/**
 * Delivers the events since the last call, performs the attempts at simulated receivers that fell due, and signs both.
 * @param wall Unix seconds of the real clock
 * @param otherwise answer of receivers that are not simulated; undefined when they wait for a listener
 */
export async function deliverDueEvents(
  timeline: Timeline,
  seed: Seed,
  account: Account,
  now: number,
  wall: number,
  otherwise?: Pick<Attempt, 'status' | 'duration'>,
): Promise<void> {
  if (now > account.told) {
    for (const { at, payload } of eventsBetween(timeline, seed, account, account.told, now)) {
      // Manual acknowledgements were delivered at once.
      if (payload.event === 'alert.acknowledged') continue;
      // Earlier attempts first: after a 410 the webhook gets no further event.
      simulate(account, at, wall, otherwise);
      tell(account, payload, at);
    }
    account.told = now;
  }
  simulate(account, now, wall, otherwise);
  await stamp(account, wall);
}
