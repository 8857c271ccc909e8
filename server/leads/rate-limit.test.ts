import { expect, test } from 'vitest';
import { clientNetwork, rateLimit, windowLength } from './rate-limit.ts';

const start = 1_000 * windowLength;

test('what is given back does not count', async () => {
  const limit = rateLimit(1);
  for (let n = 0; n < 5; n += 1) {
    await limit.take('2001:db8::1', start);
    await limit.giveBack('2001:db8::1', start);
  }
  await limit.take('2001:db8::2', start);
  // The same /64.
  await expect(limit.take('2001:db8::3', start)).rejects.toMatchObject({ statusCode: 429 });
});

test('counts alone while the shared counter does not answer', async () => {
  const limit = rateLimit(1, () => Promise.reject(new Error('away')));
  await limit.take('203.0.113.1', start);
  await expect(limit.take('203.0.113.1', start)).rejects.toMatchObject({ statusCode: 429 });
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s counts as %s', (ip, network) => {
  expect(clientNetwork(ip)).toBe(network);
});
