import { expect, test } from 'vitest';
import { findClaimFaults, findTermFaults, findWordFaults } from './word-guard.ts';

const claim = (figure: string, ...words: string[]) => ({ id: 'angka', figure, words });
const told = (figure: string, text: string) => findClaimFaults({ text }, [claim(figure)]).length;

test.each([
  ['99,9%', 'akurasi 99.9 %.', 1],
  ['30–40%', 'hemat 30-40%', 1],
  ['1000+', 'lebih dari 1.000+ titik', 1],
  ['6–12 bulan', 'kembali dalam 6–12\u00a0bulan', 1],
  ['< 100 ms', 'tanggap <100 ms', 1],
  ['< 2 jam', 'kurang dari 2 jam', 1],
  ['30%', 'level 20–30%', 0],
  ['30%', '130%', 0],
  ['99,9%', '99,95%', 0],
  ['30%', '±30%', 0],
  ['30–40%', 'Hemat {claim:angka}, {ref:30–40%|/klaim#angka}', 0],
])('finds the typed figure %s in “%s” %d times', (figure, text, times) => expect(told(figure, text)).toBe(times));

test('reports a figure with field and mark; an ambiguous one only near the words of its claim', () => {
  expect(findClaimFaults({ hero: { points: ['aman', 'akurasi 99.9%'] } }, [claim('99,9%')])).toEqual([
    { field: 'hero.points.1', message: expect.stringMatching(/^“99.9%”.*\{claim:angka\}/) },
  ]);
  const stat = (label: string) => findClaimFaults({ stats: [{ number: '30%', label }] }, [claim('30%', 'hemat')]);
  expect(stat('penghematan biaya')).toHaveLength(1);
  expect(stat('level tangki bola')).toEqual([]);
  expect(findClaimFaults({ action: { label: 'Hemat 30%', to: '/fitur' } }, [claim('30%')])).toEqual([]);
});

const terms = [
  { use: 'petugas ukur', not: ['juru ukur'] },
  { use: 'situs web', not: ['situs'], unless: ['situs web', 'peta situs'] },
  { use: 'agitator', not: ['pengaduk'] },
];

test.each([
  [{ hero: { items: ['a b', 'Juru  ukur naik'] } }, 'hero.items.1', '“Juru  ukur” is written “petugas ukur”'],
  [{ text: 'Situs, lalu situs web' }, 'text', 'situs web'],
  [{ text: 'Pada {en:situs} ini' }, 'text', 'situs web'],
  [{ text: 'Tangki berpengaduk' }, 'text', 'agitator'],
  [{ text: 'Di situsnya' }, 'text', 'situs web'],
  [{ hero: { title: 'Tahu isi tangki.' } }, 'hero.title', 'full stop'],
])('reports %j', (record, field, message) => {
  expect(findTermFaults(record, terms)).toEqual([{ field, message: expect.stringContaining(message) }]);
});

test.each([
  { text: 'Peta situs, Situs webnya' },
  { text: 'Pengadukan selesai' },
  { when: ['pengaduk'] },
  { note: 'Lihat {{pengaduk}} di `pengaduk`' },
  { to: '/demo#situs=a' },
  { hero: { title: 'Dan lain-lain …', lead: 'Tahu isi tangki.' }, titles: ['Tahu isi tangki.'] },
])('accepts %j', (record) => expect(findTermFaults(record, terms)).toEqual([]));

test.each([
  ['src/content/claims/hemat.yaml', 0],
  ['apps/site/src/content/claims/hemat.yaml', 0],
  ['apps/site/src/content/pages/home.yaml', 1],
])('a figure typed in %s has %d faults', (path, faults) => {
  expect(findWordFaults({ figure: '30%' }, path, { guarded: [claim('30%')], terms: [] })).toHaveLength(faults);
});
