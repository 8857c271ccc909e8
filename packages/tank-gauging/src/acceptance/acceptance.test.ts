import { expect, test } from 'vitest';
import { initialValues } from '../inputs.ts';
import { acceptanceInputs, assessGauge, type Pair, readPairs } from './model.ts';
import { planContract, planProof } from './power.ts';

/** Ten pairs from 1 m in steps of 0,5 m put three, four and three into the thirds of this height. */
const example = { ...initialValues(acceptanceInputs), height: 6.5 };
const pairs = (differences: readonly number[], step = 500): Pair[] =>
  differences.map((difference, index) => ({
    dip: 1000 + index * step,
    gauge: 1000 + index * step + difference,
    temperature: undefined,
    when: '',
  }));

test('bias and limits of agreement of ten pairs equal the hand-worked values', () => {
  // Differences of 1 and 3 mm, five each: mean 2, variance 10/9; t₉ = 2.262.
  const found = assessGauge(pairs([1, 3, 1, 3, 1, 3, 1, 3, 1, 3]), { ...example, dipError: 0 });
  expect(found?.bias.value).toBe(2);
  expect(found?.bias.half).toBeCloseTo(2.262 * Math.sqrt(10 / 9 / 10), 2);
  expect(found?.upper.value).toBeCloseTo(2 + 1.96 * 1.0541, 3);
  // χ² at 9 degrees of freedom from a table: 2.700 and 19.023, so the variance is between 0.5257 and 3.7037.
  const [half, own] = [2.262 * Math.sqrt(10 / 9 / 10), 1.96 * Math.sqrt(10 / 9)];
  expect(found?.upper.inner).toBeCloseTo(Math.hypot(half, own - 1.96 * Math.sqrt(0.5257)), 2);
  expect(found?.upper.outer).toBeCloseTo(Math.hypot(half, 1.96 * Math.sqrt(3.7037) - own), 2);
});

test('the scatter of the dip is subtracted from that of the gauge', () => {
  const ten = pairs([1, 3, 1, 3, 1, 3, 1, 3, 1, 3]);
  // 10/9 less 1².
  const once = assessGauge(ten, { ...example, repeat: 1 });
  expect(once?.upper.value).toBeCloseTo(2 + 1.96 * Math.sqrt(1 / 9), 3);
  // 10/9 less 1² ÷ 4: the mean of four dips has half the scatter.
  const four = assessGauge(ten, { ...example, repeat: 1, dips: 4 });
  expect(four?.upper.value).toBeCloseTo(2 + 1.96 * Math.sqrt(10 / 9 - 0.25), 3);
  // Without repeated dips nothing is subtracted.
  const none = assessGauge(ten, { ...example, dipError: 2 });
  expect(none?.upper.value).toBeCloseTo(2 + 1.96 * Math.sqrt(10 / 9), 3);
});

test("the dip's systematic error widens the interval in full: ±15 mm leaves ±4 mm open", () => {
  const found = assessGauge(pairs([1, 3, 1, 3, 1, 3, 1, 3, 1, 3]), { ...example, dipError: 15 });
  expect(found?.bias.half).toBeCloseTo(Math.hypot(2.262 * Math.sqrt(10 / 9 / 10), 15), 2);
  expect(found?.verdict).toBe('open');
});

const steady = [0.5, -0.5, 0.4, -0.6, 0.5, -0.4, 0.6, -0.5, 0.4, -0.4, 0.5, -0.5];
const wandering = pairs(steady.map((one, index) => one + 6 + index / 4)).map((pair, index) => {
  const shift = ((index * 7) % 12) * 500 - index * 500;
  return { ...pair, dip: pair.dip + shift, gauge: pair.gauge + shift };
});
test.each([
  ['two pairs in the upper third', pairs(steady.slice(0, 9)), 'few'],
  ['nothing above 2,1 m', pairs(steady, 100), 'few'],
  ['a steady gauge', pairs(steady), 'accept'],
  ['a steady gauge 6 mm too high', pairs(steady.map((one) => one + 6)), 'offset'],
  ['a difference that grows with the level', pairs(steady.map((one, index) => one + index)), 'level'],
  ['an offset of 6 mm that drifts by 3 mm, at rising and falling levels', wandering, 'drift'],
  ['a gauge with large scatter', pairs([9, -9, 8, -8, 9, -9, 8, -9, 9, -8, 9, -9]), 'refuse'],
  ['a gauge near the limit', pairs([3, -3, 2, -2, 3, -3, 2, -2, 3, -3, 1, -1]), 'open'],
] as const)('%s gives %s', (_, given, verdict) => {
  expect(assessGauge(given, { ...example, dipError: 0 })?.verdict).toBe(verdict);
});

