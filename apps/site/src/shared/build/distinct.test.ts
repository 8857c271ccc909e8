import { expect, test } from 'vitest';
import { words } from '../text/fixture.ts';
import { checkDistinct } from './distinct.ts';

const record = (id: string, order: number, title: string, draft = false) => ({
  data: { order, title: words(title), draft },
  filePath: `src/content/industries/${id}.yaml`,
});
const first = record('minyak-gas', 1, 'Minyak & Gas');

test('accepts records with an order and a title of their own', () => {
  expect(() => checkDistinct([first, record('petrokimia', 2, 'Petrokimia')])).not.toThrow();
});

test.each([
  ['order', record('petrokimia', 1, 'Petrokimia')],
  ['title', record('petrokimia', 2, 'Minyak & Gas')],
])('refuses a second record with the same %s, naming file and field', (field, second) => {
  expect(() => checkDistinct([second, first])).toThrow(
    `src/content/industries/petrokimia.yaml → ${field}: is the same as in src/content/industries/minyak-gas.yaml`,
  );
});

test('lets a draft share both with the record that it was copied from', () => {
  expect(() => checkDistinct([first, record('kapal', 1, 'Minyak & Gas', true)])).not.toThrow();
});
