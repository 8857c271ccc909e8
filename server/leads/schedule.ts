/** Work that repeats in the background. */
export interface Scheduled {
  stop(): void;
}

/**
 * Does a task again and again until it is stopped.
 * @param task answers for its own errors
 * @param firstAfter milliseconds before the first time
 * @param interval milliseconds between one beginning and the next
 */
export function schedule(task: () => void, firstAfter: number, interval: number): Scheduled {
  const first = setTimeout(task, firstAfter);
  const repeated = setInterval(task, interval);
  return {
    stop: () => {
      clearTimeout(first);
      clearInterval(repeated);
    },
  };
}
