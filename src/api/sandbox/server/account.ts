import { fillText } from '../../../../server/contract/slots.ts';
import { isoAt, minuteOf } from '../../../plant/simulator/clock.ts';
import { silentAfter } from '../../../plant/simulator/sensor.ts';
import type { Timeline } from '../../../plant/simulator/timeline.ts';
import { sandboxWords } from '../../api.words.ts';
import { newSecret } from '../../description/signature.ts';
import type { Seed } from '../../terminal/seed.ts';
import {
  type ApiAlert,
  type EventName,
  eventOf,
  hysteresis,
  kindNames,
  type Limits,
  rounded,
  type TankEvent,
  type Webhook,
} from '../../terminal/view.ts';
import { type HandlerAnswer, refusal } from './check.ts';

/** A delivery as a key keeps it: states and attempts follow from its minute. */
export interface Sent {
  id: string;
  webhook: string;
  payload: TankEvent;
  /** Minute of the key's clock, and seconds of the real one. */
  at: number;
  wall: number;
  replayOf: string | null;
}

/** What a key has changed; everything else is the seed that all keys share. Made anew for a key that changes nothing. */
export interface Account {
  /** Minutes between the key's clock and the time since its making, and how many of them were asked for. */
  offset: number;
  advanced: number;
  /** Minute at which its clock was stopped. */
  paused: number | undefined;
  /** Limits that were set, oldest first, each from its minute on. */
  limits: readonly { tank: string; from: number; limits: Limits }[];
  accepted: Readonly<Record<string, { at: number; by: string; note: string | null }>>;
  webhooks: readonly (Webhook & { secret: string })[];
  /** Newest first. */
  sent: readonly Sent[];
  /** Answers to writes under their idempotency keys, and to which bodies. */
  answered: Readonly<Record<string, { body: string; answer: HandlerAnswer }>>;
  /** Numbers given so far, and the minute up to which events were delivered. */
  count: number;
  told: number;
}

/** Limits of one key. */
export const most = { webhooks: 20, sent: 200, answered: 100, limits: 100, bytes: 64 * 1024, advance: 7, ahead: 90 };

export const createAccount = ({ webhooks }: Seed): Account => ({
  offset: 0,
  advanced: 0,
  paused: undefined,
  limits: [],
  accepted: {},
  webhooks: webhooks.map((webhook) => ({ ...webhook, secret: newSecret() })),
  sent: [],
  answered: {},
  count: 0,
  told: 0,
});

/** Drops the oldest of what a key keeps until it fits its room. @returns its bytes */
export function trim(account: Account): number {
  account.sent = account.sent.slice(0, most.sent);
  account.answered = Object.fromEntries(Object.entries(account.answered).slice(-most.answered));
  let bytes = JSON.stringify(account).length;
  while (bytes > most.bytes && account.sent.length + Object.keys(account.answered).length > 0) {
    account.sent = account.sent.slice(0, account.sent.length >> 1);
    account.answered = Object.fromEntries(Object.entries(account.answered).slice(1));
    bytes = JSON.stringify(account).length;
  }
  return bytes;
}

const day = 1440;

/** Minute that a key's clock shows. @param elapsed minutes since the key was made */
export const minuteIn = ({ paused, offset }: Account, elapsed: number): number => paused ?? elapsed + offset;

/** Minutes of an ISO 8601 duration of days, hours and minutes. */
function minutesOf(duration: string): number {
  const [, days = 0, hours = 0, minutes = 0] = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(duration) ?? [];
  return Number(days) * day + Number(hours) * 60 + Number(minutes);
}

/** Puts a key's clock forward, stops it or lets it go on. @throws ApiFailure 422 beyond what one call, or a key, may */
export function setClock(
  account: Account,
  elapsed: number,
  { advance = '', pause }: { advance?: string; pause?: boolean },
) {
  const minutes = minutesOf(advance);
  const { span, ahead } = sandboxWords.rules;
  const refuse = (message: string, days: number) =>
    refusal([{ field: 'advance', message: fillText(message, { days }) }]);
  if (minutes > most.advance * day) throw refuse(span, most.advance);
  if (account.advanced + minutes > most.ahead * day) throw refuse(ahead, most.ahead);
  const now = minuteIn(account, elapsed) + minutes;
  account.advanced += minutes;
  account.paused = (pause ?? account.paused !== undefined) ? now : undefined;
  account.offset = now - elapsed;
}

/** Limits of a tank at a minute. */
export const limitsAt = ({ limits }: Account, { id, ...own }: { id: string } & Limits, minute: number): Limits =>
  limits.findLast(({ tank, from }) => tank === id && from <= minute)?.limits ?? own;

/** An alarm with the minutes that decide on it. */
interface Raised {
  alert: Omit<ApiAlert, 'alert_id' | 'state' | 'acknowledged_at' | 'acknowledged_by' | 'note'>;
  at: number;
  cleared?: number;
}

