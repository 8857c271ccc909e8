import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { basename } from 'node:path';
import sharp from 'sharp';
import { isDocument } from '../addresses.ts';
import { withTerminal } from '../plant/terminal/words.ts';
import { documentCoverPath, documentPath } from '../routes.ts';
import { describePdf } from '../shared/format/file-size.ts';
import { formatDay } from '../shared/format/format.ts';
import { telHref } from '../shared/format/phone.ts';
import { absolute } from '../shared/head/head.ts';
import { digitalDocument } from '../shared/head/structured-offers.ts';
import { getBrand, getClaims, getOffices } from '../shared/records/site-records.ts';
import { tokenColour } from '../shared/styles/token-colour.ts';
import { plainText, withoutMarks } from '../shared/text/marked.ts';
import type { Content } from './blocks.ts';
import { logos, qrCode } from './drawing.tsx';
import { readDatasheet } from './readers/datasheet.tsx';
import { readGuide } from './readers/guide.tsx';
import { readBrochure, readCase, readPortfolio } from './readers/industry.tsx';
import { readProducts } from './readers/products.ts';
import { readProfile } from './readers/profile.ts';
import type { DocumentLabels, DocumentRecord } from './schema.ts';
import { type Compiled, compile } from './typst.ts';

const colours = [
  ...['paper', 'paper-2', 'ink', 'ink-2', 'ink-3', 'hairline', 'hairline-2'],
  ...['petrol', 'signal', 'rust', 'liquid-deep', 'liquid-wash'],
];

/** The documents in their order. */
export async function getDocuments(): Promise<(DocumentRecord & { id: string })[]> {
  const entries = await getCollection('documents');
  return entries.map(({ id, data }) => ({ ...data, id })).sort((a, b) => a.code.localeCompare(b.code));
}

const compiled = new Map<string, Promise<Compiled>>();

/** The finished document; each is laid out once a build, so that pages can state the size of the very file. */
export function getDocumentFile(id: string): Promise<Compiled> {
  const known = compiled.get(id) ?? layOut(id);
  compiled.set(id, known);
  return known;
}

async function layOut(id: string): Promise<Compiled> {
  const record = (await getDocuments()).find((document) => document.id === id);
  if (!record) throw new Error(`no document ${documentPath(id)}`);
  try {
    const { labels, ...frame } = await readFrame(record);
    const content = withTerminal(await readContent(record, labels));
    return await compile({ cover: null, opening: null, ...frame, ...content });
  } catch (error) {
    throw new Error(`documents/${id}.yaml: ${(error as Error).message}`, { cause: error });
  }
}

/** The matter of a document, from the records that the site's pages are made from. */
function readContent(record: DocumentRecord, labels: DocumentLabels): Promise<Content> {
  const { matter } = record;
  switch (matter.kind) {
    case 'profile':
      return readProfile(record, labels);
    case 'datasheet':
      return readDatasheet(matter, labels);
    case 'products':
      return readProducts(record, labels);
    case 'industry':
      return readBrochure(matter.industry, record, labels);
    case 'guide':
      return readGuide(record);
    case 'case':
      return readCase(matter.story, record, labels);
    case 'portfolio':
      return readPortfolio(matter.industry, matter.stories, record, labels);
    default:
      return matter satisfies never;
  }
}

