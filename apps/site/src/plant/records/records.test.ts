import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { siteIds } from './read.ts';
import { siteRecordSchema } from './schema.ts';

const read = (id: string) => parse(readFileSync(new URL(`../../content/plant/${id}.yaml`, import.meta.url), 'utf8'));

test('the record of every site matches the schema', () => {
  for (const id of siteIds) expect(siteRecordSchema.safeParse(read(id)).error?.issues, id).toBeUndefined();
});

test.each<[string, string, string, object]>([
  ['a level above the roof', 'tanks.3.level', 'tanks.3', { level: 104 }],
  ['a level above the overfill protection', 'tanks.3.level', 'tanks.3', { level: 98 }],
  ['a level below the pump suction', 'tanks.3.level', 'tanks.3', { level: 2 }],
  ['free water up to the pump suction', 'tanks.3.water', 'tanks.3', { water: 501 }],
  ['a tank of diameter 0', 'tanks.3.shape.diameter', 'tanks.3.shape', { diameter: 0 }],
  ['a sphere with a height', 'tanks.3.shape', 'tanks.3.shape', { kind: 'sphere', diameter: 9, height: 12.5 }],
  ['two tanks with the same tag', 'tanks.3.tag', 'tanks.3', { tag: 'TK-201' }],
  ['a fill level above the high alarm', 'tanks.0.supply', 'supplies.ship', { fillTo: 95 }],
  ['an order level below the low alarm', 'tanks.3.limits.low', 'tanks.3.limits', { low: 40 }],
  ['an unknown product', 'tanks.3.product', 'tanks.3', { product: 'milk' }],
  ['an event of an unknown tank', 'events.losses.0.tank', 'events.losses.0', { tank: 'TK-999' }],
  ['an acknowledgement by a person who was not called', 'events.answers.0.by', 'events.answers.0', { by: 'Satpam' }],
])('%s is rejected at its field', (_, field, place, change) => {
  const site = read('minyak-gas');
  Object.assign(
    place.split('.').reduce((part, key) => part[key], site),
    change,
  );
  const paths = siteRecordSchema.safeParse(site).error?.issues.map(({ path }) => path.join('.'));
  expect(paths).toContain(field);
});
