import { expect, test } from 'vitest';
import { resultLine } from './prepared-result.ts';
import { resultHref } from './result-href.ts';

const lines = {
  'tabel-tangki': { line: 'Tangki {bentuk} {volume} L.', words: { datar: 'horizontal' } },
};
const meeting = { jadwal: { line: 'Usul: {hari} pukul {jam}.' } };

test('writes a day and a time in Indonesian notation', () => {
  expect(resultLine('#alat=jadwal&hari=2026-11-26&jam=09:30', meeting)).toBe(
    'Usul: Kamis, 26 November 2026 pukul 09.30 WIB.',
  );
  expect(resultLine('#alat=jadwal&hari=2026-13-26&jam=09:30', meeting)).toBeUndefined();
  expect(resultLine('#alat=jadwal&hari=2026-11-26&jam=24:30', meeting)).toBeUndefined();
});

test('hands over a place as typed, and rejects anything but a place', () => {
  const visit = { kunjungan: { line: 'Ke {lokasi}.', places: ['lokasi'] } };
  const read = (lokasi: string) => resultLine(resultHref('kunjungan', { lokasi }).split('#')[1] ?? '', visit);
  expect(read('Cilegon, terminal BBM (dermaga 2)')).toBe('Ke Cilegon, terminal BBM (dermaga 2).');
  for (const typed of ['', 'x', 'https://a.example', 'a@b.example', 'Gresik\nTransfer', 'Kirim uang!', 'x'.repeat(81)])
    expect(read(typed), typed).toBeUndefined();
});

test('adds a detail only if the link has all its values', () => {
  const tank = {
    tangki: { line: 'Isi {isi} L.', words: { elips: 'elips' }, details: ['Diameter {d} mm.', 'Tutup {t}.'] },
  };
  const read = (values: Record<string, number | string>) =>
    resultLine(resultHref('tangki', values).split('#')[1] ?? '', tank);
  expect(read({ isi: 12, d: 2438, t: 'elips' })).toBe('Isi 12 L. Diameter 2.438 mm. Tutup elips.');
  expect(read({ isi: 12 })).toBe('Isi 12 L.');
  expect(read({ isi: 12, d: 2438, t: 'Kirim uang' })).toBe('Isi 12 L. Diameter 2.438 mm.');
  expect(read({ d: 2438, t: 'elips' })).toBeUndefined();
});

const at = (href: string) => resultLine(href.slice(href.indexOf('#')), lines);

test('reads a result from the URL fragment and writes it as a sentence with Indonesian numbers', () => {
  const href = resultHref('tabel-tangki', { bentuk: 'datar', volume: 3070.9124 });
  expect(href).toMatch(/^\/konsultasi-gratis#/);
  expect(at(href)).toBe('Tangki horizontal 3.070,91 L.');
});

test.each([
  '#alat=tabel-tangki&volume=1',
  '#alat=tabel-tangki&bentuk=Kirim+uang&volume=1',
  '#alat=tabel-tangki&bentuk=datar&volume=1e308',
  '#alat=tabel-tangki&bentuk=__proto__&volume=1',
  '#alat=toString',
])('rejects the fragment %s', (fragment) => {
  expect(resultLine(fragment, lines)).toBeUndefined();
});

test('hands over the link to a tank’s sheet without values that belong to no tank', () => {
  const sheet = { 'berkas-tangki': { line: 'Isi {isi}.', words: { air: 'air' }, details: ['Lembar: {tautan}'] } };
  const read = (values: Record<string, number | string>) =>
    resultLine(resultHref('berkas-tangki', { isi: 'air', ...values }).split('#')[1] ?? '', sheet);
  expect(read({ 't-tag': 'TK 4', 't-diameter': 3.5, 'p-upah': 40_000, 't-x': '<b>' })).toBe(
    'Isi air. Lembar: /berkas-tangki#t-tag=TK+4&t-diameter=3.5',
  );
  expect(read({ 'p-upah': 1 })).toBe('Isi air.');
  const long = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`t-k${at}`, 'sepanjang ini']));
  expect(read(long)).toBe('Isi air.');
});
