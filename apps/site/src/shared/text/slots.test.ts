import { expect, test } from 'vitest';
import { words } from './fixture.ts';
import { fillSlots } from './slots.ts';

test('fills a plain string', () => {
  expect(fillSlots('kembali dalam {bulan}', { bulan: '17 bulan' })).toBe('kembali dalam 17 bulan');
  expect(fillSlots('tanpa isi', {})).toBe('tanpa isi');
});

test('fills a marked text and keeps its marks', () => {
  expect(fillSlots(words('{claim:accuracy} dan {{bulan}}'), { bulan: '17' })).toEqual({
    plain: '99,9% dan 17',
    parts: [{ kind: 'ref', text: '99,9%', href: '/klaim#accuracy', subject: 'akurasi' }, ' dan 17'],
  });
});

test.each(['{volume}', '{toString}', '{__proto__}'])('reports the slot without value in %s', (text) => {
  expect(() => fillSlots(text, { level: '3' })).toThrow(/nothing for \{\w+\}/);
});
