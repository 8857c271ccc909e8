import { setTimeout as wait } from 'node:timers/promises';
import { windowLength } from '../server/leads/rate-limit.ts';

/** Waits for the next window of the limit when this one is about to end: what a test counts shall lie in one. */
export async function earlyInWindow(): Promise<void> {
  const left = windowLength - (Date.now() % windowLength);
  if (left < 30_000) await wait(left);
}
