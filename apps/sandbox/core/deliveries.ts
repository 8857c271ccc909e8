import { deliveryHeaders } from 'api-description/signature';
import type { TankEvent, WebhookDelivery } from 'api-description/view';
import { failingHost, receiverFailures, retryMinutes } from 'contract/sandbox';
import { isoAt, parseMinute } from 'tank-gauging/simulator/clock';
import { type Account, type Attempt, accountLimits, changeWebhook, type Delivery } from './account.ts';

const newId = (number: number) => {
  const random = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0'));
  return `dl_${number.toString(36).padStart(6, '0')}${random.join('')}`;
};

/** Queues a delivery, due at once. */
export function deliver(
  account: Account,
  { webhook_id: webhook, url }: Pick<Account['webhooks'][number], 'webhook_id' | 'url'>,
  payload: TankEvent,
  at: number,
  replayOf: string | null = null,
): Delivery {
  account.count += 1;
  const number = account.count;
  const delivery = {
    ...{ id: newId(number), number, webhook, url, body: JSON.stringify(payload), headers: undefined },
    ...{ at, due: at, attempts: [], replayOf },
  };
  account.sent = [delivery, ...account.sent].slice(0, accountLimits.sent);
  return delivery;
}

/** Delivers an event to every active webhook that subscribes to it. */
export function tell(account: Account, payload: TankEvent, at: number): void {
  for (const webhook of account.webhooks) {
    if (webhook.active && webhook.events.includes(payload.event) && parseMinute(webhook.created_at) <= at) {
      deliver(account, webhook, payload, at);
    }
  }
}

const isSuccess = ({ status }: Attempt) => status !== null && status >= 200 && status < 300;

/** Minute of the attempt after one that failed; undefined after the last of the schedule. */
const retryAfter = (first: number, minute: number) =>
  retryMinutes.map((after) => first + after).find((due) => due > minute);

const replace = (account: Account, changed: Delivery) => {
  account.sent = account.sent.map((one) => (one.id === changed.id ? changed : one));
};

/** Adds an attempt to its delivery and decides on the next one; 410 also deactivates the webhook. */
function record(account: Account, delivery: Delivery, attempt: Attempt): Delivery {
  const attempts = [...delivery.attempts, attempt];
  const isOver = isSuccess(attempt) || attempt.status === 410;
  const due = isOver ? undefined : retryAfter(attempts[0]?.at ?? attempt.at, attempt.at);
  const changed = { ...delivery, attempts, due, underWay: undefined };
  replace(account, changed);
  if (attempt.status === 410) changeWebhook(account, delivery.webhook, { active: false });
  return changed;
}

/** Whether attempts go on: a deactivated webhook holds its deliveries, except tests and replays. */
const isHeld = ({ webhooks }: Account, { webhook, replayOf, body }: Delivery): boolean =>
  replayOf === null &&
  !webhooks.find(({ webhook_id }) => webhook_id === webhook)?.active &&
  !(JSON.parse(body) as TankEvent).test;

/** Answer of a simulated receiver, by its host name; undefined for a real one. */
function simulatedAnswer(url: string): Pick<Attempt, 'status' | 'duration'> | undefined {
  const { hostname } = new URL(url);
  const name = Object.keys(receiverFailures).find((one) => hostname === `${one}.${failingHost}`);
  return name === undefined ? undefined : receiverFailures[name as keyof typeof receiverFailures];
}

/**
 * Performs the attempts at simulated receivers that were due before a minute, oldest delivery first.
 * @param wall Unix seconds of the real clock
 * @param otherwise answer of all other receivers; undefined when they wait for a listener
 */
export function simulate(
  account: Account,
  now: number,
  wall: number,
  otherwise?: Pick<Attempt, 'status' | 'duration'>,
) {
  for (const delivery of account.sent.filter(({ due }) => due !== undefined && due < now).reverse()) {
    const answer = simulatedAnswer(delivery.url) ?? otherwise;
    if (!answer) continue;
    let tried = delivery;
    while (tried.due !== undefined && tried.due < now && !isHeld(account, tried)) {
      tried = record(account, { ...tried, headers: undefined }, { at: tried.due, wall, ...answer });
    }
  }
}

const isWaiting = (delivery: Delivery) => delivery.due !== undefined && !simulatedAnswer(delivery.url);

/** Deliveries that became due while nobody listened are due now: what was not sent then was no attempt. */
export function resume(account: Account, now: number): void {
  account.sent = account.sent.map((one) =>
    isWaiting(one) && !one.underWay && Number(one.due) < now ? { ...one, due: now } : one,
  );
}

