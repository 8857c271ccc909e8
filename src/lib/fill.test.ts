import { expect, test } from 'vitest';
import { fillRecord, fillText } from './fill.ts';

const vocabulary = {
  names: { product: 'tankContoh' },
  glossary: { SLA: 'Service Level Agreement' },
  claims: { 'accuracy-hero': { figure: '99,9%', subject: 'Akurasi' } },
};

test('fills names, abbreviations and claims', () => {
  expect(fillText('{product}: {claim:accuracy-hero}, {abbr:SLA}', vocabulary)).toBe(
    'tankContoh: {ref:99,9%|/klaim#accuracy-hero|Akurasi}, {abbr:SLA|Service Level Agreement}',
  );
});

test('leaves English marks and literal braces alone', () => {
  expect(fillText('{en:real time} tanks/{{tank_id}}', vocabulary)).toBe('{en:real time} tanks/{{tank_id}}');
});

test.each(['{produk}', '{abbr:XYZ}', '{claim:none}'])('names the field and the unknown %s', (text) => {
  expect(() => fillRecord({ hero: { points: ['fine', text] } }, vocabulary)).toThrow(/^hero\.points\.1: unknown /);
});

test('keeps pictures, numbers and null untouched', () => {
  const picture = { src: '/{x}.webp', width: 1, height: 1, format: 'webp' };
  const filled = fillRecord({ picture, count: 3, landline: null, title: '{product}' }, vocabulary);
  expect(filled).toEqual({ picture, count: 3, landline: null, title: 'tankContoh' });
  expect(filled.picture).toBe(picture);
});
