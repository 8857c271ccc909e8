import { expect, test } from 'vitest';
import { resultHref, resultLine } from './prepared-result.ts';

const lines = {
  'tabel-tangki': { line: 'Tangki {bentuk} {volume} L.', words: { datar: 'horizontal' } },
};
const at = (href: string) => resultLine(href.slice(href.indexOf('#')), lines);

test('a result travels behind the # and comes back as a sentence with Indonesian figures', () => {
  const href = resultHref('tabel-tangki', { bentuk: 'datar', volume: 3070.9124 });
  expect(href).toMatch(/^\/konsultasi-gratis#/);
  expect(at(href)).toBe('Tangki horizontal 3.070,91 L.');
});

test.each([
  '#alat=tabel-tangki&volume=1',
  '#alat=tabel-tangki&bentuk=Kirim+uang&volume=1',
  '#alat=tabel-tangki&bentuk=datar&volume=1e308',
  '#alat=tabel-tangki&bentuk=__proto__&volume=1',
  '#alat=lain&bentuk=datar&volume=1',
  '#alat=toString',
  '#',
])('%s prepares nothing', (fragment) => {
  expect(resultLine(fragment, lines)).toBeUndefined();
});
