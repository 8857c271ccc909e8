import { expect, test } from 'vitest';
import { documentNumber } from './document-number.ts';

test('numbers a sheet by the FNV-1a hash of its link', () => {
  // Test vectors of the reference implementation: fnv1a32('') and fnv1a32('foobar').
  expect(documentNumber('')).toBe('BT-811C-9DC5');
  expect(documentNumber('#foobar')).toBe('BT-BF9C-F968');
});
