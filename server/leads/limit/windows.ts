/** Length of a window in milliseconds: the limit is so many requests in ten minutes. */
export const windowLength = 10 * 60 * 1000;

/** Number of the window that a moment lies in. */
export const windowAt = (now: number): number => Math.floor(now / windowLength);

/** Counts requests of networks, window by window. */
export interface WindowCounter {
  /** Adds one (or takes one back) and gives how many there are now. */
  add(network: string, window: number, by: 1 | -1): Promise<number>;
}

/** Networks that one process remembers; the oldest are forgotten first. */
const most = 20_000;

/** Counts in this process alone. */
export function memoryCounter(): WindowCounter {
  const counts = new Map<string, { window: number; requests: number }>();
  return {
    add: async (network, window, by) => {
      const known = counts.get(network);
      const requests = Math.max(0, (known?.window === window ? known.requests : 0) + by);
      // Set anew, so that the order is that of the last request.
      counts.delete(network);
      counts.set(network, { window, requests });
      if (counts.size > most) counts.delete(counts.keys().next().value ?? '');
      return requests;
    },
  };
}
