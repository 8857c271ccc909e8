/** Longest pause between two tries, in seconds. */
const longest = 6 * 60 * 60;
/** Tries after which a message has failed for good: with the default first pause, about three days. */
export const mostAttempts = 24;
/** Tries when the other side says that repeating is of no use; a few, because people mend settings. */
export const mostRefusals = 4;

/**
 * Pause in seconds after the given number of tries: doubled each time, up to six hours, and a random part less, so
 * that messages which failed together do not come back together.
 * @param random in [0, 1)
 */
export function pauseAfter(attempts: number, first: number, random = Math.random()): number {
  const full = Math.min(longest, first * 2 ** (attempts - 1));
  return full * (1 - random / 4);
}
