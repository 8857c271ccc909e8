import { expect, test, vi } from 'vitest';
import { createThrottledLog } from './throttled-log.ts';

test('logs the first event at once, then one line per minute and key, until every event is counted', () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const log = createThrottledLog();
  const happens = (key: string) => log(key, (times) => lines.push(`${key} ${times}`));
  for (let second = 0; second < 90; second += 1) {
    happens('gone');
    vi.advanceTimersByTime(1000);
  }
  happens('403');
  expect(lines).toEqual(['gone 1', 'gone 59', '403 1']);
  vi.advanceTimersByTime(600_000);
  expect(lines.slice(3)).toEqual(['gone 30']);
  happens('gone');
  expect(lines.slice(4)).toEqual(['gone 1']);
  expect(vi.getTimerCount()).toBe(1);
  happens('gone');
  log.flush();
  log.flush();
  expect(lines.slice(5)).toEqual(['gone 1']);
  vi.useRealTimers();
});
