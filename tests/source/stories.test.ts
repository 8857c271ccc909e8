import { expect, test } from 'vitest';
import { readRecord } from '../records.ts';

interface Measure {
  name: string;
  before: string;
  after: string;
}

const stories: { id: string; measures: Measure[] }[] = readRecord('pages/kisah-sukses').stories.items;
const periods = stories.flatMap(({ id, measures }) =>
  measures.filter(({ name }) => name.endsWith('4 minggu')).map((measure) => ({ id, ...measure })),
);

/** Days that a sum covers; what is done once a week happens 4 times in 28 days, and 6 working days a week are 24. */
const daysOf = (sum: string) => (/(?:28|24) hari/.test(sum) || /× 4 kali/.test(sum) ? 28 : undefined);

test('stories compare the same 28 days before and after', () => {
  expect(periods.length).toBeGreaterThan(8);
  for (const { id, name, before, after } of periods) expect(daysOf(before), `${id}: ${name}`).toBe(daysOf(after));
  expect(JSON.stringify(periods)).not.toMatch(/× (?:26|30) hari/);
});
