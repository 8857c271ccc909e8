import { expect, test } from 'vitest';
import { initialValues } from '../kit/tool-inputs.ts';
import { alarmInputs } from './alarm-inputs.ts';
import { momentsOf } from './events.ts';

const example = initialValues(alarmInputs);

test('silence is stale first, then an alarm, long before the tank crosses its thresholds', () => {
  const moments = momentsOf(example);
  expect(moments.map(({ kind }) => kind)).toEqual(['last', 'missed', 'alarm', 'low', 'critical', 'dry']);
  expect(moments.map(({ state }) => state)).toEqual(['good', 'stale', 'alarm', 'low', 'low', 'low']);
});

test('thresholds that were crossed before the silence are no news after it', () => {
  expect(momentsOf({ ...example, silentDays: 4 }).map(({ kind }) => kind)).toEqual([
    'last',
    'missed',
    'alarm',
    'critical',
    'dry',
  ]);
});
