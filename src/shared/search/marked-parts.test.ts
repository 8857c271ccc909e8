import { expect, test } from 'vitest';
import { markedParts } from './marked-parts.ts';

const hits = (title: string, query: string) =>
  markedParts(title, query)
    .filter(({ hit }) => hit)
    .map(({ text }) => text);

test('marks words by their stem and their beginning', () => {
  expect(hits('Pengukuran level tangki', 'mengukur tang')).toEqual(['Pengukuran', 'tangki']);
  expect(hits('Radar 26 GHz', '26')).toEqual(['26']);
  expect(hits('Radar', '')).toEqual([]);
});

test('leaves every sign in its place', () => {
  const title = 'ERP, SCADA & CMMS (4–20 mA)';
  expect(
    markedParts(title, 'scada')
      .map(({ text }) => text)
      .join(''),
  ).toBe(title);
});
