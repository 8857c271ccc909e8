import { expect, test } from 'vitest';
import { countPages } from './pdf.ts';

test('the pages are counted by the root of the page tree', () => {
  expect(countPages(Buffer.from('1 0 obj\n<<\n/Type /Pages\n/Count 12\n/Kids [2 0 R]\n>>'))).toBe(12);
});

test('something else is no PDF', () => {
  expect(() => countPages(Buffer.from('<html>'))).toThrow('without a count');
});
