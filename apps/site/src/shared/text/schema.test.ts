import { describe, expect, test } from 'vitest';
import { href, linkSchema, plain } from './schema.ts';

test('rejects marks in a name', () => {
  expect(plain.safeParse('{product}').success).toBe(false);
});

test('reports an unknown name with its field', () => {
  const { error } = linkSchema.safeParse({ label: '{produk}', to: '/fitur' });
  expect(error?.issues).toMatchObject([{ path: ['label'], message: expect.stringContaining('{produk}') }]);
});

describe('an address', () => {
  test.each([
    '/fitur',
    '/konsultasi-gratis?topik=demo',
    '/klaim#roi',
    '#cara-kerja',
    'https://contoh.example/x',
    'tel:+6280000000001',
    'mailto:halo@contoh.example',
  ])('may be %s', (address) => {
    expect(href.safeParse(address).success).toBe(true);
  });

  test.each(['/fitru', '//contoh.example/fitur', 'http://contoh.example', 'javascript:alert(1)', ''])(
    'may not be “%s”',
    (address) => {
      expect(href.safeParse(address).success).toBe(false);
    },
  );
});
