import { expect, test } from 'vitest';
import { consultationFields } from '../../../contract/lead.ts';
import { emptyRequest, messageOf, preparedLine, progress } from './request.ts';

const lines = {
  topics: { demo: 'Saya ingin demo.' },
  packages: { premium: 'Paket premium.' },
  results: { roi: { line: 'Hasil {bulan} bulan.' } },
};

test.each([
  ['?topik=demo', 'Saya ingin demo.'],
  ['?paket=premium', 'Paket premium.'],
  ['?paket=premium&topik=demo', 'Paket premium.'],
  ['?paket=unknown&topik=demo', 'Saya ingin demo.'],
  ['?topik=<script>', undefined],
  ['?topik=__proto__', undefined],
  ['?topik=toString', undefined],
  ['#alat=roi&bulan=14', 'Hasil 14 bulan.'],
  ['?topik=demo#alat=roi&bulan=14', 'Saya ingin demo.'],
  ['', undefined],
])('%s prepares %s', (address, line) => {
  expect(preparedLine(new URL(address, 'https://x.example'), lines)).toBe(line);
});

test.each([
  [{}, 0],
  [{ name: '   ' }, 0],
  [{ name: 'x' }, 0.2],
  [{ name: 'x', company: 'x' }, 0.3],
  [Object.fromEntries(consultationFields.map((field) => [field, 'x'])), 1],
])('%j is filled in to %d', (typed, share) => {
  expect(progress({ ...emptyRequest, ...typed })).toBe(share);
});

const labels = ['Nama', 'Email', 'Telepon', 'Perusahaan', 'Industri', 'Tangki', 'Pesan'];
const text = {
  fields: Object.fromEntries(consultationFields.map((field, at) => [field, { label: labels[at] }])) as never,
  industries: [{ value: 'other' as const, label: 'Lainnya' }],
  tankCounts: [{ value: '50+' as const, label: 'Lebih dari 50' }],
};

test('a message greets and holds what was filled in, and only that', () => {
  const direct = { line: '', whatsapp: '', email: '', subject: '', greeting: 'Halo.' };
  expect(messageOf(emptyRequest, { ...text, direct })).toBe('Halo.');
  const request = { ...emptyRequest, name: ' Siti ', company: '  ', tankCount: '50+', message: 'other' };
  expect(messageOf(request, { ...text, direct })).toBe('Halo.\nNama: Siti\nTangki: Lebih dari 50\nPesan: other');
});