test.each([
  ['the dates', (step: number) => `2026-11-${10 + step}`],
  ['the time of one day', (step: number) => `02-11-2026 ${8 + step}.30`],
])('a drift of 1 mm per step, listed backwards, is ordered by %s', (_, when) => {
  const drifting = Array.from({ length: 10 }, (_, step) => {
    const dip = 1000 + ((step * 7) % 10) * 500;
    return { dip, gauge: dip + step, temperature: undefined, when: when(step) };
  }).reverse();
  const found = assessGauge(drifting, example)?.dependences.find(({ on }) => on === 'order');
  expect(found).toMatchObject({ change: { value: expect.closeTo(9) }, real: true });
});

test('nine pairs suffice with three in each third of the tank', () => {
  const nine = pairs(steady.slice(0, 9), 625);
  expect(assessGauge(nine, { ...example, dipError: 0 })).toMatchObject({ thirds: [2, 4, 3], verdict: 'few' });
  expect(assessGauge(pairs(steady.slice(0, 9), 600), { ...example, height: 6.8, dipError: 0 })).toMatchObject({
    thirds: [3, 3, 3],
    verdict: 'accept',
  });
});

test('the rule of a contract: every pair within the limit, by a reference of at most a third of it', () => {
  const assess = (dipError: number, given = pairs([1, 3, 1, 3, 1, 3, 1, 3, 1, 3])) =>
    assessGauge(given, { ...example, dipError })?.rules;
  // Mean 2, half width 2.262 · √(10/9/10) = 0.754; with 1.3 mm of the tape 1.503, so that 4 mm are 2.608 deviations away.
  expect(assess(1.3)).toMatchObject({ within: 10, simple: 'passes', risk: expect.closeTo(0.00456, 4) });
  expect(assess(1.4)).toMatchObject({ simple: 'unable' });
  // Six pairs are two per third; one reading beyond the limit fails nevertheless.
  expect(assess(1, pairs([1, 2, 1, 2, 1, 2], 1000))).toMatchObject({ simple: 'few' });
  expect(assess(1, pairs([1, 2, 1, 2, 1, 5], 1000))).toMatchObject({ within: 5, simple: 'fails' });
});

test('repeats that scatter as much as the pairs deduct nothing, and far more contradicts them', () => {
  const ten = pairs([1, 3, 1, 3, 1, 3, 1, 3, 1, 3]);
  const assess = (repeat: number, more = {}) => assessGauge(ten, { ...example, repeat, ...more });
  const none = assess(0);
  // The pairs have a variance of 10/9, a deviation of 1.054.
  expect(assess(1.05)).toMatchObject({ deducts: true, contradicted: false });
  expect(assess(1.06)).toMatchObject({ deducts: false, upper: none?.upper, lower: none?.lower });
  // F₀.₀₅(9, 2) = 1/F₀.₉₅(2, 9) = 1/4.256 from a table: contradicted from √(10/9 · 4.256) = 2.175 mm.
  expect([assess(2.16)?.contradicted, assess(2.19)?.contradicted]).toEqual([false, true]);
  // With twenty repeats 1/F₀.₉₅(19, 9) = 1/2.948: from 1.810 mm.
  const twenty = { repeats: 20 };
  expect([assess(1.79, twenty)?.contradicted, assess(1.83, twenty)?.contradicted]).toEqual([false, true]);
});

