import { expect, test } from 'vitest';
import { enclosingNetworks, NetworkQuota } from './networks.ts';

test.each([
  ['203.0.113.7', ['203.0.113.7', '203.0.113/24']],
  ['::ffff:203.0.113.7', ['203.0.113.7', '203.0.113/24']],
  ['2001:db8:1:2:3:4:5:6', ['2001:db8:1:2', '2001:db8:1:0/56', '2001:db8:1/48']],
  ['2001:DB8:0001:12fe::9', ['2001:db8:1:12fe', '2001:db8:1:1200/56', '2001:db8:1/48']],
  ['2001:db8::1', ['2001:db8:0:0', '2001:db8:0:0/56', '2001:db8:0/48']],
  ['::1', ['0:0:0:0', '0:0:0:0/56', '0:0:0/48']],
  ['fe80::1%eth0', ['fe80:0:0:0', 'fe80:0:0:0/56', 'fe80:0:0/48']],
])('lists for %s the networks %j', (ip, networks) => {
  expect(enclosingNetworks(ip)).toEqual(networks);
});

test('limits a /64 to 2, its /56 to 16, its /48 to 64 and all to 100 connections, and counts ended ones out', () => {
  const crowd = new NetworkQuota(2, 100);
  const fill = (addresses: readonly string[]) =>
    addresses.flatMap((ip) => [1, 2, 3].flatMap(() => (crowd.full(ip) ? [] : [crowd.enter(ip)])));
  const within = (part: string, from: number) =>
    Array.from({ length: 40 }, (_, at) => `2001:db8:${part}:${(from + at).toString(16)}::1`);
  const first = fill(['2001:db8:1:100::1', '2001:db8:1:100::2']);
  expect(first).toHaveLength(2);
  expect(fill(within('1', 0x101))).toHaveLength(14);
  for (const from of [0x200, 0x300, 0x400, 0x500]) fill(within('1', from));
  expect(fill(within('1', 0x600))).toHaveLength(0);
  expect(crowd.full('2001:db8:1:900::1')).toBe('network');
  expect(fill(['192.0.2.1', '192.0.2.2', ...within('2', 0x100), ...within('2', 0x200)])).toHaveLength(36);
  expect(crowd.full('198.51.100.1')).toBe('all');
  first[0]?.();
  first[0]?.();
  expect([crowd.full('198.51.100.1'), crowd.full('2001:db8:1:900::1')]).toEqual([undefined, undefined]);
});
