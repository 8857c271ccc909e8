import { readingView } from 'api-description/view';
import {
  challengeHeader,
  streamLimits as kept,
  Refusal,
  type Scope,
  type StreamEvent,
  type StreamRequest,
  streamTopics as types,
} from 'contract/sandbox';
import { fillText } from 'contract/slots';
import { isoAt } from 'tank-gauging/simulator/clock';
import { eventsBetween, limitsAt } from './alarms.ts';
import { findViolations, invalidRequest } from './check.ts';
import { buildMessage } from './deliveries.ts';
import type { Context } from './handlers.ts';
import { readingsIn } from './readings.ts';
import type { Spec } from './router.ts';

/** Order within a minute: readings by tank, alarms by number, closings, then manual actions and deliveries. */
const ranks = { alerts: 100, closed: 5000, hand: 10_000 };

/** `data` is computed only when the event is sent: a client may resume after months. */
const placed = (at: number, rank: number, type: string, data: () => unknown) => ({
  at,
  rank,
  id: `${at}-${rank}`,
  type,
  data,
});
type Placed = ReturnType<typeof placed>;

/** Minute and rank in an event id; undefined when malformed. */
function parseEventId(id: string): [at: number, rank: number] | undefined {
  const [, at, rank] = /^(\d{1,7})-(\d{1,7})$/.exec(id) ?? [];
  return at === undefined ? undefined : [Number(at), Number(rank)];
}

type Wanted = (tank: string) => boolean;

const readingEvents = ({ timeline, account, now }: Context, isWanted: Wanted, from: number): Placed[] =>
  timeline.start.tanks.flatMap((tank, number) => {
    const readings = isWanted(tank.spec.id) ? readingsIn(timeline, account, number, from, now) : [];
    // Upper bound of what may be sent, at one reading per minute.
    return readings.slice(-Math.max(kept.events, kept.minutes) - 1).map((last) =>
      placed(last.at, number, types.readings, () => {
        return readingView({ ...tank, last }, last.at, limitsAt(account, tank.spec, last.at));
      }),
    );
  });

function alertsIn({ timeline, seed, account, now }: Context, isWanted: Wanted, from: number): Placed[] {
  const events = eventsBetween(timeline, seed, account, from, now).filter(({ payload }) => isWanted(payload.tank_id));
  return events.map(({ at, number, payload }) => {
    const own = Number(payload.alert_id.slice(-3)) + (payload.event === 'alert.closed' ? ranks.closed : ranks.alerts);
    const rank = number === undefined ? own : ranks.hand + number;
    return placed(at, rank, types.alerts, () => payload);
  });
}

function deliveriesIn({ account }: Context, from: number): Placed[] {
  const sent = account.sent.filter(({ at }) => at > from).reverse();
  return sent.map((one) => placed(one.at, ranks.hand + one.number, types.webhooks, () => buildMessage(one)));
}

/** Topics, tanks and last event of a subscription, as parameters or message give them. */
export type Subscription = Partial<Record<'topics' | 'tanks' | 'last_id', unknown>>;

/**
 * Reads a subscription; topics are `readings` by default.
 * @param tags of the tanks that exist
 * @throws Refusal 404 for an unknown tank, 422, or 403 where a read key requests attempts, whose answers it could not
 * report
 */
export function readSubscription(
  spec: Spec,
  tags: readonly string[],
  scope: Scope,
  { topics = ['readings'], tanks = [], last_id = '' }: Subscription,
): StreamRequest {
  const errors = [
    ...findViolations(spec, { $ref: '#/components/schemas/Topics' }, topics, 'topics'),
    ...findViolations(spec, { $ref: '#/components/schemas/StreamTanks' }, tanks, 'tanks'),
    ...(last_id === '' ? [] : findViolations(spec, { $ref: '#/components/schemas/EventId' }, last_id, 'last_id')),
  ];
  if (errors.length > 0) throw invalidRequest(errors);
  const asked = { topics, tanks, after: last_id } as StreamRequest;
  const id = asked.tanks.find((tag) => !tags.includes(tag));
  if (id !== undefined) throw new Refusal(404, fillText(spec.words.unknown.tank, { id }));
  if (scope === 'read' && asked.topics.includes('attempts')) {
    throw new Refusal(403, undefined, challengeHeader('insufficient_scope'));
  }
  return asked;
}

/**
 * Events that a stream has not had yet, oldest first, and the id to resume from. After a break longer than the
 * backlog, the first event is a `gap` that names the range to fetch by REST.
 */
export function streamEvents(context: Context, { topics, tanks, after }: StreamRequest) {
  const { now } = context;
  const isWanted = (tank: string) => tanks.length === 0 || tanks.includes(tank);
  const place = parseEventId(after);
  const end = [now, ranks.hand + context.account.count] as const;
  // An id later than the present belongs to a clock or numbering lost in a restart: the stream continues from now.
  const isKnown = place && (place[0] < now || (place[0] === now && place[1] <= end[1]));
  const [at, rank] = isKnown ? place : end;
  const from = at - 1;
  const found = [
    ...(topics.includes('readings') ? readingEvents(context, isWanted, from) : []),
    ...(topics.includes('alerts') ? alertsIn(context, isWanted, from) : []),
    ...(topics.includes('webhooks') ? deliveriesIn(context, from) : []),
  ];
  const events = found
    .filter((event) => event.at > at || (event.at === at && event.rank > rank))
    .sort((a, b) => a.at - b.at || a.rank - b.rank);
  const first = Math.max(
    0,
    Math.min(
      events.length - kept.events,
      events.findIndex((event) => event.at > now - kept.minutes),
    ),
  );
  const gap = {
    from: isoAt(at),
    to: isoAt(events[first]?.at ?? now),
    url: '/v1/tanks/{tank_id}/history?from={from}&to={to}',
  };
  const rest = events.slice(first).map(({ id, type, data }): StreamEvent => ({ id, type, data: data() }));
  return {
    events: first > 0 ? [{ id: after, type: 'gap', data: gap }, ...rest] : rest,
    last: events.at(-1)?.id ?? `${at}-${rank}`,
  };
}
