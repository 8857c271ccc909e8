import { expect, test } from 'vitest';
import { longTitles } from './long-titles.ts';

const vocabulary = { names: { product: 'PemantauTangkiNusantara1' }, glossary: {}, claims: {} };
const of = (title: string) => longTitles([{ file: 'pages/x.yaml', data: { seo: { title } } }], vocabulary);

test.each([
  ['Kisah sukses: enam contoh skenario | {product}', 61, 'Kisah sukses: enam contoh skenario'],
  ['{product}: pemantauan tangki industri dengan IoT dan AI', 70, 'Pemantauan tangki industri dengan IoT dan AI'],
  ['Tentang kami semua: perusahaan yang ada di balik {product}', 73, 'Tentang kami semua'],
])('“%s” has %i letters, and fits as “%s”', (title, count, shorter) => {
  expect(of(title)).toEqual([{ file: 'pages/x.yaml', title, count, shorter }]);
});

test('what fits is not named', () => {
  expect(of('Kebijakan Privasi | {product}')).toEqual([]);
});
