import type { SandboxSpec } from 'api-description/spec';
import type { Seed } from 'api-description/view';
import {
  bearerKey,
  buildProblem,
  type Call,
  challengeHeader,
  RateWindow,
  Refusal,
  requestId,
  type SandboxAnswer,
  type SandboxRequest,
  type Scope,
} from 'contract/sandbox';
import { type Account, accountLimits, createAccount } from 'sandbox/core/account';
import { handle, type SharedData } from 'sandbox/core/router';
import { itemAt } from 'tank-gauging/item-at';
import { Timeline } from 'tank-gauging/simulator/timeline';
import { createSite } from '../../plant/sites/index.ts';
import { sandboxWords } from '../api.words.ts';

export interface PageRequest extends Omit<SandboxRequest, 'scope' | 'id'> {
  authorization: string;
}

export const pageKeys: Readonly<Record<Scope, string>> = { read: 'sandbox_baca_contoh', write: 'sandbox_tulis_contoh' };

/** Rate limit: requests per window, and its length in seconds. Small, so that a visitor can reach it by hand. */
export const pageRateLimit = { requests: 8, seconds: 20 } as const;

/** A sandbox with one key, simulated in the page; lost when the page closes. */
export interface PageSandbox {
  world: SharedData;
  account: Account;
  window: RateWindow;
  /** Newest first. */
  calls: readonly Call[];
}

export function createPageSandbox(bare: SandboxSpec, seed: Seed): PageSandbox {
  const spec = { ...bare, words: sandboxWords };
  const receivers = { status: 204, duration: 172 };
  const world = { spec, seed, receivers, timeline: new Timeline(createSite('minyak-gas')) };
  return {
    world,
    account: createAccount(seed),
    window: new RateWindow(pageRateLimit.requests, pageRateLimit.seconds),
    calls: [],
  };
}

/**
 * Answers like the server: checks limit and key, then runs the same handlers. Each request advances the clock by a
 * minute.
 */
export async function answerPageRequest(
  sandbox: PageSandbox,
  { authorization, ...request }: PageRequest,
  now = Date.now(),
): Promise<SandboxAnswer> {
  const { world, account, window, calls } = sandbox;
  const id = Math.random().toString(36).slice(2);
  const { full, headers } = window.add('', now);
  if (account.paused === undefined) account.offset += 1;
  const key = bearerKey(authorization);
  const scope = key === pageKeys.write ? 'write' : key === pageKeys.read ? 'read' : undefined;
  const refuse = (refusal: Refusal) => buildProblem(world.spec, refusal, id);
  const answered = full
    ? refuse(new Refusal(429))
    : !scope
      ? refuse(
          new Refusal(401, undefined, challengeHeader(authorization.trim() && 'invalid_token')).as(
            authorization.trim() ? 'invalid_key' : 'missing_key',
          ),
        )
      : await handle(world, account, { ...request, id, scope }, { since: 0, wall: now, calls: () => calls });
  const { method, path } = request;
  const call = { method, path: itemAt(path.split('?'), 0), status: answered.status, ms: 0, request_id: requestId(id) };
  sandbox.calls = [call, ...calls].slice(0, accountLimits.calls);
  return { ...answered, headers: { ...answered.headers, ...headers } };
}