/** What every document carries: title block, contact, and what the marked figures mean. */
async function readFrame(record: DocumentRecord) {
  const [brand, offices, claims, entry] = await Promise.all([
    getBrand(),
    getOffices(),
    getClaims(),
    getEntry('documentLabels', 'document-labels') as Promise<CollectionEntry<'documentLabels'>>,
  ]);
  const labels = withoutMarks(entry.data);
  const reach = (to: string) => {
    const link = absolute(brand.origin, to);
    return { link, address: link.replace('https://', '') };
  };
  const page = reach(record.page.to);
  return {
    labels,
    title: record.title.plain,
    summary: plainText(record.summary),
    keywords: record.keywords.map(plainText),
    code: record.code,
    revision: `${record.revision}`,
    date: formatDay(record.revised),
    // The day of the last change, not of the build: the same words make the same bytes.
    revised: record.revised.split('-').map(Number),
    brand: { product: brand.product, company: brand.company },
    colours: Object.fromEntries(colours.map((name) => [name, tokenColour(name)])),
    logos,
    page: { ...page, qr: qrCode(page.link) },
    block: labels.block,
    words: { contents: labels.contents, condition: labels.condition },
    claims: Object.fromEntries(
      claims.map(({ id, meaning, condition }) => [
        `/klaim#${id}`,
        { meaning: meaning.plain, condition: condition.plain, ...reach(`/klaim#${id}`) },
      ]),
    ),
    contact: {
      ...labels.contact,
      link: absolute(brand.origin, '/konsultasi-gratis'),
      offices: offices.map(({ type, address, hours, phone, email }) => ({
        name: type,
        rows: [address.street, `${address.city} ${address.postalCode}`, hours],
        links: [
          [telHref(phone), phone],
          [`mailto:${email}`, email],
        ],
      })),
    },
  };
}

/** Pixels of the picture of a first page: twice what it is shown at; A4 upright. */
export const firstPageSize = { width: 240, height: 339 } as const;

/** Picture of the first page of a document, as WebP. */
export async function getFirstPage(id: string): Promise<Buffer> {
  const { svg } = await getDocumentFile(id);
  // A window on the first of the pages under one another. Drawn larger: thin lines and small type keep their weight.
  const first = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="678" viewBox="0 0 595.28 841.89">${svg}</svg>`;
  return sharp(Buffer.from(first))
    .flatten({ background: 'white' })
    .resize(firstPageSize)
    .webp({ quality: 80 })
    .toBuffer();
}

/** What a link to a document says about its file, e.g. `PDF, 6 halaman, 412 kB`. */
async function fileLabel(id: string): Promise<string> {
  const { pdf, pages } = await getDocumentFile(id);
  return describePdf(pages, pdf.length);
}

/**
 * A record with the file described at every link that downloads a document, however deep. The pages call this, not
 * the records' own query: documents are made from records, so a record cannot wait for its document.
 */
export async function withFiles<T>(value: T): Promise<T> {
  if (Array.isArray(value)) return (await Promise.all(value.map(withFiles))) as T;
  if (value === null || typeof value !== 'object' || 'format' in value || value instanceof Date) return value;
  const entries = await Promise.all(Object.entries(value).map(async ([key, item]) => [key, await withFiles(item)]));
  const copy = Object.fromEntries(entries) as T & { to?: unknown; file?: string };
  if (typeof copy.to === 'string' && isDocument(copy.to)) {
    copy.file = await fileLabel(basename(copy.to, '.pdf'));
  }
  return copy;
}

/** Every document with its finished file, the totals of the register, and its structured data. */
export async function getRegister() {
  const [documents, brand] = await Promise.all([getDocuments(), getBrand()]);
  const entries = await Promise.all(
    documents.map(async (document) => {
      const { pdf, pages } = await getDocumentFile(document.id);
      return {
        ...document,
        to: documentPath(document.id),
        cover: documentCoverPath(document.id),
        pages,
        bytes: pdf.length,
        file: describePdf(pages, pdf.length),
      };
    }),
  );
  const sum = (of: (entry: (typeof entries)[number]) => number) => entries.reduce((total, e) => total + of(e), 0);
  return {
    documents: entries,
    totals: {
      documents: entries.length,
      pages: sum(({ pages }) => pages),
      bytes: sum(({ bytes }) => bytes),
      revised:
        entries
          .map(({ revised }) => revised)
          .sort()
          .at(-1) ?? '',
    },
    nodes: entries.map((entry) => digitalDocument(brand, entry)),
  };
}
