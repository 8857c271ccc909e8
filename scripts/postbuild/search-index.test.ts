import { expect, test } from 'vitest';
import { words as text } from '../../apps/site/src/shared/text/fixture.ts';
import { parsePage } from './html.ts';
import { apiNames, searchData, searchIndex } from './search-index.ts';

const atlas = '<nav id="jelajah"><details><summary>Produk</summary><a href="/a">Satu</a></details></nav>';
const page = (main: string, head = '') =>
  parsePage(`<html><head>${head}</head><body>${atlas}<main>${main}</main></body></html>`);

test('finds a page by its atlas name, headline and description', () => {
  const html = page('<h1>Kepala <b>surat</b></h1>', '<meta name="description" content="Isi ringkas">');
  expect(searchIndex(new Map([['/a', html]]))).toEqual([
    { url: '/a', title: 'Satu', page: '', group: 'Produk', words: 'Kepala surat Isi ringkas', text: 'Kepala surat' },
  ]);
});

test.each([
  [
    'a headline of a section with an id by itself, any other with its page',
    '<section id="x"><h2>Dua</h2><h3>Tiga</h3></section><h2>Empat</h2>',
    [{ words: 'K  Tiga Empat' }, { url: '/a#x', title: 'Dua', page: 'Satu' }],
  ],
  [
    'a term with its meaning',
    '<dl><div id="istilah-sla"><dt>SLA</dt><dd>janji layanan</dd></div></dl>',
    [{}, { url: '/a#istilah-sla', title: 'SLA', text: 'SLA janji layanan' }],
  ],
  [
    'no texts for screen readers only',
    '<section id="x"><h2>Dua<span class="visually-hidden"> lain</span></h2></section>',
    [{}, { title: 'Dua' }],
  ],
  [
    'a question with its answer, linking to its section',
    '<section id="x"><h2>Dua</h2><details><summary>Apa?</summary><p>Ini.</p></details></section>',
    [{}, {}, { url: '/a#x', title: 'Apa?', text: 'Apa? Ini.' }],
  ],
  [
    'a section by its text without that of nested entries, and the page by all of its text',
    '<section id="x"><h2>Dua</h2><table><tr><td>4–20 mA</td><td>PTFE</td></tr></table><template>x</template><p hidden>y</p><div id="z"><h3>Tiga</h3>Empat</div></section>',
    [
      { text: 'K Dua 4–20 mA PTFE Tiga Empat' },
      { url: '/a#x', text: 'Dua 4–20 mA PTFE' },
      { url: '/a#z', text: 'Tiga Empat' },
    ],
  ],
])('finds %s', (_, main, found) => {
  expect(searchIndex(new Map([['/a', page(`<h1>K</h1>${main}`)]]))).toMatchObject(found);
});

test('lists the picker’s substances; each opens the picker with it', () => {
  const pages = new Map([['/pemilih-sensor', page('<h1>Pemilih</h1>')]]);
  const { media } = searchData(pages, { spellings: [], terms: [], nothing: [] });
  expect(media).toContainEqual(
    expect.objectContaining({ url: '/pemilih-sensor#isi=kimia&medium=h2so4-98', page: 'Pemilih', strength: [98, 98] }),
  );
});

test('leaves out noindex pages unless the atlas links to them', () => {
  const html = page('<h1>K</h1>', '<meta name="robots" content="noindex">');
  expect(searchIndex(new Map(['/a', '/b'].map((url) => [url, html]))).map(({ url }) => url)).toEqual(['/a']);
});

test('gives a pinned answer the name of its page, and a contact its number', () => {
  const pages = new Map([['/fitur', page('<h1>K</h1><section id="x"><h2>Dua</h2></section>')]]);
  const answers = [{ label: text('Dua'), to: '/fitur?a=b#x' }];
  const data = searchData(pages, {
    spellings: [],
    terms: [{ words: ['dua'], answers }],
    nothing: [{ label: text('Telepon'), contact: 'phone' }],
  });
  expect(data.terms).toEqual([
    { words: ['dua'], means: [], answers: [{ url: '/fitur?a=b#x', title: 'Dua', page: 'K' }] },
  ]);
  expect(data.nothing[0]?.url).toMatch(/^tel:\+62\d+$/);
});

test('refuses an answer that leads to a missing section, naming file and field', () => {
  const pages = new Map([['/fitur', page('<h1>K</h1>')]]);
  const terms = [{ words: ['dua'], answers: [{ label: text('Dua'), to: '/fitur#tidak-ada' }] }];
  expect(() => searchData(pages, { spellings: [], terms, nothing: [] })).toThrow(
    /site\/search-terms\.yaml\nterms\.0\.answers\.0\.to: .*#tidak-ada/,
  );
});

test('lists what a row or a section of the API reference defines, answers first', () => {
  const row = (id: string, name: string) => `<tr id="${id}"><th>${name}</th><td><code>lain</code></td></tr>`;
  const table = (...rows: string[]) => `<table>${rows.join('')}</table>`;
  const html = page(
    `<section id="get-tank"><h2>Satu tangki</h2><code>getTank</code>${table(row('get-tank--tank_id', '<code>tank_id</code>'))}
    </section><section id="langsung"><h2>Langsung</h2>${table(row('langsung--1013', '1013'))}</section>
    <section id="objek-tank"><h2>Tank</h2>${table(row('objek-tank--tank_id', '<code>tank_id</code> string'))}</section>`,
  );
  const address = '/api-integration/dokumentasi/tangki';
  const place = (id: string, title: string, page: string) => ({ url: `${address}#${id}`, title, page });
  expect(
    apiNames(
      new Map([
        ['/lain', html],
        [address, html],
      ]),
    ),
  ).toEqual({
    gettank: [place('get-tank', 'getTank', 'Satu tangki')],
    1013: [place('langsung--1013', '1013', 'Langsung')],
    tank_id: [place('objek-tank--tank_id', 'tank_id', 'Tank'), place('get-tank--tank_id', 'tank_id', 'Satu tangki')],
  });
});