test('a limit in per cent of the level has a least value, and the proof holds at the lowest level', () => {
  // 0.1 % of 1000 to 5500 mm: 1 to 5.5 mm, at least 3.
  const given = { ...example, criterion: 'level', levelShare: 0.1, limit: 3, dipError: 0 } as const;
  const differences = [2.9, 0, 0, 0, 0, 0, 0, 0, 0, 5.4];
  expect(assessGauge(pairs(differences), given)).toMatchObject({ limit: 3, rules: { within: 10, simple: 'passes' } });
  expect(assessGauge(pairs([3.1, ...differences.slice(1)]), given)?.rules).toMatchObject({
    within: 9,
    simple: 'fails',
  });
});

test('power for a good gauge of 1 mm: simulated with the same rule', () => {
  // 4,000 simulated tests each: ±1.5 mm without repeats 4 to 7 %, ±0.5 mm with three dips of 0.8 mm 35, 51 and 95 %.
  const plan = { ...example, limit: 4 };
  for (const count of [9, 12, 30, 200]) {
    const { chance, pairs: enough } = planProof(count, { ...plan, dipError: 1.5 });
    expect(chance).toBeGreaterThan(0.02);
    expect(chance).toBeLessThan(0.08);
    expect(enough).toBeUndefined();
  }
  const good = { ...plan, dipError: 0.5, dips: 3, repeat: 0.8 };
  const chances = [9, 12, 30].map((count) => planProof(count, good).chance);
  expect(chances).toEqual([0.35, 0.51, 0.95].map((chance) => expect.closeTo(chance, 1)));
  const { pairs: enough = 0 } = planProof(12, good);
  expect(planProof(enough, good).chance).toBeGreaterThanOrEqual(0.8);
  expect(planProof(enough - 1, good).chance).toBeLessThan(0.8);
  // ±4 mm are 4/√(1 + 0.64/3) = 3.632 deviations: two-sided 2.8e-4 a pair without an error of the tape.
  expect(planContract(12, { ...good, dipError: 0 }).chance).toBeCloseTo((1 - 2.81e-4) ** 12, 4);
  expect(planContract(12, { ...good, dipError: 1.5 })).toEqual({ chance: 0, pairs: undefined });
});

test('reports a single outlier', () => {
  // Grubbs' two-sided critical value at 5 % for twelve pairs is 2.412, from his table.
  const assess = (last: number) => assessGauge(pairs([1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 0, last]), example)?.outlier;
  // Mean L/12, s² = (10 + L² − L²/12)/11: (L − L/12)/s exceeds 2.412 from 3.86.
  expect(assess(3.8)).toBeUndefined();
  expect(assess(3.95)).toBe(11);
});

test('the stated number of further pairs decides and one less does not; otherwise the limiting factor is named', () => {
  const open = [3, -3, 2, -2, 3, -3, 2, -2, 3, -3, 1, -1].map((one) => one * 0.6);
  const found = assessGauge(pairs(open), { ...example, dipError: 0 });
  expect(found?.verdict).toBe('open');
  const added = Number(found?.more);
  const variance = open.reduce((sum, one) => sum + one ** 2, 0) / 11;
  // Limits for `count` pairs with the same mean and variance.
  const limitWith = (count: number) => {
    const size = Math.sqrt((variance * (count - 1)) / (count % 2 === 0 ? count : count - 1));
    const same = Array.from({ length: count }, (_, n) => (n === count - 1 && count % 2 ? 0 : n % 2 ? size : -size));
    const { upper, lower } = assessGauge(pairs(same, 100), { ...example, dipError: 0 }) ?? {};
    return upper && lower && upper.value + upper.outer <= 4 && lower.value - lower.outer >= -4;
  };
  expect(limitWith(12 + added)).toBe(true);
  expect(limitWith(12 + added - 1)).toBe(false);
  expect(assessGauge(pairs(open), { ...example, dipError: 3.5 })?.more).toBe('reference');
  expect(assessGauge(pairs(open.map((one) => (one * 0.798) / 0.6)), { ...example, dipError: 0 })?.more).toBe('scatter');
});

