import { streamLimits as kept, type StreamEvent, type StreamRequest, streamTopics as types } from 'contract/sandbox';
import { isoAt } from 'tank-gauging/simulator/clock';
import { readingView } from '../../site/src/api/terminal/view.ts';
import type { Sent } from './account.ts';
import { eventsBetween, limitsAt } from './alarms.ts';
import { type Context, messageOf } from './handlers.ts';

/** Events of one minute in their order: readings by tank, alarms by number, those closed, what was done or delivered. */
const ranks = { alerts: 100, closed: 5000, hand: 10_000 };

/** Its data is made only where it is sent: a listener may have been away for months. */
const placed = (at: number, rank: number, type: string, data: () => unknown) => ({
  at,
  rank,
  id: `${at}-${rank}`,
  type,
  data,
});
type Placed = ReturnType<typeof placed>;

/** Minute and rank of an event's id; undefined when it is none. */
function placeOf(id: string): [at: number, rank: number] | undefined {
  const [, at, rank] = /^(\d{1,7})-(\d{1,7})$/.exec(id) ?? [];
  return at === undefined ? undefined : [Number(at), Number(rank)];
}

type Wanted = (tank: string) => boolean;

const readingsIn = ({ timeline, account, now }: Context, isWanted: Wanted, from: number): Placed[] =>
  timeline.start.tanks.flatMap((tank, number) => {
    const readings = isWanted(tank.spec.id) ? timeline.readings(number, from, now) : [];
    // More than may be sent, at a reading a minute.
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
  const sent = account.sent.filter(({ at }) => at > from).toReversed();
  const rank = ({ id }: Sent) => ranks.hand + Number(id.split('_').at(-1));
  return sent.map((one) => placed(one.at, rank(one), types.webhooks, () => messageOf(account, one)));
}

/**
 * What a stream has not had yet, oldest first, and the id to go on from. After a break that is longer than what is kept,
 * the first event names the range that REST has.
 */
export async function streamEvents(context: Context, { topics, tanks, after }: StreamRequest) {
  const { now } = context;
  const isWanted = (tank: string) => tanks.length === 0 || tanks.includes(tank);
  const place = placeOf(after);
  const end = [now, ranks.hand + context.account.count] as const;
  // An id from beyond what has been is of a clock, or of numbers, lost with their process: the stream goes on from now.
  const isKnown = place && (place[0] < now || (place[0] === now && place[1] <= end[1]));
  const [at, rank] = isKnown ? place : end;
  const from = at - 1;
  const found = [
    ...(topics.includes('readings') ? readingsIn(context, isWanted, from) : []),
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
  const told = events.slice(first).map(async ({ id, type, data }): Promise<StreamEvent> => {
    return { id, type, data: await data() };
  });
  const rest = await Promise.all(told);
  return {
    events: first > 0 ? [{ id: after, type: 'gap', data: gap }, ...rest] : rest,
    last: events.at(-1)?.id ?? `${at}-${rank}`,
  };
}
