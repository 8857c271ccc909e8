import { expect, test } from 'vitest';
import { parseMarks } from './parse-marks.ts';

const vocabulary = {
  names: { product: 'tankContoh' },
  glossary: { SLA: 'Service Level Agreement' },
  claims: { trial: { figure: '30 hari', subject: 'Masa' } },
};
const parse = (source: string) => parseMarks(source, vocabulary);

test('fills in names, abbreviations and claims, and keeps the order of the parts', () => {
  expect(parse('{product}: {claim:trial}, {abbr:SLA}, {en:real time} dan `GET`.')).toEqual({
    plain: 'tankContoh: 30\u00a0hari, SLA, real time dan GET.',
    parts: [
      'tankContoh: ',
      { kind: 'ref', text: '30\u00a0hari', href: '/klaim#trial', subject: 'Masa' },
      ', ',
      { kind: 'abbr', text: 'SLA', title: 'Service Level Agreement' },
      ', ',
      { kind: 'en', text: 'real time' },
      ' dan ',
      { kind: 'code', text: 'GET' },
      '.',
    ],
  });
});

test('marks listed English words wherever they occur as whole words', () => {
  const marked = parseMarks('Lead time dan {{lead}} rate limiting, sub-lead time, {en:lead time}', {
    ...vocabulary,
    english: ['rate limit', 'lead time', 'rate limiting', 'lead'],
  });
  expect(marked.parts).toEqual([
    { kind: 'en', text: 'Lead time' },
    ' dan {lead} ',
    { kind: 'en', text: 'rate limiting' },
    ', sub-lead time, ',
    { kind: 'en', text: 'lead time' },
  ]);
});

test('keeps slots in single braces, in text and in code', () => {
  expect(parse('{{bulan}} lagi').parts).toEqual(['{bulan} lagi']);
  expect(parse('`GET tanks/{{tank_id}}/data`').parts).toEqual([{ kind: 'code', text: 'GET tanks/{tank_id}/data' }]);
});

test.each([
  ['0,89 kg/L; 50 mS/cm; 10 m³', '0,89_kg/L; 50_mS/cm; 10_m³'],
  ['24, 4, atau 1 jam; 2 kali sehari', '24, 4, atau 1_jam; 2_kali sehari'],
  ['Rp 300–350 juta', 'Rp_300–350_juta'],
  ['≥ 90%, < 100 ms', '≥_90%, <_100_ms'],
  ['Senin–Sabtu, 09.00–17.00 WIB', 'Senin–Sabtu, 09.00–17.00_WIB'],
])('keeps the numbers of “%s” on one line', (text, expected) => {
  expect(parse(text).plain).toBe(expected.replaceAll('_', '\u00a0'));
});

test.each(['RateLimit-Remaining: 118', 'API 2350 tentang luap', '+62 800 0000 0001'])(
  'leaves the spaces of “%s” unchanged',
  (text) => {
    expect(parse(text).plain).toBe(text);
  },
);

test.each(['{produk}', '{abbr:XYZ}', '{claim:none}', '{toString}'])('names the unknown %s', (text) => {
  expect(() => parse(text)).toThrow(/^unknown (placeholder|abbreviation|claim) \{/);
});

test.each(['{foo:bar}', 'a } b', '{en:ada {product}}'])('rejects a brace outside a mark: %s', (text) => {
  expect(() => parse(text)).toThrow('belongs to no mark');
});
