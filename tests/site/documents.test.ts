import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { documentIds } from '../../apps/site/src/addresses.ts';
import { documentPath } from '../../apps/site/src/routes.ts';
import { describePdf } from '../../apps/site/src/shared/format/file-size.ts';
import { formatDay } from '../../apps/site/src/shared/format/format.ts';
import { sensorSchema } from '../../apps/site/src/shared/records/hardware-schema.ts';
import {
  issuedPdf,
  issueName,
  type RegisteredDocument,
  readIssues,
} from '../../apps/site/src/shared/records/issues.ts';
import { draftFinding } from '../../scripts/issue.ts';
import { readRecord as record } from '../records.ts';
import { allPages, expectNone, openDocument, openPage, plain, readDist } from './site.ts';

interface Node {
  role: string;
  alt?: string;
  children?: (Node | { type: string; id: string })[];
}

const listElements = (node: Node): Node[] => [
  node,
  ...(node.children ?? []).flatMap((child) => ('role' in child ? listElements(child) : [])),
];

/** A document with all elements of its structure trees. */
async function read(id: string) {
  const document = await openDocument(id);
  const trees = await Promise.all(document.pages.map((page) => page.getStructTree()));
  return { id, ...document, elements: trees.flatMap((tree) => listElements(tree as Node)) };
}

const register: RegisteredDocument[] = JSON.parse(readDist('daftar-dokumen.json').toString('utf8'));
const registered = (id: string) => register.find((document) => document.id === id) ?? expect.unreachable(id);

const brand: { origin: string; company: string } = record('site/brand');
const documents = await Promise.all(documentIds().map(read));

const withoutSpaces = (text: string) => plain(text).replaceAll(' ', '');

describe.each(documents)('$id', ({ id, file, pdf, pages, texts, elements }) => {
  const words = record(`documents/${id}`);

  test('declares PDF/UA-1, title, author, language and revision date; is at most 1.5 MB of A4', async () => {
    const { info, metadata } = (await pdf.getMetadata()) as unknown as {
      info: Record<string, string>;
      metadata: { getRaw(): string };
    };
    expect(metadata.getRaw()).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(info).toMatchObject({ Author: brand.company, Language: 'id-ID' });
    expect(info['Title']).toContain(words.title.replaceAll(/\{.*?\}/g, '').trim());
    expect(info['CreationDate']).toContain(registered(id).day.replaceAll('-', ''));
    expect(pages[0]?.view.map(Math.round)).toEqual([0, 0, 595, 842]);
    expect(file.length).toBeLessThanOrEqual(1_500_000);
  });

  test('is tagged: one title, headings in the outline, header cells, alternative texts of figures', async () => {
    const count = (role: string) => elements.filter((element) => element.role === role).length;
    expect(count('H1')).toBe(1);
    const [title, ...others] = await pdf.getOutline();
    expect(others).toEqual([]);
    expect(title?.items).toHaveLength(count('H2'));
    const tables = elements.filter(({ role }) => role === 'Table').map(listElements);
    expect(tables.filter((parts) => !parts.some(({ role }) => role === 'TH'))).toEqual([]);
    const figures = elements.filter(({ role }) => role === 'Figure');
    expect(figures.length).toBeGreaterThan(0);
    expect(figures.filter(({ alt = '' }) => alt.length < 4 || alt.includes('{'))).toEqual([]);
  });

  test('shows number, revision, date and page number on every page', () => {
    const fields = [words.code, `${registered(id).revision}`, plain(formatDay(registered(id).day))];
    const short = texts.flatMap((text, index) =>
      [...fields, `${index + 1} / ${texts.length}`].filter((field) => !text.includes(field)),
    );
    expectNone(short, id);
  });

  test('links to its page, to existing pages only, and from its contents to its sections', async () => {
    const [first = [], ...others] = await Promise.all(pages.map((page) => page.getAnnotations()));
    const targets = [first, ...others].flat().flatMap(({ url }) => (typeof url === 'string' ? [url] : []));
    expect(targets).toContain(`${brand.origin}${words.page.to}`);
    const paths = targets.filter((url) => url.startsWith(brand.origin)).map((url) => new URL(url).pathname);
    expect(paths.filter((path) => !allPages.includes(path))).toEqual([]);
    const sections = elements.filter(({ role }) => role === 'H2').length;
    if (words.matter.kind !== 'datasheet') expect(first.filter(({ dest }) => dest)).toHaveLength(sections);
  });
});

