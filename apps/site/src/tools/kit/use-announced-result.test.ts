import { expect, test } from 'vitest';
import { announcement } from './use-announced-result.ts';

const gone = '{perihal}, tidak lagi: {hal}';
const radar = { of: 'Radar', says: ['Cocok', 'Busa diperiksa.'] };
const result = { verdict: 'Radar cocok.', details: [{ of: 'Galat', says: ['±3 mm', 'di seluruh tinggi'] }, radar] };

const news = (now: Partial<typeof result>) => announcement(result, { ...result, ...now }, gone);

test('a changed verdict is announced alone', () => {
  const details = [{ of: 'Galat', says: ['±5 mm'] }];
  expect(news({ verdict: 'Tekanan cocok.', details })).toBe('Tekanan cocok.');
});

test('with an unchanged verdict only the changed figure is announced, with its name', () => {
  expect(news({ details: [{ of: 'Galat', says: ['±5 mm', 'di seluruh tinggi'] }, radar] })).toBe('Galat: ±5 mm.');
});

test('a condition shared by two devices is announced once, and a device without other changes is not', () => {
  const details = [
    { of: 'Radar', says: [...radar.says, 'Zona 1.'] },
    { of: 'Tekanan', says: ['Zona 1.'] },
  ];
  expect(news({ details })).toBe('Radar: Zona 1.');
});

test('a condition that no longer applies is announced as such', () => {
  expect(news({ details: [{ of: 'Radar', says: ['Cocok'] }] })).toBe('Radar, tidak lagi: Busa diperiksa.');
});

test('five changed subjects are announced by the verdict', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ of: `Alat ${index}`, says: [`Galat ${index}.`] }));
  expect(news({ details: many(5) })).toBe('Radar cocok.');
  expect(news({ details: many(4) })).toBe('Alat 0: Galat 0. Alat 1: Galat 1. Alat 2: Galat 2. Alat 3: Galat 3.');
});

test('an unchanged result is not announced', () => {
  expect(news({})).toBe('');
});
