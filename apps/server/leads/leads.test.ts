import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { encodedWords } from './outbox/mail.ts';
import { maxAttempts, retryPause } from './outbox/outbox.ts';
import { readablePhone, readPhone } from './phone.ts';
import { isForeignOrigin } from './plugin.ts';
import { rateLimit, windowLength } from './rate-limit.ts';
import { createQueue, QueueFull } from './service.ts';

test.each([
  ['081234567890', '+6281234567890'],
  ['0812-3456-7890', '+6281234567890'],
  ['+62 812 3456 7890', '+6281234567890'],
  // Without the added plus the library would read a national number with area code 628….
  ['6281234567890', '+6281234567890'],
  ['62 812 3456 7890', '+6281234567890'],
  ['006281234567890', '+6281234567890'],
  ['+62 (0) 812 3456 7890', '+6281234567890'],
  ['+62 0812 3456 7890', '+6281234567890'],
  ['０８１２３４５６７８９０', '+6281234567890'],
  ['(024) 8501234', '+62248501234'],
  ['62 24 8501234', '+62248501234'],
  ['+1 212 555 2368', '+12125552368'],
  ['+44 20 7946 0958', '+442079460958'],
])('reads %s as %s', (typed, e164) => {
  expect(readPhone(typed)?.e164).toBe(e164);
});

test.each(['', '123', '+62', '0812', '0812345678901234567', 'telepon saya', '0812 CALL NOW', '0812;ext=1', '+999 123'])(
  'rejects %j as a telephone number',
  (typed) => {
    expect(readPhone(typed)).toBeUndefined();
  },
);

test('returns a readable form of the number', () => {
  expect(readPhone('081234567890')?.readable).toBe('+62 812 3456 7890');
  expect(readablePhone('+6281234567890')).toBe('+62 812 3456 7890');
  expect(readablePhone('+999')).toBe('+999');
});

test.each([
  [{}, false],
  [{ origin: 'https://www.example.com' }, false],
  [{ origin: 'http://www.example.com' }, false],
  [{ origin: 'https://www.example.com', 'sec-fetch-site': 'same-origin' }, false],
  [{ origin: 'https://www.example.com', 'sec-fetch-site': 'cross-site' }, true],
  [{ origin: 'https://example.com' }, true],
  [{ origin: 'https://www.example.com:8443' }, true],
  [{ origin: 'null' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
])('recognises with %j whether the request is foreign: %s', (headers, foreign) => {
  expect(isForeignOrigin({ headers: { host: 'www.example.com', ...headers } })).toBe(foreign);
});

test('ignores Host and X-Forwarded-Host when public hosts are set', () => {
  const headers = { host: '127.0.0.1:4321', 'x-forwarded-host': 'evil.example', origin: 'https://www.example.com' };
  expect(isForeignOrigin({ headers }, ['example.com', 'www.example.com'])).toBe(false);
  expect(isForeignOrigin({ headers: { ...headers, origin: 'https://evil.example' } }, ['www.example.com'])).toBe(true);
  expect(isForeignOrigin({ headers: { ...headers, origin: 'https://evil.example' } })).toBe(true);
});

const start = 1_000 * windowLength;

test('stops counting a request that is given back as a repeat', async () => {
  const limit = rateLimit(1);
  for (let n = 0; n < 5; n += 1) {
    await limit.take('2001:db8::1', start);
    await limit.giveBack('2001:db8::1', start);
  }
  await limit.take('2001:db8::2', start);
  // In the same /64.
  await expect(limit.take('2001:db8::3', start)).rejects.toMatchObject({ statusCode: 429 });
});

test('limits a /48 to eight times one visitor’s limit, and each IPv4 address separately', async () => {
  const limit = rateLimit(2);
  const accepted = async (ips: readonly string[]) => {
    const passed = await Promise.all(
      ips.map((ip) =>
        limit.take(ip, start).then(
          () => 1,
          () => 0,
        ),
      ),
    );
    return passed.reduce((sum: number, one) => sum + one, 0);
  };
  const repeat = (count: number, write: (at: number) => string) => Array.from({ length: count }, (_, at) => write(at));
  // Refusals of one visitor do not count against the neighbours.
  expect(await accepted(repeat(10, () => '2001:db8:1::1'))).toBe(2);
  expect(await accepted(repeat(300, (at) => `2001:db8:1:${(at + 1).toString(16)}::1`))).toBe(14);
  expect(await accepted(['2001:db8:2::1'])).toBe(1);
  expect(await accepted(repeat(200, (at) => `203.0.113.${at}`))).toBe(200);
});

test('counts locally while the shared counter fails', async () => {
  const limit = rateLimit(1, () => Promise.reject(new Error('away')));
  await limit.take('203.0.113.1', start);
  await expect(limit.take('203.0.113.1', start)).rejects.toMatchObject({ statusCode: 429 });
});

test('refuses at once when the queue is full', async () => {
  const queue = createQueue(1, 1, 1000);
  const first = Promise.withResolvers<void>();
  const passes = [queue.run(() => first.promise), queue.run(async () => 'second')];
  await expect(queue.run(async () => 'third')).rejects.toThrow(QueueFull);
  first.resolve();
  expect(await passes[1]).toBe('second');
});

test('refuses a task that waited too long without starting it', async () => {
  const queue = createQueue(1, 5, 20);
  const late = vi.fn(async () => undefined);
  const inside = queue.run(() => wait(40));
  await expect(queue.run(late)).rejects.toThrow('waited too long');
  await inside;
  expect(late).not.toHaveBeenCalled();
  expect(await queue.run(async () => 'next')).toBe('next');
});

test('doubles the pause up to half an hour, less at most a random quarter', () => {
  expect([1, 2, 3, 6, 7, 60].map((attempts) => retryPause(attempts, 30, 0))).toEqual([30, 60, 120, 960, 1800, 1800]);
  expect(retryPause(1, 100, 0.999)).toBeGreaterThan(75);
  expect(retryPause(1, 100, 0.999)).toBeLessThan(76);
});

test.each([1, 30, 3600])('keeps trying for 72 hours when the first pause is %i s', (first) => {
  const pauses = Array.from({ length: maxAttempts(first) - 1 }, (_, n) => retryPause(n + 1, first, 0.999_999));
  const hours = pauses.reduce((a, b) => a + b) / 3600;
  expect(hours).toBeGreaterThanOrEqual(72);
  expect(hours).toBeLessThan(72 + 6);
});

const decode = (header: string): string =>
  header
    .split('\r\n ')
    .map((word) => Buffer.from(/^=\?UTF-8\?B\?([A-Za-z0-9+/=]*)\?=$/.exec(word)?.[1] ?? '', 'base64').toString())
    .join('');

test.each(['Siti', '=?utf-8?Q?Direktur?=', '"a" <b@c.example>', '王小明 '.repeat(30), '🛢'.repeat(40), ''])(
  'encodes %j for a header in lines of at most 75 characters',
  (text) => {
    const header = encodedWords(text);
    expect(decode(header)).toBe(text);
    for (const line of header.split('\r\n ')) expect(line.length).toBeLessThanOrEqual(75);
  },
);
