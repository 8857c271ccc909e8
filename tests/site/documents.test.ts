import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentIds } from '../../src/addresses.ts';
import { documentCoverPath, documentPath } from '../../src/routes.ts';
import { describePdf } from '../../src/shared/format/file-size.ts';
import { glyphCodes } from './pdf.ts';
import { brand, record } from './records.ts';
import { allPages, expectNone, openPage, plain, readDist } from './site.ts';

const largest = 1_500_000;

describe.each(documentIds())('%s', (id) => {
  const file = readDist(documentPath(id).slice(1));
  const words = record(`documents/${id}`);
  let pdf: PDFDocumentProxy;
  let texts: string[] = [];

  beforeAll(async () => {
    pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
    const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1));
    texts = await Promise.all(
      pages.map(async (page) => {
        const { items } = await (await page).getTextContent();
        return items.map((item) => ('str' in item ? item.str : '')).join(' ');
      }),
    );
  });

  test('says its title, its author, its language and the day of its words', async () => {
    const { info } = (await pdf.getMetadata()) as { info: Record<string, string> };
    expect(info['Title']).toContain(words.title.replaceAll(/\{.*?\}/g, '').trim());
    expect(info['Author']).toBe(brand.company);
    expect(info['Language']).toBe('id-ID');
    expect(info['CreationDate']).toContain(words.revised.replaceAll('-', ''));
  });

  test('shows its first page, drawn, where it is offered', async () => {
    const cover = documentCoverPath(id);
    expect(openPage('/unduhan').$(`img[src="${cover}"]`).length).toBe(1);
    const picture = sharp(readDist(cover.slice(1)));
    const { format, width = 0, height = 0 } = await picture.metadata();
    expect([format, Math.round((100 * height) / width)]).toEqual(['webp', 141]);
    const { channels } = await picture.stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(8);
  });

  test('holds at most 1.5 MB, on A4, with an outline', async () => {
    expect(file.length).toBeLessThanOrEqual(largest);
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
    expect((await pdf.getOutline()).length).toBeGreaterThan(1);
  });

  test('embeds every font and has a glyph for every character', () => {
    const raw = file.toString('latin1');
    const fonts = [...raw.matchAll(/\/BaseFont \/(\S+)/g)].map((match) => match[1] ?? '');
    expect(fonts.length).toBeGreaterThan(1);
    expectNone(
      fonts.filter((name) => !/^[A-Z]{6}\+/.test(name)),
      `${id}: fonts that are not embedded`,
    );
    expect([...glyphCodes(file)].filter((code) => code === '0000')).toEqual([]);
    expect(texts.join('')).not.toContain('\uFFFD');
  });

  test('leads to the page that says the same, which exists', async () => {
    const annotations = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getAnnotations()),
    );
    const targets = annotations.flat().flatMap(({ url }) => (typeof url === 'string' ? [url] : []));
    expect(targets).toContain(`${brand.origin}${words.page.to}`);
    const odd = targets.filter((url) => url.startsWith(brand.origin)).map((url) => new URL(url).pathname);
    expectNone(
      odd.filter((path) => !allPages.includes(path)),
      id,
    );
  });
});

test('a datasheet states every value of its sensor record', async () => {
  for (const sensor of ['ultrasonik', 'radar', 'tekanan', 'suhu', 'kualitas']) {
    const data = new Uint8Array(readDist(documentPath(`lembar-data-${sensor}`).slice(1)));
    const pdf = await getDocument({ data, verbosity: 0 }).promise;
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const text = plain(items.map((item) => ('str' in item ? item.str : '')).join(' ')).replaceAll(' ', '');
    for (const { value } of record(`sensors/${sensor}`).specifications) {
      expect(text).toContain(value.replaceAll(/\{\w+:(\w+)\}/g, '$1').replaceAll(/\s/g, ''));
    }
  }
});

test('every link to a document says type, pages and size of the very file', () => {
  const wrong: string[] = [];
  let links = 0;
  for (const address of allPages) {
    const { $ } = openPage(address);
    for (const link of $('a[href$=".pdf"]').toArray()) {
      const href = link.attribs['href'] ?? '';
      const file = readDist(href.slice(1));
      const pages = Number(/\/Type \/Pages\b[^>]*?\/Count (\d+)/.exec(file.toString('latin1'))?.[1]);
      links += 1;
      if (!plain($(link).text()).includes(plain(describePdf(pages, file.length)))) wrong.push(`${address}: ${href}`);
    }
  }
  expectNone(wrong, 'links that do not say what they download');
  expect(links).toBeGreaterThanOrEqual(documentIds().length + 6);
});
