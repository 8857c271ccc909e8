import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { QueueFull, queueOf } from './service.ts';

/** A task that ends on request. */
function pending() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { task: () => promise, end: resolve };
}

test('refuses at once when every place is taken', async () => {
  const queue = queueOf(1, 1, 1000);
  const first = pending();
  const passes = [queue.run(first.task), queue.run(async () => 'second')];
  await expect(queue.run(async () => 'third')).rejects.toThrow(QueueFull);
  first.end();
  expect(await passes[1]).toBe('second');
});

test('who waited too long is refused without being started', async () => {
  const queue = queueOf(1, 5, 20);
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
