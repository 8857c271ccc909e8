import { expect, test } from 'vitest';
import { groupClaims } from './group-claims.ts';

const claims = [{ id: 'uptime' }, { id: 'roi' }];

test('puts claims in the order of their groups', () => {
  const groups = [
    { id: 'cost', claims: ['roi'] },
    { id: 'platform', claims: ['uptime'] },
  ];
  expect(groupClaims(groups, claims)).toEqual([
    { id: 'cost', claims: [{ id: 'roi' }] },
    { id: 'platform', claims: [{ id: 'uptime' }] },
  ]);
});

test('names a claim that is missing, used twice, or left over', () => {
  expect(() => groupClaims([{ id: 'cost', claims: ['rto'] }], claims)).toThrow(/group cost.*rto/);
  expect(() => groupClaims([{ id: 'cost', claims: ['roi', 'roi'] }], claims)).toThrow(/roi/);
  expect(() => groupClaims([{ id: 'cost', claims: ['roi'] }], claims)).toThrow(/in no group: uptime/);
});
