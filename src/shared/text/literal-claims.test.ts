import { describe, expect, test } from 'vitest';
import { figurePattern, findClaimFaults, findLiteralClaims } from './literal-claims.ts';

const claims = [
  { id: 'accuracy-hero', figure: '99,9%', words: [] },
  { id: 'savings-hero', figure: '30%', words: ['hemat'] },
  { id: 'savings-range', figure: '30–40%', words: [] },
];

describe('figurePattern', () => {
  test.each([
    ['99,9%', 'akurasi 99.9 %.'],
    ['30–40%', 'hemat 30-40%'],
    ['1000+', 'lebih dari 1.000+ titik'],
    ['6–12 bulan', 'kembali dalam 6–12\u00a0bulan'],
    ['< 100 ms', 'tanggap <100 ms'],
    ['< 2 jam', 'kurang dari 2 jam'],
  ])('%s is found in “%s”', (figure, text) => {
    expect(figurePattern(figure).test(text)).toBe(true);
  });

  test.each([
    ['30%', 'level 20–30%'],
    ['30%', '130%'],
    ['99,9%', '99,95%'],
    ['30%', '±30%'],
  ])('%s is not found in “%s”', (figure, text) => {
    expect(figurePattern(figure).test(text)).toBe(false);
  });
});

test('names the field, the figure and the record to use', () => {
  expect(findLiteralClaims({ hero: { points: ['aman', 'akurasi 99.9%'] } }, claims)).toEqual([
    { field: 'hero.points.1', found: '99.9%', id: 'accuracy-hero' },
  ]);
  expect(findClaimFaults({ lead: 'Akurat 99,9%' }, claims)).toEqual([
    { field: 'lead', message: expect.stringMatching(/^“99,9%”.*\{claim:accuracy-hero\}/) },
  ]);
});

test('a common figure counts only beside the words of its claim', () => {
  const stat = (number: string, label: string) => findLiteralClaims({ stats: [{ number, label }] }, claims);
  expect(stat('30%', 'penghematan biaya')).toHaveLength(1);
  expect(stat('30%', 'level tangki bola')).toEqual([]);
});

test('a figure written as a claim is fine', () => {
  expect(findLiteralClaims({ lead: 'Hemat {claim:savings-range}, {ref:30%|/klaim#savings-hero}' }, claims)).toEqual([]);
});

test('the label of a link may state a figure', () => {
  expect(findLiteralClaims({ action: { label: 'Hemat 30%', to: '/fitur' } }, claims)).toEqual([]);
});
