/** Longest pause between two tries, in seconds. */
export const longestPause = 6 * 60 * 60;
/** How long a message is tried at least before it has failed for good, in seconds: a long weekend. */
const tryAtLeast = 72 * 60 * 60;
/** Tries when the other side says that repeating is of no use; a few, because people mend settings. */
export const mostRefusals = 4;
/** Largest part of a pause that is left to chance. */
const jitter = 1 / 4;

const fullPause = (attempts: number, first: number): number => Math.min(longestPause, first * 2 ** (attempts - 1));

/**
 * Pause in seconds after the given number of tries: doubled each time, up to six hours, and a random part less, so
 * that messages which failed together do not come back together.
 * @param random in [0, 1)
 */
export function pauseAfter(attempts: number, first: number, random = Math.random()): number {
  return fullPause(attempts, first) * (1 - random * jitter);
}

/**
 * Tries after which a message has failed for good: so many that 72 hours have passed whatever chance did to the
 * pauses. Counted rather than timed, so that a clock that jumps gives nothing up.
 * @param first first pause in seconds
 */
export function mostAttempts(first: number): number {
  let attempts = 1;
  for (let passed = 0; passed < tryAtLeast; attempts += 1) passed += fullPause(attempts, first) * (1 - jitter);
  return attempts;
}
