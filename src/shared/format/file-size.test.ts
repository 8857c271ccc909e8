import { expect, test } from 'vitest';
import { describePdf, formatSize } from './file-size.ts';

test('sizes are thousands of bytes, from a million on millions', () => {
  expect(formatSize(412_300)).toBe('412\u00a0kB');
  expect(formatSize(999_499)).toBe('999\u00a0kB');
  expect(formatSize(999_500)).toBe('1,0\u00a0MB');
  expect(formatSize(1_240_000)).toBe('1,2\u00a0MB');
});

test('a document is described by type, pages and size', () => {
  expect(describePdf(6, 344_466)).toBe('PDF, 6\u00a0halaman, 344\u00a0kB');
});
