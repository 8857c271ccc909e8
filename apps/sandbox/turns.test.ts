import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Turns } from './turns.ts';

/** A call that takes so many milliseconds of the processor. */
const busy = (milliseconds: number) => async () => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
  return performance.now();
};
const network = ['203.0.113.1', '203.0.113/24'];
const stranger = ['stranger', '198.51.100.1', '198.51.100/24'];

test('a stranger comes before ten keys of one address, whatever they have asked before', async () => {
  const turns = new Turns();
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

test('above 64 that wait, the last in order goes, not the last that came', async () => {
  const turns = new Turns();
  await turns.take(['key', ...network], busy(10));
  await wait(0);
  const hostile = Array.from({ length: 70 }, () => turns.take(['key', ...network], busy(0)));
  const answered = await turns.take(stranger, busy(0));
  expect(answered).toBeGreaterThan(0);
  expect((await Promise.all(hostile)).filter((answer) => answer === undefined)).toHaveLength(7);
});

test('one address has no more than its share even where nobody else asks', async () => {
  const turns = new Turns();
  const began = performance.now();
  for (let turn = 0; turn < 20; turn++) await turns.take([`key ${turn}`, ...network], busy(50));
  // 700 ms are used up after 800, of which 100 are forgotten; then 50 of them in 200.
  expect(performance.now() - began).toBeGreaterThan(1300);
  const asked = performance.now();
  await turns.take(stranger, busy(1));
  expect(performance.now() - asked).toBeLessThan(60);
});
