import { expect, test } from 'vitest';
import { initialValues } from '../kit/tool-inputs.ts';
import { alarmInputs } from './alarm-inputs.ts';
import { contentOn, projectLevel } from './events.ts';

const example = initialValues(alarmInputs);

test('the delivery fills up to the brim at most', () => {
  const { planned } = projectLevel({ ...example, deliverySize: 1e6 });
  expect(Math.max(...planned.map(([, content]) => content))).toBe(16_000);
});

test('between its points the course falls with the mean use; at the delivery it is the higher one', () => {
  const { planned, without } = projectLevel(example);
  expect(contentOn(without, 1)).toBeCloseTo(8300, 6);
  const delivery = 70 / 24 + 3;
  expect(contentOn(planned, delivery)).toBeCloseTo(9500 - 1200 * delivery + 8000, 6);
});

test.each([{}, { isi: 0 }, { isi: 1e8, pakai: 0.1 }, { ragam: 200 }, { tunggu: 180, kirim: 1 }])(
  'with %o nothing on it is negative or endless',
  (changed) => {
    const { end, planned, without, range } = projectLevel({ ...example, ...changed });
    const all = [end, ...planned.flat(), ...without.flat(), ...range.flat()];
    expect(all.every((value) => Number.isFinite(value) && value >= 0)).toBe(true);
    for (const [, low, high] of range) expect(high).toBeGreaterThanOrEqual(low);
  },
);