test('reads pairs by their headings and reports unreadable cells', () => {
  const { pairs: read, problems } = readPairs('Waktu;Pita ukur;ATG;Suhu\n08.00;2.140;2.142,5;30\n09.00;x;2150;30');
  expect(read).toEqual([{ dip: 2140, gauge: 2142.5, temperature: 30, when: '08.00' }]);
  expect(problems).toEqual([{ kind: 'figure', line: 3, column: 'Pita ukur', cell: 'x' }]);
});

test.each([
  ['Pita (cm);Radar (cm)', '214;214,25'],
  ['Dip manual (m);Dip ATG (m)', '2,14;2,1425'],
  ['Hand gauge;Level gauge', '2140;2142,5'],
  ['Deeping;Sensor', '2140;2142,5'],
  ['Celup;ATG', '2140;2142,5'],
  ['Innage;Servo', '2140;2142,5'],
  ['Tape;Sistem otomatis', '2140;2142,5'],
])('lengths have the unit of their heading, and a hand gauge is the dip: %s', (heading, line) => {
  const [pair] = readPairs(`${heading}\n${line}`).pairs;
  expect([pair?.dip, pair?.gauge]).toEqual([expect.closeTo(2140, 6), expect.closeTo(2142.5, 6)]);
});

test('a missing unit is inferred from the tank height, and an ambiguous one is asked for', () => {
  const list = 'Pita;Radar\n214;215\n998;999';
  expect(readPairs(list, 1.2)).toMatchObject({ pairs: [{ dip: 214 }, { dip: 998 }], reading: { rival: undefined } });
  expect(readPairs(list, 12.5)).toMatchObject({ pairs: [], reading: { length: 'cm', rival: { length: 'mm' } } });
  expect(readPairs(list, 12.5, { length: 'cm' }).pairs).toMatchObject([{ dip: 2140 }, { dip: 9980 }]);
  expect(readPairs('Pita;Radar\n2,140;2,141\n9,985;9,984', 12.5).pairs).toMatchObject([{ dip: 2140 }, { gauge: 9984 }]);
});

/** All words accepted in headings; without one of them another column, or none, would be used. */
test.each([
  ...'ATG, Radar, Sensor, Servo, Otomatis, Automatic, Alat, Gauge'.split(', ').map((word) => `Jam;Dip;${word};Suhu`),
  ...'Dip, Deeping, Pita, Tape, Hand, Manual, Sounding, Celup, Innage, Stik, Stick, Tangan'
    .split(', ')
    .map((word) => `Jam;${word};ATG;Suhu`),
  ...'Hand gauge, Manual gauge, Gauge tangan'.split(', ').map((word) => `Jam;${word};ATG;Suhu`),
  ...'Tanggal, Waktu, Jam, Time, Date'.split(', ').map((word) => `${word};Dip;ATG;Suhu`),
  ...'Suhu, Temperature'.split(', ').map((word) => `Jam;Dip;ATG;${word}`),
])('reads pairs under %s', (headings) => {
  const expected = [{ when: '08.00', dip: 2140, gauge: 2142, temperature: 30 }];
  expect(readPairs(`${headings}\n08.00;2140;2142;30`).pairs).toEqual(expected);
});

test('a worse reference never improves a verdict, and one as coarse as the criterion accepts nothing', () => {
  const rank = { accept: 0, offset: 1, open: 2, refuse: 3 } as Record<string, number>;
  for (const differences of [
    steady,
    ...[4, 8, 12].map((times) => steady.map((one) => one * times)),
    steady.map((one) => one + 6),
  ]) {
    const found = [0, 0.5, 1, 1.5, 2, 3, 3.9, 4, 5, 8].map(
      (dipError) => assessGauge(pairs(differences), { ...example, dipError })?.verdict ?? '',
    );
    const ranks = found.map((verdict) => rank[verdict] ?? 9);
    expect(ranks, found.join()).toEqual(ranks.toSorted((a, b) => a - b));
    expect(found.slice(7)).not.toContain('accept');
  }
});
