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

test.each([
  ['Level 8,41 m', 'Level 8,41_m'],
  ['5–15 km, 4–20 mA', '5–15_km, 4–20_mA'],
  ['−40 sampai 85 °C', '−40 sampai 85_°C'],
  ['0,89 kg/L; 50 mS/cm; 10 m³', '0,89_kg/L; 50_mS/cm; 10_m³'],
  ['24, 4, atau 1 jam; 2 kali sehari', '24, 4, atau 1_jam; 2_kali sehari'],
  ['Rp 300–350 juta', 'Rp_300–350_juta'],
  ['≥ 90%, < 100 ms', '≥_90%, <_100_ms'],
  ['Senin–Sabtu, 09.00–17.00 WIB', 'Senin–Sabtu, 09.00–17.00_WIB'],
  ['{claim:trial} uji coba', '{ref:30_hari|/klaim#trial|Masa} uji coba'],
])('keeps the figures of “%s” on one line', (text, expected) => {
  const claims = { trial: { figure: '30 hari', subject: 'Masa' } };
  expect(fillText(text, { ...vocabulary, claims })).toBe(expected.replaceAll('_', '\u00a0'));
});

test.each([
  'GET /v1/tanks/{{tank_id}}/data',
  'RateLimit-Remaining: 118',
  '429 Too Many Requests',
  '12 tangki, 3 layar',
  'API 2350 tentang luap',
  '+62 800 0000 0001',
  '/konsultasi-gratis?topik=demo',
])('leaves the spaces of “%s” alone', (text) => {
  expect(fillText(text, vocabulary)).toBe(text);
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
