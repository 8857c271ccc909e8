import {
  bearerIn,
  challenge,
  problemOf,
  RateWindow,
  Refusal,
  type SandboxAnswer,
  type SandboxRequest,
  type Scope,
} from '../../../contract/sandbox.ts';
import { type Account, createAccount, trim } from '../../../sandbox/core/account.ts';
import { handle, type World } from '../../../sandbox/core/router.ts';
import { Timeline } from '../../plant/simulator/timeline.ts';
import type { SandboxSpec } from '../description/spec.ts';
import type { Seed } from '../terminal/seed.ts';

export interface PageRequest extends Omit<SandboxRequest, 'scope'> {
  authorization: string;
}

export const keys: Readonly<Record<Scope, string>> = { read: 'sandbox_baca_contoh', write: 'sandbox_tulis_contoh' };

/** Requests that one window takes, and its length in seconds: small, so that the limit can be met by hand. */
export const limit = { requests: 8, seconds: 20 } as const;

/** A sandbox of its own, with one key: the page's, where no server answers. It is gone with the page. */
export interface PageSandbox {
  world: World;
  account: Account;
  window: RateWindow;
}

export function createPageSandbox(spec: SandboxSpec, seed: Seed): PageSandbox {
  const world = { spec, seed, timeline: new Timeline('minyak-gas') };
  return { world, account: createAccount(seed), window: new RateWindow(limit.requests, limit.seconds) };
}

/** Answers as the server does: limit and key here, then the same handlers. Each request puts the clock a minute forward. */
export async function answer(
  { world, account, window }: PageSandbox,
  { authorization, ...request }: PageRequest,
  now = Date.now(),
): Promise<SandboxAnswer> {
  const { full, headers } = window.add('', now);
  if (account.paused === undefined) account.offset += 1;
  const key = bearerIn(authorization);
  const scope = key === keys.write ? 'write' : key === keys.read ? 'read' : undefined;
  const refuse = (refusal: Refusal) => problemOf(world.spec, refusal, crypto.randomUUID().slice(0, 8));
  const answered = full
    ? refuse(new Refusal(429))
    : !scope
      ? refuse(new Refusal(401, undefined, challenge(authorization.trim() && 'invalid_token')))
      : await handle(world, account, { ...request, scope }, { since: 0, wall: now });
  trim(account);
  return { ...answered, headers: { ...answered.headers, ...headers } };
}
