import { expect, test } from 'vitest';
import { signSentence } from './sign-words.ts';

const words = {
  roles: {
    dotThousands: 'dot={value}:thousands',
    dotDecimal: 'dot={value}:decimals',
    commaThousands: 'comma={value}:thousands',
    commaDecimal: 'comma={value}:decimals',
    converted: 'taken={value}',
  },
  other: { decimals: 'write {other}', thousands: 'write {bare} for {other}' },
};

test('names the value that was read and how to write the other one', () => {
  expect(signSentence(words, { role: 'dotThousands', value: 2438, other: 2.438 })).toBe(
    'dot=2.438:thousands write 2,438',
  );
  expect(signSentence(words, { role: 'dotDecimal', value: 2.438, other: 2438 })).toBe(
    'dot=2,438:decimals write 2438 for 2.438',
  );
  expect(signSentence(words, { role: 'converted', value: 500, unit: 'mm' })).toBe('taken=500\u00a0mm');
  expect(signSentence(words, { role: 'converted', value: 40_000, unit: 'Rp/jam' })).toBe('taken=Rp\u00a040.000');
  expect(signSentence(words, { role: 'commaThousands', value: 1234.5 })).toBe('comma=1.234,5:thousands');
});
