import { expect, test } from 'vitest';
import { searcher } from './find.ts';
import type { SearchEntry } from './search-entry.ts';

const entry = (url: string, title: string, words = '', page = ''): SearchEntry => ({
  url,
  title,
  words,
  page,
  group: 'x',
});
const find = searcher([
  entry('/tankdevice', 'Perangkat ukur', 'Sensor radar, ultrasonik, tekanan'),
  entry('/tankdevice#radar', 'Radar 26 GHz', '', 'Perangkat ukur'),
  entry('/tabel-tangki', 'Tabel tangki', 'Liter per sentimeter untuk tangki tegak dan mendatar'),
  entry('/analisis-susut', 'Analisis susut', 'Kehilangan dari catatan harian'),
  entry('/jadwalkan', 'Jadwalkan pertemuan', ''),
]);

test('a word in a title comes before the same word in a text', () => {
  expect(find('radar').map(({ url }) => url)).toEqual(['/tankdevice#radar', '/tankdevice']);
});

test.each([
  ['tab', '/tabel-tangki'],
  ['penyusutan', '/analisis-susut'],
  ['jadwal', '/jadwalkan'],
  ['ultarsonik', '/tankdevice'],
])('%s finds %s', (query, url) => {
  expect(find(query)[0]?.url).toBe(url);
});

test('all words count before one of them does', () => {
  expect(find('tabel tangki')[0]?.url).toBe('/tabel-tangki');
  expect(find('tabel kapal')[0]?.url).toBe('/tabel-tangki');
});

test('nothing is found for nothing, and for what is not there', () => {
  expect(find('')).toEqual([]);
  expect(find('zzzz')).toEqual([]);
});
