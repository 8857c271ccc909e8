import { describe, expect, test } from 'vitest';
import { href, linkSchema, plain } from './schema.ts';

test('a name without marks is a plain string, and refuses a mark', () => {
  expect(plain.parse(' TK-204 ')).toBe('TK-204');
  expect(plain.safeParse('{product}').success).toBe(false);
});

test('an unknown name is told with its field', () => {
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

  test('that is unknown is named in the message', () => {
    const { error } = linkSchema.safeParse({ label: 'Fitur', to: '/fitru' });
    expect(error?.issues).toMatchObject([{ path: ['to'], message: expect.stringContaining('/fitru') }]);
  });
});
