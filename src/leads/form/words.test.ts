import { expect, test } from 'vitest';
import { emptyRequest } from './request.ts';
import { copyOf, messageOf, timeOf, wordsFor } from './words.ts';

const words = (text: string) => ({ title: 'Belum diterima.', text });
const failures = {
  unavailable: words('Nanti.'),
  lost: words('Hilang.'),
  tooMany: words('Tunggu {minutes} menit, sampai {until}.'),
  refused: words('Ditolak.'),
};

test('names every failure, and how long to wait', () => {
  const until = new Date('2026-11-21T03:01:30Z');
  expect(wordsFor({ kind: 'tooMany', seconds: 90, until }, failures)?.text).toBe(
    'Tunggu 2 menit, sampai 10.01\u00a0WIB.',
  );
  expect(wordsFor({ kind: 'lost' }, failures)?.text).toBe('Hilang.');
  expect(wordsFor({ kind: 'refused' }, failures)?.text).toBe('Ditolak.');
  expect(wordsFor({ kind: 'refused', detail: 'Pendekkan.' }, failures)?.text).toBe('Pendekkan.');
  expect(wordsFor({ kind: 'fields', problems: {} }, failures)).toBeUndefined();
});

test('a time in WIB whose clock stays on one line', () => {
  expect(timeOf('2026-11-23T05:00:00Z')).toBe('Senin, 23 November 2026 pukul\u00a012.00\u00a0WIB');
});

const field = (label: string) => ({ label });
const text = {
  fields: {
    name: field('Nama'),
    email: field('Email'),
    phone: field('Telepon'),
    company: field('Perusahaan'),
    industry: field('Industri'),
    tankCount: field('Tangki'),
    message: field('Pesan'),
  },
  industries: [{ value: 'other' as const, label: 'Lainnya' }],
  tankCounts: [{ value: '50+' as const, label: 'Lebih dari 50' }],
};

test('the copy holds what was filled in, choices as they were read, words as they were typed', () => {
  const request = {
    ...emptyRequest,
    name: 'other',
    company: '  ',
    industry: 'other',
    tankCount: '50+',
    message: ' a\nb ',
  };
  expect(copyOf(request, text)).toEqual([
    { label: 'Nama', value: 'other' },
    { label: 'Industri', value: 'Lainnya' },
    { label: 'Tangki', value: 'Lebih dari 50' },
    { label: 'Pesan', value: 'a\nb' },
  ]);
});

test('a message greets and holds what was filled in, and only that', () => {
  const direct = { line: '', whatsapp: '', email: '', subject: '', greeting: 'Halo.' };
  expect(messageOf(emptyRequest, { ...text, direct })).toBe('Halo.');
  const request = { ...emptyRequest, name: ' Siti ', tankCount: '50+' };
  expect(messageOf(request, { ...text, direct })).toBe('Halo.\nNama: Siti\nTangki: Lebih dari 50');
});
