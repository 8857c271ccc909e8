import { expect, test } from 'vitest';
import { bare, example, onMains } from './fixture.ts';
import { months, monthsOf, reachedIn, replacementsIn, taxFactor } from './model.ts';

const all = Array.from({ length: months }, (_, index) => index + 1);

/** The months whose span [month − 1, month) holds a multiple of the life, counted one by one. */
const counted = (life: number) =>
  all.map((month) => all.flatMap((n) => (n * (life * 12) >= month - 1 && n * (life * 12) < month ? [n] : [])).length);

test.each([5, 2.5424, 1, 0.75, 1 / 12, 30])(
  'a battery of %d years is replaced as often as its life goes into five',
  (life) => {
    expect(all.map((month) => replacementsIn(month, life))).toEqual(counted(life));
  },
);

test('a battery that lasts five years is not replaced at their end, and none without a battery', () => {
  expect(all.every((month) => replacementsIn(month, 5) === 0)).toBe(true);
  expect(replacementsIn(12, undefined)).toBe(0);
});

test('savings grow evenly to all of them: half is missed over the ramp-up', () => {
  for (const rampUp of [1, 3, 12, 60]) {
    const reached = all.map((month) => reachedIn(month, rampUp));
    expect(months - reached.reduce((sum, part) => sum + part, 0)).toBeCloseTo(rampUp / 2, 9);
    expect(reached).toEqual([...reached].sort((a, b) => a - b));
  }
  expect(reachedIn(1, 0)).toBe(1);
});

test('wages rise once a year and move nothing but the savings on readings', () => {
  const flat = monthsOf(onMains(bare));
  const risen = monthsOf(onMains({ ...bare, wageRise: 10 }));
  const gained = risen.map(({ savings }, index) => savings - (flat[index]?.savings ?? 0));
  expect(gained.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => expect.closeTo(0, 6)));
  // The second year is 10 % dearer, the fifth 46,41 %.
  expect(gained[12]).toBeCloseTo((29_200_000 / 12) * 0.1, 3);
  expect(gained[59]).toBeCloseTo((29_200_000 / 12) * 0.4641, 3);
});

test('11/12 of the price at 12% is 11%', () => {
  expect(taxFactor({ ...example, vatTreatment: 'biaya' })).toBeCloseTo(1 + (0.12 * 11) / 12, 12);
  expect(taxFactor(example)).toBe(1);
});
