import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Gate, GateFull } from './gate.ts';

/** A task that ends when told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { task: () => promise, end: resolve };
}

test('lets as many in as allowed, in order, and counts them', async () => {
  const gate = new Gate(1, 10, 1000);
  const first = held();
  const order: number[] = [];
  const passes = [gate.pass(first.task), ...[1, 2, 3].map((n) => gate.pass(async () => void order.push(n)))];
  expect(gate.load).toBe(4);
  first.end();
  await Promise.all(passes);
  expect(order).toEqual([1, 2, 3]);
  expect(gate.load).toBe(0);
});

test('refuses at once when every place is taken', async () => {
  const gate = new Gate(1, 1, 1000);
  const first = held();
  const passes = [gate.pass(first.task), gate.pass(async () => 'second')];
  await expect(gate.pass(async () => 'third')).rejects.toThrow(GateFull);
  first.end();
  expect(await passes[1]).toBe('second');
});

test('who waited too long is refused without being started', async () => {
  const gate = new Gate(1, 5, 20);
  const first = held();
  let started = false;
  const inside = gate.pass(first.task);
  const late = gate.pass(async () => {
    started = true;
  });
  late.catch(() => undefined);
  await wait(40);
  first.end();
  await inside;
  await expect(late).rejects.toThrow('waited too long');
  expect(started).toBe(false);
  expect(await gate.pass(async () => 'next')).toBe('next');
});

test('a task that fails leaves the gate open', async () => {
  const gate = new Gate(1, 5, 1000);
  await expect(
    gate.pass(async () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  expect(await gate.pass(async () => 'next')).toBe('next');
});
