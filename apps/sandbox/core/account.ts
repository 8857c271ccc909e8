import { newSecret } from 'api-description/signature';
import type { ApiAlert, Limits, Seed, TankEvent, Webhook } from 'api-description/view';
import { failingHost, failures, type SandboxAnswer } from 'contract/sandbox';
import { fillText } from 'contract/slots';
import { minuteOf } from 'tank-gauging/simulator/clock';
import { refused } from './check.ts';
import type { SandboxWords } from './words.ts';

/** A webhook delivery as stored per key; its state and attempts are derived from its minute. */
export interface Sent {
  id: string;
  webhook: string;
  payload: TankEvent;
  /** Minute of the key’s simulated clock, and Unix seconds of the real clock. */
  at: number;
  wall: number;
  replayOf: string | null;
  /** How the simulated receiver fails; undefined when it accepts. */
  fails?: keyof typeof failures | undefined;
}

/**
 * Changes of one key over the seed that all keys share. A key that has changed nothing gets a new, empty account per
 * request.
 */
export interface Account {
  /**
   * Minutes by which the key’s clock is ahead of the time since the key was made, and the minutes requested through
   * `advance` in all.
   */
  offset: number;
  advanced: number;
  /** Minute at which the clock was paused; undefined while it runs. */
  paused: number | undefined;
  /** Limits set by the key, oldest first; each applies to readings after its minute. */
  limits: readonly { tank: string; from: number; limits: Limits }[];
  /**
   * Acknowledgements by alarm id. `number` orders manual actions: in a stream they follow all other events of their
   * minute.
   */
  accepted: Readonly<Record<string, { at: number; by: string; note: string | null; number: number }>>;
  /** Alarms raised through the API, active until their `until` minute. */
  raised: readonly (Pick<ApiAlert, 'tank_id' | 'kind' | 'level' | 'limit'> &
    Record<'at' | 'until' | 'number', number>)[];
  /** `old`: the previous secret and the last minute at which it still signs. */
  webhooks: readonly (Webhook & { secret: string; old?: { secret: string; until: number } })[];
  /** Newest first. */
  sent: readonly Sent[];
  /** Stored answers to writes with an idempotency key, and the body that each answered. */
  answered: Readonly<Record<string, { body: string; answer: SandboxAnswer }>>;
  /**
   * Last sequence number given to a manual action or delivery, and the minute up to which events have been delivered.
   */
  count: number;
  told: number;
}

/**
 * Limits per key: counts, bytes, `points` rows of a history, days that the clock may `advance` per call and be
 * `ahead` in all.
 */
export const most = {
  webhooks: 20,
  sent: 200,
  answered: 100,
  limits: 100,
  raised: 50,
  points: 3000,
  bytes: 64 * 1024,
  calls: 100,
  callBytes: 8192,
  advance: 7,
  ahead: 90,
};

export const createAccount = ({ webhooks }: Seed): Account => ({
  offset: 0,
  advanced: 0,
  paused: undefined,
  limits: [],
  accepted: {},
  raised: [],
  webhooks: webhooks.map((webhook) => ({ ...webhook, secret: newSecret() })),
  sent: [],
  answered: {},
  count: 0,
  told: 0,
});

/** Drops a key’s oldest deliveries, stored answers and acknowledgements until they fit its quota. @returns bytes */
export function trim(account: Account): number {
  account.sent = account.sent.slice(0, most.sent);
  account.answered = Object.fromEntries(Object.entries(account.answered).slice(-most.answered));
  let bytes = JSON.stringify(account).length;
  while (bytes > most.bytes) {
    const [answered, accepted] = [Object.entries(account.answered), Object.entries(account.accepted)];
    if (account.sent.length + answered.length > 0) {
      account.sent = account.sent.slice(0, account.sent.length >> 1);
      account.answered = Object.fromEntries(answered.slice(1));
    } else if (accepted.length > 0) {
      // Thousands of acknowledgements: the alarms of the oldest become open again.
      account.accepted = Object.fromEntries(accepted.slice(Math.ceil(accepted.length / 10)));
    } else break;
    bytes = JSON.stringify(account).length;
  }
  return bytes;
}

const day = 1440;

/** Minute that a key’s clock shows. @param elapsed minutes since the key was made */
export const minuteIn = ({ paused, offset }: Account, elapsed: number): number => paused ?? elapsed + offset;

/** Minutes of an ISO 8601 duration in days, hours and minutes; 0 for any other text. */
function minutesOf(duration: string): number {
  const [, days = 0, hours = 0, minutes = 0] = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(duration) ?? [];
  return Number(days) * day + Number(hours) * 60 + Number(minutes);
}

/** Advances, pauses or resumes a key’s clock. @throws Refusal 422 beyond the limit per call or per key */
export function setClock(
  account: Account,
  elapsed: number,
  { advance = '', pause }: { advance?: string; pause?: boolean },
  { span, ahead }: SandboxWords['rules'],
) {
  const minutes = minutesOf(advance);
  const atMost = (total: number, days: number, message: string) => {
    if (total > days * day) throw refused([{ field: 'advance', message: fillText(message, { days }) }]);
  };
  atMost(minutes, most.advance, span);
  atMost(account.advanced + minutes, most.ahead, ahead);
  const now = minuteIn(account, elapsed) + minutes;
  account.advanced += minutes;
  account.paused = (pause ?? account.paused !== undefined) ? now : undefined;
  account.offset = now - elapsed;
}

export function change(account: Account, id: string, part: Partial<Account['webhooks'][number]>): void {
  account.webhooks = account.webhooks.map((known) => (known.webhook_id === id ? { ...known, ...part } : known));
}

/** How a receiver fails, by its host name; undefined for one that accepts every delivery. */
const failureOf = (url: string) =>
  (Object.keys(failures) as (keyof typeof failures)[]).find(
    (name) => new URL(url).hostname === `${name}.${failingHost}`,
  );

export function deliver(account: Account, part: Omit<Sent, 'id' | 'fails'>): Sent {
  const fails = failureOf(account.webhooks.find(({ webhook_id }) => webhook_id === part.webhook)?.url ?? '');
  if (fails && failures[fails].status === 410) change(account, part.webhook, { active: false });
  account.count += 1;
  const sent = { id: `dl_sandbox_${String(account.count).padStart(4, '0')}`, ...part, fails };
  account.sent = [sent, ...account.sent].slice(0, most.sent);
  return sent;
}

/** Delivers an event to every active webhook that subscribes to it. */
export function tell(account: Account, payload: TankEvent, at: number, wall: number): void {
  for (const { webhook_id, active, events, created_at } of account.webhooks) {
    if (active && events.includes(payload.event) && minuteOf(created_at) <= at) {
      deliver(account, { webhook: webhook_id, payload, at, wall, replayOf: null });
    }
  }
}
