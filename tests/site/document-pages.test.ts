import decodeQr from 'qr/decode.js';
import { beforeAll, describe, expect, test } from 'vitest';
import { documentIds } from '../../src/addresses.ts';
import { contentWidth, page } from '../../src/documents/theme.ts';
import { documentPath } from '../../src/routes.ts';
import { formatDay } from '../../src/shared/format/format.ts';
import { drawPages, openPdf, pagesOf, tallestBlank } from './pdf-pages.ts';
import { brand, record } from './records.ts';
import { expectNone, plain, readDist } from './site.ts';

/** Where the matter of a page stands, in points. */
const matter = { left: page.side, top: page.top, width: contentWidth, height: page.height - page.top - page.bottom };
const foot = { left: page.width / 2, top: page.height - page.foot, width: page.width / 2, height: page.foot };
/** Longer documents say on their first page what stands where. */
const shortest = 3;

/** Points of the smallest headline of an item, and of a section. */
const itemSize = 9.5;
const sectionSize = 14;
/** Points between two baselines that stand side by side. */
const beside = 9;
/** The longest lead under a headline. */
const leadLines = 2;

interface Line {
  text: string;
  size: number;
  top: number;
}

/** The lines of a page from above, each with its largest letter. */
async function linesOf(sheet: Awaited<ReturnType<typeof pagesOf>>[number]): Promise<Line[]> {
  const lines = new Map<number, Line>();
  for (const item of (await sheet.getTextContent()).items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const top = Math.round(page.height - Number(item.transform[5]));
    const line = lines.get(top) ?? { text: '', size: 0, top };
    lines.set(top, { top, text: `${line.text} ${item.str}`.trim(), size: Math.max(line.size, item.height) });
  }
  return [...lines.values()].sort((a, b) => a.top - b.top);
}

describe.each(documentIds())('%s', (id) => {
  const file = readDist(documentPath(id).slice(1));
  const words = record(`documents/${id}`);
  let lines: Line[][] = [];

  beforeAll(async () => {
    lines = await Promise.all((await pagesOf(file)).map(linesOf));
  });

  test('every page says number, revision, date and its place, and leads a camera to its page', async () => {
    const codes = (await drawPages(file, foot, 4)).map((drawn) => decodeQr(drawn));
    expect(codes).toEqual(lines.map(() => `${brand.origin}${words.page.to}`));
    const texts = lines.map((list) => plain(list.map(({ text }) => text).join(' ')));
    const fields = [words.code, `${words.revision}`, plain(formatDay(words.revised))];
    const short = texts.flatMap((text, index) =>
      [...fields, `${index + 1} / ${texts.length}`].filter((field) => !text.includes(field)),
    );
    expectNone(short, id);
  });

  test('no page leaves more than a third of its height empty at one place', async () => {
    const blank = (await drawPages(file, matter, 0.5)).map(tallestBlank);
    expectNone(
      blank.flatMap((share, index) => (share > 1 / 3 ? [`page ${index + 1}: ${Math.round(share * 100)} %`] : [])),
      id,
    );
  });

  test('what goes on over a page stands under its heading again', () => {
    const orphans = lines.slice(1).flatMap((list, index) => {
      const [first, ...more] = list.filter(({ top }) => top > page.top);
      const before = lines[index] ?? [];
      if (!first || before.some(({ text }) => text === first.text)) return [];
      // The label of a section stands beside its headline, a little higher.
      if ([first, ...more].some(({ size, top }) => size > itemSize && top < first.top + beside)) return [];
      return [`page ${index + 2} begins with “${first.text}”`];
    });
    expectNone(orphans, id);
  });

  test('no heading of a table stands at the foot of a page, to be said again on the next', () => {
    const lost = lines.slice(1).flatMap((list, index) => {
      const first = list.find(({ top }) => top > page.top)?.text;
      const last = lines[index]?.findLast(({ top }) => top < page.height - page.bottom)?.text;
      return first === last ? [`page ${index + 1} ends with “${last}”`] : [];
    });
    expectNone(lost, id);
  });

  test('no headline stands at the foot of a page without its matter', () => {
    const lost = lines.slice(1).flatMap((list, index) => {
      const inside = list.filter(({ top }) => top < page.height - page.bottom);
      const headline = inside.findLastIndex(({ size }) => size > sectionSize);
      return headline < 0 || inside.length - headline > leadLines + 1
        ? []
        : [`page ${index + 2}: ${inside[headline]?.text}`];
    });
    expectNone(lost, id);
  });

  test('a long document lists its sections with the pages on which they begin', async () => {
    const pdf = await openPdf(file);
    if (pdf.numPages <= shortest) return;
    const cover = await pdf.getPage(1);
    const links = (await cover.getAnnotations()).filter(({ dest }) => typeof dest === 'string');
    const outline = await pdf.getOutline();
    expect(links).toHaveLength(outline.length - 1);
    for (const { dest, rect } of links) {
      const [target] = (await pdf.getDestination(dest)) ?? [];
      const number = (await pdf.getPageIndex(target)) + 1;
      const row = (await cover.getTextContent()).items.filter(
        (item) =>
          'str' in item &&
          item.transform[5] > rect[1] &&
          item.transform[5] < rect[3] &&
          item.transform[4] > rect[0] &&
          item.transform[4] < rect[2],
      );
      expect(row.at(-1), dest).toMatchObject({ str: `${number}` });
    }
  });
});
