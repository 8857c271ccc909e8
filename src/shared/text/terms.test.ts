import { expect, test } from 'vitest';
import { checkTerms } from './terms.ts';

const terms = [
  { use: 'petugas ukur', not: ['juru ukur'] },
  { use: 'situs web', not: ['situs'], unless: ['situs web', 'peta situs'] },
  { use: 'agitator', not: ['pengaduk'] },
];
const check = (record: unknown) => () => checkTerms(record, terms);

test('a word that is not used stops with its field, and says what to write', () => {
  expect(check({ hero: { items: ['a b', 'Juru  ukur naik'] } })).toThrow(
    'hero.items.1: “Juru  ukur” is written “petugas ukur”',
  );
});

test.each(['Petugas ukur naik', 'di situs web ini', 'Peta situs', 'bersitus', 'berpengaduk-pengaduk'])(
  '%s passes',
  (text) => {
    expect(check({ text })).not.toThrow();
  },
);

test.each(['di situs ini', 'Situs, lalu situs web', 'Pada {en:situs} ini'])('%s is found', (text) => {
  expect(check({ text })).toThrow('terms.yaml');
});

test.each([{ when: ['pengaduk'] }, { note: 'Lihat {{pengaduk}} di `pengaduk`' }, { to: '/demo#situs=a' }])(
  'keys, slots, code and addresses are not text: %j',
  (record) => expect(check(record)).not.toThrow(),
);

test('a heading has no full stop; a sentence elsewhere has', () => {
  expect(check({ hero: { title: 'Tahu isi tangki.' } })).toThrow('hero.title');
  expect(check({ hero: { title: 'Dan lain-lain …', lead: 'Tahu isi tangki.' } })).not.toThrow();
});
