import type { SandboxAnswer } from '../../contract/sandbox.ts';
import { fillText } from '../../contract/slots.ts';
import { sandboxWords } from '../../src/api/api.words.ts';
import { newSecret } from '../../src/api/description/signature.ts';
import type { Seed } from '../../src/api/terminal/seed.ts';
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
} from '../../src/api/terminal/view.ts';
import { isoAt, minuteOf } from '../../src/plant/simulator/clock.ts';
import { silentAfter } from '../../src/plant/simulator/sensor.ts';
import type { Timeline } from '../../src/plant/simulator/timeline.ts';
import { refused } from './check.ts';

/** A delivery as a key keeps it; its state and attempts follow from its minute. */
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
  answered: Readonly<Record<string, { body: string; answer: SandboxAnswer }>>;
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

/** Puts a key's clock forward, stops it or lets it go on. @throws Refusal 422 beyond what one call, or a key, may */
export function setClock(
  account: Account,
  elapsed: number,
  { advance = '', pause }: { advance?: string; pause?: boolean },
) {
  const minutes = minutesOf(advance);
  const atMost = (total: number, days: number, message: string) => {
    if (total > days * day) throw refused([{ field: 'advance', message: fillText(message, { days }) }]);
  };
  atMost(minutes, most.advance, sandboxWords.rules.span);
  atMost(account.advanced + minutes, most.ahead, sandboxWords.rules.ahead);
  const now = minuteIn(account, elapsed) + minutes;
  account.advanced += minutes;
  account.paused = (pause ?? account.paused !== undefined) ? now : undefined;
  account.offset = now - elapsed;
}

export const limitsAt = ({ limits }: Account, { id, ...own }: { id: string } & Limits, minute: number): Limits =>
  limits.findLast(({ tank, from }) => tank === id && from <= minute)?.limits ?? own;

/** An alarm with the minutes that decide on it; those of the seed came before the start, with their number. */
interface Raised {
  alert: ApiAlert;
  at: number;
  cleared?: number;
}

const watched = ['high', 'low', 'silent'] as const;

/** Alarms of the seed and those since the start, oldest first, and when each has ended. */
function raisedIn(timeline: Timeline, { alerts }: Seed, account: Account, now: number): Raised[] {
  const raised: Raised[] = alerts.map((alert) => ({ alert, at: -1 })).reverse();
  for (const [number, { spec }] of timeline.start.tanks.entries()) {
    const active: Partial<Record<(typeof watched)[number], Raised>> = {};
    for (const kind of watched) {
      const known = raised.findLast(({ alert }) => alert.tank_id === spec.id && alert.kind === kindNames[kind]);
      if (known && known.alert.state !== 'closed') active[kind] = known;
    }
    const begin = (kind: (typeof watched)[number], at: number, level: number, limit: number | null) => {
      if (active[kind]) return;
      const place = { alert_id: '', tank_id: spec.id, state: 'open' as const, raised_at: isoAt(at) };
      const facts = { kind: kindNames[kind], level: rounded(level), limit, loss: null, loss_since: null };
      const answer = { acknowledged_at: null, acknowledged_by: null, note: null };
      active[kind] = { alert: { ...place, ...facts, ...answer }, at };
      raised.push(active[kind]);
    };
    const end = (kind: (typeof watched)[number], at: number) => {
      if (active[kind]) active[kind].cleared = at;
      delete active[kind];
    };
    let last = timeline.tankAt(number, 0).last;
    for (const reading of timeline.readings(number, 0, now)) {
      const { at, level } = reading;
      const { high, low } = limitsAt(account, spec, at);
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
  return raised.sort((a, b) => a.at - b.at);
}

/** Every alarm of a key with its events, oldest first; alarms are numbered within their days. */
function storiesIn(timeline: Timeline, seed: Seed, account: Account, now: number) {
  const counts: Record<string, number> = {};
  return raisedIn(timeline, seed, account, now).map(({ alert, at, cleared = 0 }) => {
    const date = alert.raised_at.slice(0, 10).replaceAll('-', '');
    counts[date] = (counts[date] ?? 0) + 1;
    const alert_id = alert.alert_id || `AL-${date}-${String(counts[date]).padStart(3, '0')}`;
    const answer = account.accepted[alert_id];
    const accepted = answer && { acknowledged_at: isoAt(answer.at), acknowledged_by: answer.by, note: answer.note };
    const story: ApiAlert = { ...alert, alert_id, ...accepted };
    const { acknowledged_at } = story;
    if (acknowledged_at && alert.state === 'open') story.state = 'acknowledged';
    if (acknowledged_at && cleared > 0) story.state = 'closed';
    const events: [number, EventName][] = [[at, alert.kind]];
    if (answer) events.push([answer.at, 'alert.acknowledged']);
    if (acknowledged_at && cleared > 0) events.push([Math.max(cleared, minuteOf(acknowledged_at)), 'alert.closed']);
    return { story, events: events.map(([at, name]) => ({ at, payload: eventOf(story, name, isoAt(at)) })) };
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

export function deliver(account: Account, part: Omit<Sent, 'id'>): Sent {
  account.count += 1;
  const sent = { id: `dl_sandbox_${String(account.count).padStart(4, '0')}`, ...part };
  account.sent = [sent, ...account.sent].slice(0, most.sent);
  return sent;
}

/** Sends an event to every receiver that asked for it and is not held back. */
export function tell(account: Account, payload: TankEvent, at: number, wall: number): void {
  for (const { webhook_id, active, events, created_at } of account.webhooks) {
    if (active && events.includes(payload.event) && minuteOf(created_at) <= at) {
      deliver(account, { webhook: webhook_id, payload, at, wall, replayOf: null });
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
