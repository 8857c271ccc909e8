import { expect, test } from 'vitest';
import { newsOf } from './use-heard.ts';

const gone = '{perihal}, tidak lagi: {hal}';
const radar = { of: 'Radar', says: ['Cocok', 'Busa diperiksa.'] };
const result = { verdict: 'Radar cocok.', details: [{ of: 'Galat', says: ['±3 mm', 'di seluruh tinggi'] }, radar] };

const news = (now: Partial<typeof result>) => newsOf(result, { ...result, ...now }, gone);

test('a verdict that changes is spoken alone', () => {
  const details = [{ of: 'Galat', says: ['±5 mm'] }];
  expect(news({ verdict: 'Tekanan cocok.', details })).toBe('Tekanan cocok.');
});

test('with the same verdict only the figure that changed is spoken, with its name', () => {
  expect(news({ details: [{ of: 'Galat', says: ['±5 mm', 'di seluruh tinggi'] }, radar] })).toBe('Galat: ±5 mm.');
});

test('a condition that two devices share is spoken once, and a device with no other news not at all', () => {
  const details = [
    { of: 'Radar', says: [...radar.says, 'Zona 1.'] },
    { of: 'Tekanan', says: ['Zona 1.'] },
  ];
  expect(news({ details })).toBe('Radar: Zona 1.');
});

test('a condition that holds no more is spoken as gone', () => {
  expect(news({ details: [{ of: 'Radar', says: ['Cocok'] }] })).toBe('Radar, tidak lagi: Busa diperiksa.');
});

test('nothing is spoken where nothing changed', () => {
  expect(news({})).toBe('');
});
