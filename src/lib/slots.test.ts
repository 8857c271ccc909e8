import { expect, test } from 'vitest';
import { fillSlots } from './slots.ts';

test('fills slots, in the form of the YAML and of the filled page', () => {
  expect(fillSlots('{{volume}} sejak {{from}}', { volume: '5,1 kL', from: '02.00' })).toBe('5,1 kL sejak 02.00');
  expect(fillSlots('{days} hari', { days: '6,2' })).toBe('6,2 hari');
  expect(fillSlots('tanpa isi', {})).toBe('tanpa isi');
});

test('names the slot that has no value', () => {
  expect(() => fillSlots('{{volume}}', { level: '3' })).toThrow('volume');
});
