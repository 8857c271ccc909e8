import { type deliveryHeaders, newSecret } from 'api-description/signature';
import type { ApiAlert, Limits, Seed, Webhook } from 'api-description/view';
import type { SandboxAnswer } from 'contract/sandbox';
import { fillText } from 'contract/slots';
import type { Status } from 'tank-gauging/simulator/types';
import { invalidRequest } from './check.ts';
import type { SandboxWords } from './words.ts';

/** An attempt: minute of the key’s clock, Unix seconds of the real clock, the receiver’s answer and its time in ms. */
export interface Attempt {
  at: number;
  wall: number;
  /** HTTP status; null without an answer within 10 s. */
  status: number | null;
  duration: number;
}

/** A webhook delivery as it was sent. Stored, since address, secret and alarm may change later. */
export interface Delivery {
  /** Unique among all keys and servers; ids of a key sort in the order in which its deliveries were queued. */
  id: string;
  number: number;
  webhook: string;
  url: string;
  body: string;
  /** Headers of the last attempt, or those prepared for the first; undefined until `stamp` has signed them. */
  headers: Awaited<ReturnType<typeof deliveryHeaders>> | undefined;
  /** Minute of the key’s clock at which it was queued. */
  at: number;
  /** Minute at which the next attempt is due; undefined once the delivery has succeeded or was given up. */
  due: number | undefined;
  attempts: readonly Attempt[];
  /** The attempt that a listener is forwarding: its minute, and Unix ms at which the listener got it. */
  underWay?: { at: number; wall: number } | undefined;
  replayOf: string | null;
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
  raised: readonly (Pick<ApiAlert, 'alert_id' | 'tank_id' | 'kind' | 'level' | 'limit' | 'loss' | 'loss_since'> &
    Record<'at' | 'until' | 'number', number> & { status: Status })[];
  /** `old`: replaced secrets, each with the last minute at which it still signs. */
  webhooks: readonly (Webhook & { secret: string; old: readonly { secret: string; until: number }[] })[];
  /** Newest first. */
  sent: readonly Delivery[];
  /** Stored answers to writes with an idempotency key, a digest of the body that each answered, and Unix ms. */
  answered: Readonly<Record<string, { body: string; answer: SandboxAnswer; wall: number }>>;
  /**
   * Last sequence number given to a manual action or delivery, and the minute up to which events have been delivered.
   */
  count: number;
  told: number;
  /** Whether earlier changes of the key were lost, which it has not acknowledged yet. */
  lost: boolean;
}

/**
 * Limits per key: counts, bytes, `points` rows of a history, days that the clock may `advance` per call and be
 * `ahead` in all.
 */
export const accountLimits = {
  webhooks: 20,
  sent: 200,
  answered: 1000,
  limits: 100,
  raised: 200,
  points: 3000,
  bytes: 128 * 1024,
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
  webhooks: webhooks.map((webhook) => ({ ...webhook, secret: newSecret(), old: [] })),
  sent: [],
  answered: {},
  count: 0,
  told: 0,
  lost: false,
});

/** How long a stored answer is replayed, ms of the real clock. */
const answersLast = 24 * 3_600_000;

const storedBytes = (account: Account) => new TextEncoder().encode(JSON.stringify(account)).length;

/**
 * Drops expired answers, then the oldest stored answers and deliveries until the rest fits the key’s quota. Webhooks,
 * limits, alarms and acknowledgements are never dropped: the past that they explain would change.
 * @param wall Unix ms of the real clock
 * @returns bytes; more than `most.bytes` when what must be kept does not fit
 */
export function trimAccount(account: Account, wall: number): number {
  const answers = Object.entries(account.answered).filter(([, { wall: made }]) => made + answersLast > wall);
  if (answers.length !== Object.keys(account.answered).length || answers.length > accountLimits.answered) {
    account.answered = Object.fromEntries(answers.slice(-accountLimits.answered));
  }
  let bytes = storedBytes(account);
  while (bytes > accountLimits.bytes && (account.sent.length > 0 || Object.keys(account.answered).length > 0)) {
    const kept = Object.entries(account.answered);
    account.answered = Object.fromEntries(kept.slice(Math.ceil(kept.length / 8)));
    account.sent = account.sent.slice(0, Math.floor((account.sent.length * 7) / 8));
    bytes = storedBytes(account);
  }
  return bytes;
}

const day = 1440;

/** Minute that a key’s clock shows. @param elapsed minutes since the key was made */
export const accountMinute = ({ paused, offset }: Account, elapsed: number): number => paused ?? elapsed + offset;

/** Minutes of an ISO 8601 duration in days, hours and minutes; 0 for any other text. */
function parseDuration(duration: string): number {
  const [, days = 0, hours = 0, minutes = 0] = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(duration) ?? [];
  return Number(days) * day + Number(hours) * 60 + Number(minutes);
}

/** Advances, pauses or resumes a key’s clock, and acknowledges that earlier changes were lost. @throws Refusal 422 beyond the limit per call or per key */
export function setClock(
  account: Account,
  elapsed: number,
  { advance = '', pause, acknowledge }: { advance?: string; pause?: boolean; acknowledge?: boolean },
  { span, ahead }: SandboxWords['rules'],
) {
  const minutes = parseDuration(advance);
  const atMost = (total: number, days: number, message: string) => {
    if (total > days * day) throw invalidRequest([{ field: 'advance', message: fillText(message, { days }) }]);
  };
  atMost(minutes, accountLimits.advance, span);
  atMost(account.advanced + minutes, accountLimits.ahead, ahead);
  const now = accountMinute(account, elapsed) + minutes;
  account.advanced += minutes;
  account.paused = (pause ?? account.paused !== undefined) ? now : undefined;
  account.offset = now - elapsed;
  if (acknowledge) account.lost = false;
}

export function changeWebhook(account: Account, id: string, part: Partial<Account['webhooks'][number]>): void {
  account.webhooks = account.webhooks.map((known) => (known.webhook_id === id ? { ...known, ...part } : known));
}
