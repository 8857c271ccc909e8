import { expect, test } from 'vitest';
import { buildIndex, createSearch } from './find.ts';
import type { SearchEntry } from './search-entry.ts';

const entry = (url: string, title: string, text = '', page = ''): SearchEntry => ({
  url,
  title,
  words: '',
  text,
  page,
  group: 'x',
});
const answer = (url: string) => ({ url, title: url, page: '' });
const search = await createSearch({
  index: buildIndex([
    entry('/tankdevice', 'Perangkat ukur', 'Sensor radar, ultrasonik, tekanan'),
    entry('/tankdevice#radar', 'Radar 26 GHz', '', 'Perangkat ukur'),
    entry('/tabel-tangki', 'Tabel tangki', 'Liter per sentimeter untuk tangki tegak dan mendatar'),
    entry('/analisis-susut', 'Analisis susut', 'Kehilangan dari catatan harian'),
    entry('/jadwalkan', 'Jadwalkan pertemuan', ''),
    entry('/sambungan', 'Sambungan', 'Keluaran 4–20 mA, RS485, casing IP66/68'),
    entry('/cari#istilah-rtu', 'RTU', 'Perangkat kendali di lapangan'),
    entry('/minyak-gas', 'Minyak dan gas', 'RTU di lapangan'),
    entry('/api-integration/dokumentasi#uji', 'Penguji', '', 'API'),
    entry('/uji#penguji', 'Penguji', '', 'Uji'),
  ]),
  spellings: [{ use: 'tangki', typed: ['tanki', 'tank'] }],
  terms: [
    { words: ['harga', 'biaya'], means: [], answers: [answer('/kalkulator-roi'), answer('/tankteam#paket')] },
    { words: ['tera'], means: [], answers: [answer('/aturan')] },
    { words: ['tabel tera'], means: [], answers: [answer('/tabel-tangki')] },
    { words: ['data sheet', 'spek'], means: ['perangkat ukur'], answers: [answer('/unduhan')] },
  ],
  media: [
    ...[{ id: 'naoh', name: 'Soda kaustik 48–50%', also: ['NaOH'], strength: [48, 50] as [number, number] }],
    ...[{ id: 'aspal', name: 'Bitumen', also: [], like: ['aspal'] }],
    ...[{ id: 'emulsi', name: 'Aspal emulsi', also: [], like: ['aspal'] }],
  ].map((medium) => ({ ...medium, url: `/pemilih-sensor#medium=${medium.id}`, page: 'Pemilih sensor', group: 'x' })),
  names: { tank_id: [answer('/api#tank_id')], sensor: [answer('/api#sensor')] },
  nothing: [answer('https://wa.me/1')],
});
const find = (query: string) => search(query).found;

test.each([
  ['tank_id', 'first', 0],
  ['sensor', 'last, as it may be a word', -1],
])('places the API name %s %s', (query, _, at) => {
  expect(find(query).at(at)?.url).toBe(`/api#${query}`);
});

test('ranks a word in a title above the same word in a text', () => {
  expect(find('radar').map(({ url }) => url)).toEqual(['/tankdevice#radar', '/tankdevice']);
});

test.each([
  ['tab', '/tabel-tangki'],
  ['Tank', '/tabel-tangki'],
  ['sensro', '/tankdevice'],
  ['sam bungan', '/sambungan'],
  ['jadwal', '/jadwalkan'],
  ['ultarsonik', '/tankdevice'],
  ['4-20mA', '/sambungan'],
  ['RS-485', '/sambungan'],
  ['rs 485', '/sambungan'],
  ['IP68', '/sambungan'],
  ['rtu', '/minyak-gas'],
])('finds for %s %s', (query, url) => {
  expect(find(query)[0]?.url).toBe(url);
});

test.each([
  ['NaOH 48%', ['naoh']],
  ['aspal', ['aspal', 'emulsi']],
])('finds for the name %s the substances that bear it', (query, ids) => {
  expect(find(query).map(({ url }) => url)).toEqual(ids.map((id) => `/pemilih-sensor#medium=${id}`));
});

test('prefers results with all words over results with one', () => {
  expect(find('tabel tangki')[0]?.url).toBe('/tabel-tangki');
  expect(find('tabel kapal')[0]?.url).toBe('/tabel-tangki');
});

test.each([
  ['harga', ['/kalkulator-roi', '/tankteam#paket']],
  ['biayanya', ['/kalkulator-roi', '/tankteam#paket']],
  ['berapa harga radar', ['/kalkulator-roi', '/tankteam#paket', '/tankdevice#radar', '/tankdevice']],
  ['har', []],
  ['data sheet', ['/unduhan', '/tankdevice']],
])('answers %s with pinned answers first, then with search results', (query, urls) => {
  expect(find(query).map(({ url }) => url)).toEqual(expect.arrayContaining(urls as string[]));
  expect(
    find(query)
      .slice(0, urls.length)
      .map(({ url }) => url),
  ).toEqual(urls);
});

test('prefers the longer of two phrases, and corrects misspelled ones', () => {
  expect(find('tabel tera').map(({ url }) => url)).toEqual(['/tabel-tangki']);
  expect(find('tera')[0]?.url).toBe('/aturan');
  expect(find('perangkt ukur')[0]?.url).toBe('/tankdevice');
});

test.each([
  ['tabel tangki', true],
  ['harga', true],
  ['tabel kapal', false],
  ['harga kapal', false],
  ['ultarsonik', false],
])('marks results as exact when they have all words: %s %s', (query, exact) => {
  expect(search(query).isExact).toBe(exact);
});

test('ranks the reference of the API below other pages', () => {
  expect(find('penguji').map(({ url }) => url)).toEqual(['/uji#penguji', '/api-integration/dokumentasi#uji']);
});

test('finds texts by a synonym that visitors use', () => {
  expect(find('spek').map(({ url }) => url)).toEqual(['/unduhan', '/tankdevice', '/tankdevice#radar']);
});

test('offers alternatives when nothing is found, but not for an empty query', () => {
  expect(search('zzzz').instead.map(({ url }) => url)).toEqual(['https://wa.me/1']);
  expect(search('radar').instead).toEqual([]);
  expect(search('').instead).toEqual([]);
});