const sensors = ['ultrasonik', 'radar', 'tekanan', 'suhu', 'kualitas'];
const petrochemical = record('industries/petrokimia');

const sayings: [id: string, said: string[]][] = [
  ...sensors.map((id): [string, string[]] => [
    `lembar-data-${id}`,
    [
      ...sensorSchema(() => z.any())
        .parse(record(`sensors/${id}`))
        .specifications.map(({ value }) => value.plain),
      // Samples for open questions are below a headline of their own.
      record('site/document-labels').datasheet.samples.title,
      ...Object.values<string>(record(`documents/lembar-data-${id}`).matter.questions),
    ],
  ]),
  ['brosur-petrokimia', [...petrochemical.rules, ...petrochemical.figures].map(({ title, number }) => title ?? number)],
  [
    'panduan-keamanan-pangan',
    record('documents/panduan-keamanan-pangan').matter.chapters.map(({ title }: { title: string }) => title),
  ],
];

test.each(sayings)('%s contains the texts of its records', (id, texts) => {
  const text = withoutSpaces(documents.find((document) => document.id === id)?.texts.join(' ') ?? '');
  expect(
    texts
      .map((words) => withoutSpaces(words.replaceAll(/\{\w+:(\w+)\}/g, '$1')))
      .filter((words) => !text.includes(words)),
  ).toEqual([]);
});

test('every document is issued', () => {
  expectNone(register.filter(({ issued }) => !issued).map(draftFinding), 'documents that have changed');
});

test('the register names each issue, and serves the kept former ones as they were issued', () => {
  const { $ } = openPage('/unduhan');
  for (const [id, issues] of Object.entries(readIssues())) {
    for (const [at, { revision, change }] of issues.entries()) {
      const place = $(`[id="${issueName(id, revision)}"]`);
      expect(plain(place.text()), id).toContain(change);
      const former = place.find('a').attr('href');
      expect(former, `${id} ${revision}`).toBe(
        at === 1 || at === 2 ? documentPath(issueName(id, revision)) : undefined,
      );
      if (former) expect(readDist(former.slice(1))).toEqual(readFileSync(issuedPdf(id, revision)));
    }
  }
});

test('every link to a document shows its type, pages and actual size', () => {
  const former = Object.entries(readIssues()).flatMap(([id, [, ...issues]]) =>
    issues.slice(0, 2).map(({ revision, pages }): [string, string] => {
      const path = documentPath(issueName(id, revision));
      return [path, plain(describePdf(pages, readDist(path.slice(1)).length))];
    }),
  );
  const labels = new Map([
    ...documents.map(
      ({ id, file, pages }) => [documentPath(id), plain(describePdf(pages.length, file.length))] as const,
    ),
    ...former,
  ]);
  const links = allPages.flatMap((address) => {
    const { $ } = openPage(address);
    return $('a[href$=".pdf"]')
      .toArray()
      .map((link) => ({ address, href: link.attribs['href'] ?? '', text: plain($(link).text()) }));
  });
  expect(links.length).toBeGreaterThanOrEqual(documents.length + 6);
  expectNone(
    links.flatMap(({ address, href, text }) => (text.includes(labels.get(href) ?? '?') ? [] : [`${address}: ${href}`])),
    'links that do not say what they download',
  );
});

test('a datasheet on a page shows samples for questions that the record leaves open', () => {
  const cells = openPage('/tankdevice')
    .$('#radar td')
    .toArray()
    .map((cell) => plain(openPage('/tankdevice').$(cell).text()));
  const { questions } = record('documents/lembar-data-radar').matter;
  for (const question of ['accuracy', 'output', 'supply', 'processTemperature', 'processPressure'])
    expect(cells).toContain(plain(`${questions[question]} (contoh)`));
});
