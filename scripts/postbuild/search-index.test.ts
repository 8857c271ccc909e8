import { expect, test } from 'vitest';
import { searchIndex } from './search-index.ts';

const atlas = '<nav id="jelajah"><details><summary>Produk</summary><a href="/a">Satu</a></details></nav>';
const page = (main: string, head = '') => `<html><head>${head}</head><body>${atlas}<main>${main}</main></body></html>`;

test('a page is found by the name that the atlas gives it, and by its headline and description', () => {
  const html = page('<h1>Kepala <b>surat</b></h1>', '<meta name="description" content="Isi ringkas">');
  expect(searchIndex(new Map([['/a', html]]))).toEqual([
    { url: '/a', title: 'Satu', page: '', group: 'Produk', words: 'Kepala surat Isi ringkas' },
  ]);
});

test('a headline is found where its section has an address, otherwise with its page', () => {
  const html = page('<h1>K</h1><section id="x"><h2>Dua</h2><h3>Tiga</h3></section><h2>Empat</h2>');
  const [first, second, ...rest] = searchIndex(new Map([['/a', html]]));
  expect(first?.words).toBe('K  Tiga Empat');
  expect(second).toMatchObject({ url: '/a#x', title: 'Dua', page: 'Satu' });
  expect(rest).toEqual([]);
});

test('a term is found with its meaning', () => {
  const html = page('<h1>K</h1><dl><div id="istilah-sla"><dt>SLA</dt><dd>janji layanan</dd></div></dl>');
  expect(searchIndex(new Map([['/a', html]]))[1]).toMatchObject({
    url: '/a#istilah-sla',
    title: 'SLA',
    words: 'janji layanan',
  });
});

test('what search engines may not list is found here only where the atlas leads to it', () => {
  const html = page('<h1>K</h1>', '<meta name="robots" content="noindex">');
  const found = searchIndex(
    new Map([
      ['/a', html],
      ['/b', html],
    ]),
  );
  expect(found.map(({ url }) => url)).toEqual(['/a']);
});

test('words for screen readers only are no part of a title', () => {
  const html = page('<h1>K</h1><section id="x"><h2>Dua<span class="visually-hidden"> lain</span></h2></section>');
  expect(searchIndex(new Map([['/a', html]]))[1]?.title).toBe('Dua');
});
