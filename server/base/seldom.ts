const pause = 60_000;

/**
 * One line a minute for each key, with how often it happened since the line before: what repeats would fill the log and
 * hide what does not.
 */
export function seldom() {
  const lines = new Map<string, { times: number; at: number }>();
  return (key: string, log: (times: number) => void, now = performance.now()) => {
    const line = lines.get(key) ?? { times: 0, at: Number.NEGATIVE_INFINITY };
    lines.set(key, line);
    line.times += 1;
    if (now - line.at < pause) return;
    log(line.times);
    lines.set(key, { times: 0, at: now });
  };
}