/** Alarms since the start, oldest first, and when those of the seed have ended. */
function raisedIn(timeline: Timeline, { alerts }: Seed, account: Account, now: number) {
  const raised: Raised[] = [];
  const ended = new Map<string, number>();
  for (const [number, { spec }] of timeline.start.tanks.entries()) {
    const active: Partial<Record<'high' | 'low' | 'silent', { end: (at: number) => void }>> = {};
    for (const kind of ['high', 'low', 'silent'] as const) {
      const known = alerts.find((alert) => alert.tank_id === spec.id && alert.kind === kindNames[kind]);
      if (known && known.state !== 'closed') active[kind] = { end: (at) => ended.set(known.alert_id, at) };
    }
    const turn = (kind: 'high' | 'low' | 'silent', on: boolean, off: boolean, at: number, level: number, limit = 0) => {
      if (off) active[kind]?.end(at);
      if (off) delete active[kind];
      if (!on || active[kind]) return;
      const facts = { level: rounded(level), limit: kind === 'silent' ? null : limit, loss: null, loss_since: null };
      const one: Raised = { at, alert: { tank_id: spec.id, kind: kindNames[kind], raised_at: isoAt(at), ...facts } };
      raised.push(one);
      const end = (minute: number) => {
        one.cleared = minute;
      };
      active[kind] = { end };
    };
    let last = timeline.tankAt(number, 0).last;
    for (const reading of timeline.readings(number, 0, now)) {
      const { at, level } = reading;
      const { high, low } = limitsAt(account, spec, at);
      turn('silent', at - last.at > silentAfter, false, last.at + silentAfter, last.level);
      turn('silent', false, true, at, level);
      turn('high', level >= high, level < high - hysteresis, at, level, high);
      turn('low', level <= low, level > low + hysteresis, at, level, low);
      last = reading;
    }
    turn('silent', now - last.at >= silentAfter, false, last.at + silentAfter, last.level);
  }
  return { raised: raised.sort((a, b) => a.at - b.at), ended };
}

/** Every alarm of a key with its events, oldest first. */
function storiesIn(timeline: Timeline, seed: Seed, account: Account, now: number) {
  const { raised, ended } = raisedIn(timeline, seed, account, now);
  const days = new Map<string, number>();
  const numbered = (time: string) => {
    const date = time.slice(0, 10);
    const before = days.get(date) ?? seed.alerts.filter(({ raised_at }) => raised_at.startsWith(date)).length;
    days.set(date, before + 1);
    return `AL-${date.replaceAll('-', '')}-${String(before + 1).padStart(3, '0')}`;
  };
  const fresh = { state: 'open' as const, acknowledged_at: null, acknowledged_by: null, note: null };
  const known = [...seed.alerts].reverse().map((alert) => ({ alert, at: -1, cleared: ended.get(alert.alert_id) }));
  const since = raised.map(({ alert, at, cleared }) => {
    const named: ApiAlert = { alert_id: numbered(alert.raised_at), ...alert, ...fresh };
    return { alert: named, at, cleared };
  });
  return [...known, ...since].map(({ alert, at, cleared }) => {
    const answer = account.accepted[alert.alert_id];
    const acknowledged_at = answer ? isoAt(answer.at) : alert.acknowledged_at;
    const isClosed = alert.state === 'closed' || (acknowledged_at !== null && cleared !== undefined);
    const state = isClosed ? ('closed' as const) : acknowledged_at ? ('acknowledged' as const) : ('open' as const);
    const accepted = answer && { acknowledged_at, acknowledged_by: answer.by, note: answer.note };
    const story: ApiAlert = { ...alert, ...accepted, state };
    const closed = isClosed && cleared !== undefined ? Math.max(cleared, minuteOf(acknowledged_at ?? '')) : -1;
    const moments: [number, EventName][] = [[at, alert.kind]];
    if (answer) moments.push([answer.at, 'alert.acknowledged']);
    if (closed > 0) moments.push([closed, 'alert.closed']);
    return { story, events: moments.map(([at, name]) => ({ at, payload: eventOf(story, name, isoAt(at)) })) };
  });
}

/** Alarms of a key at a minute, newest first. */
export const alertsOf = (timeline: Timeline, seed: Seed, account: Account, now: number): ApiAlert[] =>
  storiesIn(timeline, seed, account, now)
    .map(({ story }) => story)
    .reverse();

/** What happened after one minute and until another, oldest first. */
export const eventsBetween = (timeline: Timeline, seed: Seed, account: Account, after: number, until: number) =>
  storiesIn(timeline, seed, account, until)
    .flatMap(({ events }) => events)
    .filter(({ at }) => at > after && at <= until)
    .sort((a, b) => a.at - b.at);

/** Sends an event to one receiver. */
export function deliver(account: Account, webhook: string, payload: TankEvent, at: number, wall: number): Sent {
  account.count += 1;
  const id = `dl_sandbox_${String(account.count).padStart(4, '0')}`;
  const sent = { id, webhook, payload, at, wall, replayOf: null };
  account.sent = [sent, ...account.sent].slice(0, most.sent);
  return sent;
}

/** Sends an event to every receiver that asked for it and is not held back. */
export function tell(account: Account, payload: TankEvent, at: number, wall: number): void {
  for (const { webhook_id, active, events, created_at } of account.webhooks) {
    if (active && events.includes(payload.event) && minuteOf(created_at) <= at) {
      deliver(account, webhook_id, payload, at, wall);
    }
  }
}

/** Delivers what has happened since the last look. @param wall seconds of the real clock */
export function settle(timeline: Timeline, seed: Seed, account: Account, now: number, wall: number): void {
  if (now <= account.told) return;
  for (const { at, payload } of eventsBetween(timeline, seed, account, account.told, now)) {
    // What was accepted by hand was told at once.
    if (payload.event !== 'alert.acknowledged') tell(account, payload, at, wall);
  }
  account.told = now;
}
