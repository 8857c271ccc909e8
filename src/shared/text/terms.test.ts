import { expect, test } from 'vitest';
import { findTermFaults } from './terms.ts';

const terms = [
  { use: 'petugas ukur', not: ['juru ukur'] },
  { use: 'situs web', not: ['situs'], unless: ['situs web', 'peta situs'] },
  { use: 'agitator', not: ['pengaduk'] },
];
const faults = (record: unknown) => findTermFaults(record, terms).map(({ field, message }) => `${field}: ${message}`);

test('a word that is not used is a fault of its field, which says what to write', () => {
  expect(faults({ hero: { items: ['a b', 'Juru  ukur naik'] } })).toEqual([
    expect.stringContaining('hero.items.1: “Juru  ukur” is written “petugas ukur”'),
  ]);
});

test.each(['Petugas ukur naik', 'di situs web ini', 'Peta situs', 'Pengadukan selesai', 'Situs webnya'])(
  '%s passes',
  (text) => {
    expect(faults({ text })).toEqual([]);
  },
);

test.each(['di situs ini', 'Situs, lalu situs web', 'Pada {en:situs} ini', 'Tangki berpengaduk', 'Di situsnya'])(
  '%s is found',
  (text) => {
    expect(faults({ text })).toEqual([expect.stringContaining('terms.yaml')]);
  },
);

test.each([{ when: ['pengaduk'] }, { note: 'Lihat {{pengaduk}} di `pengaduk`' }, { to: '/demo#situs=a' }])(
  'keys, slots, code and addresses are not text: %j',
  (record) => expect(faults(record)).toEqual([]),
);

test('a heading has no full stop; a sentence elsewhere has', () => {
  expect(faults({ hero: { title: 'Tahu isi tangki.' } })).toEqual([expect.stringContaining('hero.title')]);
  expect(faults({ hero: { title: 'Dan lain-lain …', lead: 'Tahu isi tangki.' } })).toEqual([]);
  expect(faults({ titles: ['Tahu isi tangki.'] })).toEqual([]);
});
