import { expect, test } from 'vitest';
import { parseInline, plainText } from './inline.ts';

test('splits a text into plain and marked parts, in order', () => {
  expect(parseInline('Pakai {en:real time} dengan {abbr:SLA|Service Level Agreement}.')).toEqual([
    { kind: 'text', text: 'Pakai ' },
    { kind: 'en', text: 'real time' },
    { kind: 'text', text: ' dengan ' },
    { kind: 'abbr', text: 'SLA', title: 'Service Level Agreement' },
    { kind: 'text', text: '.' },
  ]);
});

test('keeps double braces as a literal', () => {
  expect(plainText('GET tanks/{{tank_id}}/data')).toBe('GET tanks/{tank_id}/data');
});

test('a figure with a footnote keeps its address', () => {
  expect(parseInline('{ref:99,9%|/klaim#akurasi|akurasi sensor}')).toEqual([
    { kind: 'ref', text: '99,9%', href: '/klaim#akurasi', subject: 'akurasi sensor' },
  ]);
});

test('a text without marks is one part, an empty text none', () => {
  expect(parseInline('Tangki')).toEqual([{ kind: 'text', text: 'Tangki' }]);
  expect(parseInline('')).toEqual([]);
});
