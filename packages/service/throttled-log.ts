type Log = (times: number) => void;

/** Pause between two log lines of one key, in milliseconds. */
const pause = 60_000;

/**
 * Logs the first event of a key at once, then at most one line per minute with the number of events since: repeated
 * lines would fill the log and hide others.
 */
export function createThrottledLog() {
  const withheld = new Map<string, { times: number; log: Log }>();
  const print = (key: string, times: number, log: Log) => {
    log(times);
    const line = { times: 0, log };
    withheld.set(key, line);
    setTimeout(() => {
      withheld.delete(key);
      if (line.times > 0) print(key, line.times, line.log);
    }, pause).unref();
  };
  const count = (key: string, log: Log) => {
    const line = withheld.get(key);
    if (!line) return print(key, 1, log);
    line.times += 1;
    line.log = log;
  };
  /** Logs what is withheld, before the process ends. */
  const flush = () => {
    for (const line of withheld.values()) {
      if (line.times > 0) line.log(line.times);
      line.times = 0;
    }
  };
  return Object.assign(count, { flush });
}
