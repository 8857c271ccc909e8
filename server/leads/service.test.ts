import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { QueueFull, Semaphore } from './service.ts';

/** A task that ends on request. */
function pending() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { task: () => promise, end: resolve };
}

test('lets as many in as allowed, in order, and counts them', async () => {
  const queue = new Semaphore(1, 10, 1000);
  const first = pending();
  const order: number[] = [];
  const passes = [queue.run(first.task), ...[1, 2, 3].map((n) => queue.run(async () => void order.push(n)))];
  expect(queue.load).toBe(4);
  first.end();
  await Promise.all(passes);
  expect(order).toEqual([1, 2, 3]);
  expect(queue.load).toBe(0);
});

test('refuses at once when every place is taken', async () => {
  const queue = new Semaphore(1, 1, 1000);
  const first = pending();
  const passes = [queue.run(first.task), queue.run(async () => 'second')];
  await expect(queue.run(async () => 'third')).rejects.toThrow(QueueFull);
  first.end();
  expect(await passes[1]).toBe('second');
});

test('who waited too long is refused without being started', async () => {
  const queue = new Semaphore(1, 5, 20);
  const first = pending();
  let started = false;
  const inside = queue.run(first.task);
  const late = queue.run(async () => {
    started = true;
  });
  late.catch(() => undefined);
  await wait(40);
  first.end();
  await inside;
  await expect(late).rejects.toThrow('waited too long');
  expect(started).toBe(false);
  expect(await queue.run(async () => 'next')).toBe('next');
});

test('a task that fails makes room for the next', async () => {
  const queue = new Semaphore(1, 5, 1000);
  await expect(
    queue.run(async () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  expect(await queue.run(async () => 'next')).toBe('next');
});
