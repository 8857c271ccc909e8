import { readdirSync } from 'node:fs';
import { byField, consultationFields, leadFields } from 'contract/lead';
import { expect, test } from 'vitest';
import {
  carriedLine,
  emptyRequest,
  formProgress,
  industryInLink,
  joinCarried,
  messageText,
  readCarried,
  tankCountChoice,
  withCarried,
} from './request.ts';

const lines = {
  topics: { demo: 'Saya ingin demo.' },
  packages: { premium: 'Paket premium.' },
  results: { roi: { line: 'Hasil {bulan} bulan.' } },
  examples: { named: 'Contoh: {daftar}.', more: 'dan {jumlah} lainnya', counted: '{jumlah} contoh.' },
};

test.each([
  ['?topik=demo', ['Saya ingin demo.']],
  ['?paket=premium', ['Paket premium.']],
  ['?paket=premium&topik=demo', ['Paket premium.']],
  ['?paket=unknown&topik=demo', ['Saya ingin demo.']],
  ['?topik=<script>', []],
  ['?topik=__proto__', []],
  ['?topik=toString', []],
  ['#alat=roi&bulan=14', ['Hasil 14 bulan.']],
  ['?topik=demo#alat=roi&bulan=14', ['Saya ingin demo.', 'Hasil 14 bulan.']],
  ['#alat=roi&bulan=14&contoh=3', ['Hasil 14 bulan. 3 contoh.']],
  ['#alat=roi&bulan=14&contoh=<b>', ['Hasil 14 bulan.']],
  ['#kontak', []],
  ['', []],
])('turns %s into %j', (address, expected) => {
  const parts = readCarried(new URL(address, 'https://x.example'), lines);
  expect(parts.map((part) => carriedLine(part, lines))).toEqual(expected);
});

test('every industry page preselects an industry of the form, and a link can set no other value', () => {
  const folder = new URL('../../content/industries', import.meta.url);
  const ids = readdirSync(folder).map((file) => file.replace('.yaml', ''));
  const values = leadFields.industry.values as readonly string[];
  for (const id of ids) expect(values, id).toContain(industryInLink(`?industri=${id}`));
  for (const search of ['', '?industri=toString', '?industri=chemical']) expect(industryInLink(search)).toBeUndefined();
});

test.each([
  [1, '1-5'],
  [5, '1-5'],
  [6, '6-20'],
  [21, '21-50'],
  [50, '21-50'],
  [51, '50+'],
])('%d tanks are the choice %s', (tanks, choice) => {
  expect(tankCountChoice(tanks)).toBe(choice);
});

test('keeps results of several tools; the newest per tool, and the newest wish', () => {
  const before = ['topik=demo', 'alat=roi&bulan=14', 'alat=susut&hari=30'];
  expect(joinCarried(before, ['alat=roi&bulan=9'])).toEqual(['topik=demo', 'alat=susut&hari=30', 'alat=roi&bulan=9']);
  expect(joinCarried(before, ['paket=premium'])).toEqual(['alat=roi&bulan=14', 'alat=susut&hari=30', 'paket=premium']);
  expect(joinCarried(before, [])).toEqual(before);
});

test('puts carried sentences before the visitor’s message', () => {
  const request = { ...emptyRequest, name: 'Siti', message: 'Solar.' };
  expect(withCarried(request, ['Hasil 14 bulan.'])).toEqual({ ...request, message: 'Hasil 14 bulan.\nSolar.' });
  expect(withCarried(emptyRequest, ['Hasil 14 bulan.']).message).toBe('Hasil 14 bulan.');
  expect(withCarried(request, [])).toEqual(request);
});

test.each([
  [{}, 0],
  [{ name: '   ' }, 0],
  [{ name: 'x' }, 0.2],
  [{ name: 'x', company: 'x' }, 0.3],
  [Object.fromEntries(consultationFields.map((field) => [field, 'x'])), 1],
])('%j has progress %d', (typed, share) => {
  expect(formProgress({ ...emptyRequest, ...typed })).toBe(share);
});

const text = {
  fields: {
    ...byField(consultationFields, (field) => ({ label: field })),
    tankCount: { label: 'Tangki', options: [{ value: '50+', label: 'Lebih dari 50' }] },
  },
};

test('writes a message with greeting and filled-in fields only', () => {
  const direct = { privacy: '', whatsapp: '', email: '', subject: '', greeting: 'Halo.' };
  expect(messageText(emptyRequest, { ...text, direct })).toBe('Halo.');
  const request = { ...emptyRequest, name: ' Siti ', company: '  ', tankCount: '50+', message: 'other' };
  expect(messageText(request, { ...text, direct })).toBe('Halo.\nname: Siti\nTangki: Lebih dari 50\nmessage: other');
});
