import { readFileSync } from 'node:fs';
import { acceptanceInputs, assessGauge, readPairs } from 'tank-gauging/acceptance/model';
import { initialValues } from 'tank-gauging/inputs';
import { analyse } from 'tank-gauging/loss/analyse';
import { lossInputs } from 'tank-gauging/loss/inputs';
import { litresPerUnit } from 'tank-gauging/tabular/cells';
import { parseTable } from 'tank-gauging/tabular/delimited';
import { expect, test } from 'vitest';
import { hasOpenQuestions } from './loss/words.ts';

/** Small lists in forms that the trade uses, made by hand, with what is right to say of them. */
const readCase = (name: string) => readFileSync(new URL(`../../../../tests/cases/${name}`, import.meta.url), 'utf8');

const stock = parseTable(readCase('expected.csv'))
  .rows.slice(1)
  .map(({ cells: [file = '', rates = '', verdict = ''] }) => [String(file), String(rates), String(verdict)] as const)
  .filter(([file]) => file.endsWith('.csv'));

/** Outcomes that an expected verdict allows: a condition on the meters is part of the sentence. */
const allowed = { pass: ['pass', 'passIf'], fail: ['fail', 'failIf'], open: ['open', 'failIf'] } as const;

test.each(stock.filter(([file, rates]) => rates && !file.endsWith('.xlsx')))(
  '%s: loss of %s per day, verdict %s',
  (file, rates, verdict) => {
    const { analysis } = analyse(parseTable(readCase(file)), initialValues(lossInputs));
    if (hasOpenQuestions(analysis)) return expect(verdict).toContain('ask');
    const volume = litresPerUnit[analysis.reading.volume];
    const [, one = '', leaky] = /(\w+)(?:.* for (.*?)(?: or ask)?$)?/.exec(verdict) ?? [];
    const outcomes = (leaky ? [one] : (verdict.match(/pass|fail|open/g) ?? [])).flatMap(
      (word) => allowed[word as keyof typeof allowed],
    );
    for (const [at, { tank, verdict: judged }] of analysis.results.entries()) {
      const rate = Number(rates.split(' and ')[at]);
      expect(Math.abs((judged?.total ?? 0) / (judged?.days ?? 1) / volume - rate)).toBeLessThan(
        Math.max(1, 0.03 * Math.abs(rate)),
      );
      expect(leaky && !tank.startsWith(leaky) ? allowed.pass : outcomes).toContain(judged?.outcome);
    }
    expect(analysis.results).toHaveLength(rates.split(' and ').length);
  },
);

/** Deviations of repeated dips in mm, from none to several times that of the pairs. */
const repeatScatters = [0, 0.5, 1, 1.5, 2, 2.1, 2.2, 2.5, 3, 4, 5, 6, 8, 10];

test.each([
  ['pairs-window.txt', 30, 0.63, [-3.6, 4.9]],
  ['pairs-repeat.txt', 15, 0.6, [-4.9, 6.1]],
] as const)('%s stays open for every reference error and every repeat', (file, count, bias, limits) => {
  const { pairs, problems, reading } = readPairs(readCase(file));
  expect([pairs.length, problems, reading?.rival]).toEqual([count, [], undefined]);
  for (const dipError of [0, 0.5, 1, 1.5, 2, 3, 3.5, 3.9, 4, 5, 8]) {
    for (const [repeat, repeats] of repeatScatters.flatMap((one) => [3, 20].map((times) => [one, times] as const))) {
      const found = assessGauge(pairs, { ...initialValues(acceptanceInputs), dipError, repeat, repeats });
      expect(found?.bias.value).toBeCloseTo(bias, 2);
      if (repeat === 0 || !found?.deducts)
        expect([found?.lower.value, found?.upper.value]).toEqual(limits.map((limit) => expect.closeTo(limit, 1)));
      expect(found?.verdict).toBe('open');
    }
  }
});

test('pairs-volume-first.txt: the volume of the gauge is no level', () => {
  const { pairs } = readPairs(readCase('pairs-volume-first.txt'));
  expect(assessGauge(pairs, initialValues(acceptanceInputs))?.bias.value).toBeCloseTo(0.17, 2);
});
