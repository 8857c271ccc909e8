const pause = 60_000;

/**
 * One line a minute for each key, with how often it happened since the line before: what repeats would fill the log and
 * hide what does not.
 */
export function seldom() {
  const lines = new Map<string, { times: number; told: number }>();
  return (key: string, tell: (times: number) => void, now = performance.now()) => {
    const line = lines.get(key) ?? { times: 0, told: Number.NEGATIVE_INFINITY };
    lines.set(key, line);
    line.times += 1;
    if (now - line.told < pause) return;
    tell(line.times);
    lines.set(key, { times: 0, told: now });
  };
}
