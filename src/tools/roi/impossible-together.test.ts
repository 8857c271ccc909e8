import { expect, test } from 'vitest';
import { example } from './fixture.ts';
import { impossibleTogether } from './inputs.ts';

test.each([
  [{ gaugings: 24, minutes: 60 }, {}],
  [{ gaugings: 24, minutes: 60.1 }, { minutes: 'day' }],
  [{ gaugings: 200, minutes: 10 }, { minutes: 'day' }],
  [{ lossShare: 100 }, {}],
  [{ lossShare: 100.5 }, { lossShare: 'loss' }],
  [
    { runOutsAvoided: 120, gaugingsAvoided: 101 },
    { runOutsAvoided: 'share', gaugingsAvoided: 'share' },
  ],
  [{ workDays: 100, stopHours: 2400 }, {}],
  [{ workDays: 100, stopHours: 2401 }, { stopHours: 'hours' }],
  [{ tanks: 2, workDays: 300, runOuts: 601 }, { runOuts: 'runOuts' }],
])('%j is refused: %j', (changed, refused) => {
  expect(impossibleTogether({ ...example, ...changed })).toEqual(refused);
});

test('the worked example is possible', () => {
  expect(impossibleTogether(example)).toEqual({});
});
