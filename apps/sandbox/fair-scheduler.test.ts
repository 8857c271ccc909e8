import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FairScheduler } from './fair-scheduler.ts';

/** Work that keeps the processor busy for so many milliseconds. */
const busy = (milliseconds: number) => async () => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
  return performance.now();
};
const network = ['203.0.113.1', '203.0.113/24'];
const stranger = ['stranger', '198.51.100.1', '198.51.100/24'];

test('runs a stranger’s call before those of ten keys of one busy address', async () => {
  const turns = new FairScheduler();
  await turns.take(['key 0', ...network], busy(20));
  await wait(0);
  const order: string[] = [];
  const hostile = Array.from({ length: 30 }, (_, at) =>
    turns.take([`key ${at % 10}`, ...network], busy(5)).then(() => order.push('hostile')),
  );
  await wait(0);
  await turns.take(stranger, busy(1)).then(() => order.push('stranger'));
  await Promise.all(hostile);
  expect(order.indexOf('stranger')).toBeLessThan(3);
});

test('drops the call of lowest priority when more than 64 wait, not the latest', async () => {
  const turns = new FairScheduler();
  await turns.take(['key', ...network], busy(10));
  await wait(0);
  const hostile = Array.from({ length: 70 }, () => turns.take(['key', ...network], busy(0)));
  const answered = await turns.take(stranger, busy(0));
  expect(answered).toBeGreaterThan(0);
  expect((await Promise.all(hostile)).filter((answer) => answer === undefined)).toHaveLength(7);
});

test('limits one address to its share even when no one else calls', async () => {
  const turns = new FairScheduler();
  const began = performance.now();
  for (let turn = 0; turn < 20; turn++) await turns.take([`key ${turn}`, ...network], busy(50));
  // 700 ms are used up after 800 ms, as 100 ms have decayed; from then on 50 ms of work per 200 ms.
  expect(performance.now() - began).toBeGreaterThan(1300);
  const asked = performance.now();
  await turns.take(stranger, busy(1));
  expect(performance.now() - asked).toBeLessThan(60);
});

test('halves the time counted as spent every two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const turns = new FairScheduler();
  await turns.take(['key', ...network], async () => vi.advanceTimersByTime(1420));
  await wait(0);
  let answered = false;
  const next = turns.take(['key', ...network], async () => {
    answered = true;
  });
  // Fades every 250 ms, the first 80 ms after the call: 1420 ms are 710 ms after eight steps, 651 ms after nine.
  const after = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    await wait(5);
    return answered;
  };
  expect(await after(80 + 7 * 250)).toBe(false);
  expect(await after(250)).toBe(true);
  await next;
});