/**
 * Begins the attempts that are due, for a listener: in order, and one at a time per receiver.
 * @param wall Unix ms of the real clock
 */
export async function begin(account: Account, now: number, wall: number) {
  const begun: string[] = [];
  for (const { webhook_id } of account.webhooks) {
    const waiting = account.sent.filter((one) => one.webhook === webhook_id && isWaiting(one));
    if (waiting.some(({ underWay }) => underWay)) continue;
    const [next] = waiting
      .filter((one) => Number(one.due) <= now && !isHeld(account, one))
      .sort((a, b) => Number(a.due) - Number(b.due) || a.number - b.number);
    if (!next) continue;
    replace(account, { ...next, headers: undefined, underWay: { at: Number(next.due), wall } });
    begun.push(next.id);
  }
  await stamp(account, Math.floor(wall / 1000));
  return account.sent
    .filter(({ id }) => begun.includes(id))
    .map(dueAttempt)
    .reverse();
}

/** An attempt as its listener gets it. */
const dueAttempt = (delivery: Delivery) => ({
  delivery_id: delivery.id,
  attempt: delivery.attempts.length + 1,
  ...buildMessage(delivery),
});

/** ms of the real clock after which an attempt without a reported answer counts as a time-out. */
export const timeout = 10_000;

/**
 * Records a receiver’s answer as its listener reports it; only the first report of an attempt counts.
 * @returns false when no such attempt has begun
 */
export function report(account: Account, id: string, number: number, answer: Pick<Attempt, 'status' | 'duration'>) {
  const delivery = account.sent.find((one) => one.id === id);
  if (!delivery || number <= delivery.attempts.length) return true;
  const { underWay, attempts } = delivery;
  if (!underWay || number !== attempts.length + 1) return false;
  record(account, delivery, { at: underWay.at, wall: Math.floor(underWay.wall / 1000), ...answer });
  return true;
}

/**
 * Ends the attempts whose answer was not reported in time. @param since Unix ms from which on reports could be received
 * @returns Unix ms at which the next attempt under way times out
 */
export function expire(account: Account, wall: number, since: number): number | undefined {
  const ends = ({ underWay }: Delivery) => Math.max(underWay?.wall ?? Number.POSITIVE_INFINITY, since) + timeout;
  for (const delivery of account.sent.filter((one) => ends(one) <= wall)) {
    const { at, wall: sent } = delivery.underWay ?? { at: delivery.at, wall };
    record(account, delivery, { at, wall: Math.floor(sent / 1000), status: null, duration: timeout });
  }
  const next = Math.min(...account.sent.map(ends));
  return Number.isFinite(next) ? next : undefined;
}

/**
 * Signs deliveries that were queued or tried since the last call, with the secrets that were valid at that minute of
 * the key’s clock and the time of the real clock.
 */
export async function stamp(account: Account, wall: number): Promise<void> {
  const secretsAt = (webhook: string, minute: number) => {
    const { secret, old } = account.webhooks.find(({ webhook_id }) => webhook_id === webhook) ?? {
      secret: '',
      old: [],
    };
    return [secret, ...old.filter(({ until }) => minute <= until).map((one) => one.secret)];
  };
  const stamped = account.sent.map(async (one) => {
    if (one.headers) return one;
    const last = one.attempts.at(-1) ?? { at: one.at, wall };
    const { at, time } = one.underWay ? { at: one.underWay.at, time: wall } : { at: last.at, time: last.wall };
    return { ...one, headers: await deliveryHeaders(one.id, secretsAt(one.webhook, at), time, one.body) };
  });
  if (account.sent.some(({ headers }) => !headers)) account.sent = await Promise.all(stamped);
}

const isoTime = (wall: number) => new Date(wall * 1000).toISOString().replace('.000', '');

export function deliveryView({ id, webhook, body, at, due, attempts, replayOf }: Delivery): WebhookDelivery {
  const payload = JSON.parse(body) as TankEvent;
  const last = attempts.at(-1);
  return {
    delivery_id: id,
    webhook_id: webhook,
    event: payload.event,
    state: due !== undefined ? 'queued' : last && isSuccess(last) ? 'delivered' : 'failed',
    queued_at: isoAt(at),
    attempts: attempts.map(({ at, wall, ...answer }) => ({ at: isoAt(at), sent_at: isoTime(wall), ...answer })),
    next_attempt_at: due === undefined ? null : isoAt(due),
    replay_of: replayOf,
    payload,
  };
}

/** A delivery as its receiver gets it. @throws for one that is not signed yet */
export function buildMessage({ id, webhook, url, headers, body }: Delivery) {
  if (!headers) throw new Error(`${id} is not signed`);
  return { webhook_id: webhook, url, headers, body };
}
