import { expect, test } from 'vitest';
import { documentNumber } from './document-number.ts';

test('numbers a sheet by its tool and the FNV-1a hash of its link', () => {
  // Test vectors of the reference implementation: fnv1a32('') and fnv1a32('foobar').
  expect(documentNumber('berkas-tangki', '')).toBe('BT-811C-9DC5');
  expect(documentNumber('analisis-susut', '#foobar')).toBe('AS-BF9C-F968');
});
