import { expect, test } from 'vitest';
import { spansOf } from './spans.ts';

test('the services of the specification, 2–5, 3–10 and 2–3 days, end on day 7 to 18; what goes on has no end', () => {
  const services = [{ from: 2, to: 5 }, { from: 3, to: 10 }, null, { from: 2, to: 3 }].map((days) => ({ days }));
  expect(spansOf(services)).toEqual([
    { begin: 0, shortest: 2, longest: 5 },
    { begin: 2, shortest: 5, longest: 15 },
    undefined,
    { begin: 5, shortest: 7, longest: 18 },
  ]);
});
