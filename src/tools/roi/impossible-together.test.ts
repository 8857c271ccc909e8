import { expect, test } from 'vitest';
import { example } from './fixture.ts';
import { impossibleTogether } from './impossible-together.ts';

test.each([
  [{ ukur: 24, menit: 60 }, {}],
  [{ ukur: 24, menit: 60.1 }, { menit: 'day' }],
  [{ ukur: 200, menit: 10 }, { menit: 'day' }],
  [{ susut: 100 }, {}],
  [{ susut: 100.5 }, { susut: 'loss' }],
  [
    { cegahHabis: 120, cegahUkur: 101 },
    { cegahHabis: 'share', cegahUkur: 'share' },
  ],
  [{ hari: 100, henti: 2400 }, {}],
  [{ hari: 100, henti: 2401 }, { henti: 'hours' }],
  [{ tangki: 2, hari: 300, habis: 601 }, { habis: 'runOuts' }],
])('%j is refused: %j', (changed, refused) => {
  expect(impossibleTogether({ ...example, ...changed })).toEqual(refused);
});

test('the worked example is possible', () => {
  expect(impossibleTogether(example)).toEqual({});
});
