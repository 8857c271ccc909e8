import { failingHost, failures, type SandboxAnswer } from 'contract/sandbox';
import { fillText } from 'contract/slots';
import { minuteOf } from 'tank-gauging/simulator/clock';
import { sandboxWords } from '../../site/src/api/api.words.ts';
import { newSecret } from '../../site/src/api/description/signature.ts';
import type { Seed } from '../../site/src/api/terminal/seed.ts';
import type { ApiAlert, Limits, TankEvent, Webhook } from '../../site/src/api/terminal/view.ts';
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
  /** How its receiver fails. */
  fails?: keyof typeof failures | undefined;
}

/** What a key has changed; everything else is the seed that all keys share. Made anew for a key that changes nothing. */
export interface Account {
  /** Minutes between the key's clock and the time since its making, and how many of them were asked for. */
  offset: number;
  advanced: number;
  /** Minute at which its clock was stopped. */
  paused: number | undefined;
  /** Limits that were set, oldest first, each for readings after its minute. */
  limits: readonly { tank: string; from: number; limits: Limits }[];
  /** What is done by hand has a number: in a stream it comes after all that was there in its minute. */
  accepted: Readonly<Record<string, { at: number; by: string; note: string | null; number: number }>>;
  /** Alarms raised by hand, until when they last. */
  raised: readonly (Pick<ApiAlert, 'tank_id' | 'kind' | 'level' | 'limit'> &
    Record<'at' | 'until' | 'number', number>)[];
  /** With the secret before, and the last minute at which it signs too. */
  webhooks: readonly (Webhook & { secret: string; old?: { secret: string; until: number } })[];
  /** Newest first. */
  sent: readonly Sent[];
  /** Answers to writes under their idempotency keys, and to which bodies. */
  answered: Readonly<Record<string, { body: string; answer: SandboxAnswer }>>;
  /** Numbers given so far, and the minute up to which events were delivered. */
  count: number;
  told: number;
}

/** Limits of one key. */
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

/** Drops the oldest of what a key keeps until it fits its room. @returns its bytes */
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
      // Notes of thousands of alarms; those alarms stand open again.
      account.accepted = Object.fromEntries(accepted.slice(Math.ceil(accepted.length / 10)));
    } else break;
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

export function change(account: Account, id: string, part: Partial<Account['webhooks'][number]>): void {
  account.webhooks = account.webhooks.map((known) => (known.webhook_id === id ? { ...known, ...part } : known));
}

/** How a receiver fails by its name; undefined for one that takes everything. */
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

/** Sends an event to every receiver that asked for it and is not held back. */
export function tell(account: Account, payload: TankEvent, at: number, wall: number): void {
  for (const { webhook_id, active, events, created_at } of account.webhooks) {
    if (active && events.includes(payload.event) && minuteOf(created_at) <= at) {
      deliver(account, { webhook: webhook_id, payload, at, wall, replayOf: null });
    }
  }
}
