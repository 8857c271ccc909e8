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

test.each(stock)('%s: loss of %s per day, verdict %s', (file, rates, verdict) => {
  const { analysis, days } = analyse(parseTable(readCase(file)), initialValues(lossInputs));
  const found = analysis.results.map(({ tank, verdict: judged }) => {
    const own = days.filter((day) => day.tank === tank);
    const lost = own.reduce((sum, { loss, overnight }) => sum + loss + overnight, 0);
    return { tank, outcome: judged?.outcome, rate: lost / own.length / litresPerUnit[analysis.reading.volume] };
  });
  expect([hasOpenQuestions(analysis), found.length > 0]).toEqual(rates ? [false, true] : [true, false]);
  expect(found.map(({ rate }) => String(Math.round(rate * 10) / 10 || '0.0')).join(' and ')).toBe(
    rates.replace(/\.0$/, ''),
  );
  // A verdict for one of several tanks names it; the others pass.
  const [, outcome, leaky] = /^(pass|fail)(?:.* for (.*))?/.exec(verdict) ?? [];
  for (const one of found) expect(one.outcome).toBe(leaky && one.tank !== leaky ? 'pass' : outcome);
});

test('pairs-window.txt stays open for every reference error below the criterion', () => {
  const { pairs, problems, reading } = readPairs(readCase('pairs-window.txt'));
  expect([pairs.length, problems, reading?.rival]).toEqual([30, [], undefined]);
  for (const dipError of [0, 0.5, 1, 1.5, 2, 3, 3.5, 3.9, 4, 5, 8]) {
    const found = assessGauge(pairs, { ...initialValues(acceptanceInputs), dipError });
    expect(found?.bias.value).toBeCloseTo(0.63, 2);
    expect([found?.lower.value, found?.upper.value]).toEqual([expect.closeTo(-3.6, 1), expect.closeTo(4.9, 1)]);
    expect(found?.verdict).toBe('open');
  }
});
