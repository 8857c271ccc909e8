import { expect, test } from 'vitest';
import { mainTasks } from './tools.ts';

const url = 'http://localhost/demo';
const event = (name: string, ts: number, dur: number, more = {}) => ({
  name,
  ph: 'X',
  pid: 7,
  tid: 7,
  ts,
  dur,
  tdur: dur,
  ...more,
});

test('the tasks of the page alone, longest first, with their largest part', () => {
  const trace = JSON.stringify({
    traceEvents: [
      event('RunTask', 0, 500_000),
      event('ParseHTML', 1_000_000, 5_000, { args: { beginData: { url } } }),
      event('RunTask', 1_000_000, 20_000),
      event('RunTask', 1_100_000, 80_000, { tdur: 60_000 }),
      event('Layout', 1_110_000, 30_000),
      event('Paint', 1_150_000, 10_000),
      event('RunTask', 1_100_000, 900_000, { pid: 8, tid: 8 }),
    ],
  });
  const [longest, next] = mainTasks(trace, url);
  expect(longest).toEqual({ start: 100, duration: 80, processor: 60, mostly: 'Layout 30' });
  expect(next?.duration).toBe(20);
  expect(() => mainTasks(trace, 'http://localhost/')).toThrow('does not show');
});
