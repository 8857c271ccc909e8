import { expect, test } from 'vitest';
import { announcement } from './use-announced-result.ts';

const noLongerText = '{perihal}, tidak lagi: {hal}';
const radar = { subject: 'Radar', sentences: ['Cocok', 'Busa diperiksa.'] };
const result = {
  verdict: 'Radar cocok.',
  details: [{ subject: 'Galat', sentences: ['±3 mm', 'di seluruh tinggi'] }, radar],
};

const news = (now: Partial<typeof result>) => announcement(result, { ...result, ...now }, noLongerText);

test('a changed verdict is announced alone', () => {
  const details = [{ subject: 'Galat', sentences: ['±5 mm'] }];
  expect(news({ verdict: 'Tekanan cocok.', details })).toBe('Tekanan cocok.');
});

test('with an unchanged verdict only the changed figure is announced, with its name', () => {
  expect(news({ details: [{ subject: 'Galat', sentences: ['±5 mm', 'di seluruh tinggi'] }, radar] })).toBe(
    'Galat: ±5 mm.',
  );
});

test('a condition shared by two devices is announced once, and a device without other changes is not', () => {
  const details = [
    { subject: 'Radar', sentences: [...radar.sentences, 'Zona 1.'] },
    { subject: 'Tekanan', sentences: ['Zona 1.'] },
  ];
  expect(news({ details })).toBe('Radar: Zona 1.');
});

test('a condition that no longer applies is announced as such', () => {
  expect(news({ details: [{ subject: 'Radar', sentences: ['Cocok'] }] })).toBe('Radar, tidak lagi: Busa diperiksa.');
});

test('five changed subjects are announced by the verdict', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ subject: `Alat ${index}`, sentences: [`Galat ${index}.`] }));
  expect(news({ details: many(5) })).toBe('Radar cocok.');
  expect(news({ details: many(4) })).toBe('Alat 0: Galat 0. Alat 1: Galat 1. Alat 2: Galat 2. Alat 3: Galat 3.');
});

test('an unchanged result is not announced', () => {
  expect(news({})).toBe('');
});
