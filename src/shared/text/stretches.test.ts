import { expect, test } from 'vitest';
import { stretchesOf } from './stretches.ts';

/** The text with its unbroken stretches in brackets. */
const shown = (text: string) =>
  stretchesOf(text)
    .map((part) => (part.unbroken ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Tangki atap tetap, diameter 10–40 m', 'Tangki atap tetap, diameter [10–40] m'],
  ['60079-10-1 tentang area', '[60079-10-1] tentang area'],
  ['0,2–15 m dan 500–10.000 L', '[0,2–15] m dan [500–10.000] L'],
  ['Senin–Sabtu, 09.00–17.00.', 'Senin–Sabtu, [09.00–17.00].'],
])('a range and a number of a standard stay in one piece: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test.each(['TK-204 dan LT-101', 'IP66/68, 24/7, −20 °C', 'pada 2027 – 12 tangki', ''])(
  'nothing else is held: %s',
  (text) => {
    expect(shown(text)).toBe(text);
  },
);
