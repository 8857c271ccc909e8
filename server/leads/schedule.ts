export interface Scheduled {
  stop(): void;
}

/**
 * @param task answers for its own errors
 * @param interval milliseconds between two beginnings
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
