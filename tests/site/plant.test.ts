import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { documentIds } from '../../src/addresses.ts';
import { filmTag } from '../../src/plant/terminal/terminal.ts';
import { documentPath } from '../../src/routes.ts';
import { type Found, fits, tags, valuesIn } from './plant-found.ts';
import { plantValues, type Unit } from './plant-values.ts';
import { allPages, distFiles, expectNone, openPage, plain, readDist } from './site.ts';

/** Every value beside a tank tag, on pages, in API examples and in PDFs, is one of the plant's. */

const blocks = 'tr, li, p, h1, h2, h3, h4, figcaption, caption, dt, dd, button, text';

/** Texts of a page in which a tag may stand: blocks without blocks inside, and what is said for drawings. */
function textsOf(address: string): string[] {
  const { $ } = openPage(address);
  const own = $(blocks)
    .toArray()
    .filter((element) => $(element).find(blocks).length === 0 || element.name === 'tr' || element.name === 'li')
    .map((element) => withUnits($, element));
  const spoken = $('[aria-label]')
    .toArray()
    .map(({ attribs }) => attribs['aria-label'] ?? '');
  // What pictures show of a tank is the film's: its tag stands on the tank, its values on the displays.
  const pictures = $('img[alt], meta[property="og:image:alt"]')
    .toArray()
    .map(({ attribs }) => attribs['alt'] ?? attribs['content'] ?? '')
    .map((alt) => (tags.some((tag) => alt.includes(tag)) ? alt : `${filmTag} ${alt}`));
  const told = [
    ...$('meta[name="description"], meta[property="og:description"]')
      .toArray()
      .map(({ attribs }) => attribs['content'] ?? ''),
    ...$('script[type="application/ld+json"]')
      .toArray()
      .flatMap((element) => descriptionsIn(JSON.parse($(element).text()))),
  ];
  return [...own, ...spoken, ...pictures, ...told].map(plain);
}

/** Every description in structured data. */
function descriptionsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  const { description } = value as { description?: unknown };
  return [...(typeof description === 'string' ? [description] : []), ...Object.values(value).flatMap(descriptionsIn)];
}

/** The text of an element; cells of a table get the unit of their heading. */
function withUnits($: ReturnType<typeof openPage>['$'], element: Parameters<typeof $>[0]): string {
  const cells = $(element).children('th, td').toArray();
  if (cells.length === 0) return $(element).text();
  const heads = $(element)
    .closest('table')
    .find('thead th')
    .toArray()
    .map((head) => /\(([^)]+)\)/.exec($(head).text())?.[1] ?? '');
  return cells.map((cell, index) => `${plain($(cell).text())} ${heads[index] ?? ''}`).join(' | ');
}

const found: Found[] = [];

test('pages say of each tank what the plant says', () => {
  for (const address of allPages) {
    // Conditions and scenarios of other tanks do not carry tags of the plant; whatever does is compared.
    for (const text of new Set(textsOf(address))) found.push(...valuesIn(text, address));
  }
  expectNone(
    found.filter((one) => !fits(one)).map(({ where, tag }) => `${where} is not ${tag}'s`),
    'values beside a tag',
  );
  expect(found.length).toBeGreaterThan(60);
});

test('documents say of each tank what the plant says', async () => {
  const inDocuments: Found[] = [];
  for (const id of documentIds()) {
    const pdf = await getDocument({ data: new Uint8Array(readDist(documentPath(id).slice(1))), verbosity: 0 }).promise;
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      inDocuments.push(
        ...valuesIn(plain(items.map((item) => ('str' in item ? item.str : '')).join(' ')), `${id}, page ${number}`),
      );
    }
  }
  expectNone(
    inDocuments.filter((one) => !fits(one)).map(({ where, tag }) => `${where} is not ${tag}'s`),
    'documents',
  );
  found.push(...inDocuments);
});

/** Every object of a JSON value that tells of a tank. */
function tellingOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(tellingOf);
  if (value === null || typeof value !== 'object') return [];
  const own = value as Record<string, unknown>;
  return [...(typeof own['tank_id'] === 'string' ? [own] : []), ...Object.values(own).flatMap(tellingOf)];
}

const apiFields: Readonly<Record<string, Unit>> = {
  temperature: '°C',
  pressure: 'bar',
  height: 'm',
  diameter: 'm',
  capacity: 'kL',
  volume: 'kL',
  ullage: 'kL',
  water: 'mm',
  water_volume: 'kL',
  limit_low: '%',
  limit_high: '%',
  days_to_empty: 'hari',
};

test('the API document gives for each tank what the plant says', () => {
  const files = [...distFiles].filter((file) => /openapi\.json$|postman.*\.json$/.test(file));
  expect(files.length).toBeGreaterThan(0);
  const inExamples: Found[] = [];
  for (const file of files) {
    for (const one of tellingOf(JSON.parse(readDist(file).toString('utf8')))) {
      const tag = String(one['tank_id']);
      if (!plantValues.has(tag)) continue;
      // A level belongs to a moment: that of the last reading is in the plant, that of an alarm is not compared here.
      const fields: Readonly<Record<string, Unit>> =
        'raised_at' in one || 'event' in one ? {} : { ...apiFields, level: '%' };
      for (const [name, unit] of Object.entries(fields)) {
        const value = one[name];
        if (typeof value !== 'number') continue;
        const digits = String(value).split('.')[1]?.length ?? 0;
        inExamples.push({ where: `${file}: ${tag} ${name} ${value}`, tag, printed: value, digits, unit });
      }
    }
  }
  expectNone(
    inExamples.filter((one) => !fits(one)).map(({ where }) => where),
    'API examples',
  );
  expect(inExamples.length).toBeGreaterThan(8);
  found.push(...inExamples);
});

test('it has compared values on pages, in examples and in documents', () => {
  console.log(`${found.length} values beside tank tags compared with the plant`);
  expect(found.length).toBeGreaterThan(150);
});
