import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteRecordSchema } from './feasible.ts';
import { siteIds } from './read.ts';

const terminal = () =>
  parse(readFileSync(new URL('../../content/plant/minyak-gas.yaml', import.meta.url), 'utf8')) as {
    tanks: { tag: string; level: number; limits: Record<string, number>; [key: string]: unknown }[];
    events: Record<string, { tank: string; [key: string]: unknown }[]>;
    supplies: Record<string, { fillTo: number }>;
  };
type Record_ = ReturnType<typeof terminal>;

test('every site is there, and fits', () => {
  for (const id of siteIds) {
    const text = readFileSync(new URL(`../../content/plant/${id}.yaml`, import.meta.url), 'utf8');
    expect(siteRecordSchema.safeParse(parse(text)).error?.issues, id).toBeUndefined();
  }
});

test.each<[string, string, (site: Record_) => void]>([
  ['a level over the roof', 'tanks.3.level', ({ tanks }) => Object.assign(tanks[3] ?? {}, { level: 104 })],
  [
    'a level over the overfill protection',
    'tanks.3.level',
    ({ tanks }) => Object.assign(tanks[3] ?? {}, { level: 98 }),
  ],
  ['a level below the pumps', 'tanks.3.level', ({ tanks }) => Object.assign(tanks[3] ?? {}, { level: 2 })],
  ['water that reaches the pumps', 'tanks.3.water', ({ tanks }) => Object.assign(tanks[3] ?? {}, { water: 501 })],
  [
    'a tank without width',
    'tanks.3.shape.diameter',
    ({ tanks }) => Object.assign(tanks[3] ?? {}, { shape: { kind: 'vertical', diameter: 0, height: 12.5 } }),
  ],
  [
    'a key that no shape has',
    'tanks.3.shape',
    ({ tanks }) => Object.assign(tanks[3] ?? {}, { shape: { kind: 'sphere', diameter: 9, height: 12.5 } }),
  ],
  ['two tanks of one name', 'tanks.3.tag', ({ tanks }) => Object.assign(tanks[3] ?? {}, { tag: 'TK-201' })],
  [
    'a fill beyond the high alarm',
    'tanks.0.supply',
    ({ supplies }) => Object.assign(supplies['ship'] ?? {}, { fillTo: 95 }),
  ],
  [
    'an order below the low alarm',
    'tanks.3.limits.low',
    ({ tanks }) => Object.assign(tanks[3]?.limits ?? {}, { low: 40 }),
  ],
  ['a product that is not there', 'tanks.3.product', ({ tanks }) => Object.assign(tanks[3] ?? {}, { product: 'milk' })],
  [
    'an event of an unknown tank',
    'events.losses.0.tank',
    ({ events }) => Object.assign(events['losses']?.[0] ?? {}, { tank: 'TK-999' }),
  ],
  [
    'an answer of somebody who was not called',
    'events.answers.0.by',
    ({ events }) => Object.assign(events['answers']?.[0] ?? {}, { by: 'Satpam' }),
  ],
])('%s is refused at its field', (_, field, spoil) => {
  const site = terminal();
  spoil(site);
  const paths = siteRecordSchema.safeParse(site).error?.issues.map(({ path }) => path.join('.'));
  expect(paths).toContain(field);
});
