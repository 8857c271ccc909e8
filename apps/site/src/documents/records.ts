import { getCollection } from 'astro:content';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { plainText, withoutMarks } from 'contract/marked';
import sharp from 'sharp';
import { documentIds, isDocument } from '../addresses.ts';
import { fillTerminalWords } from '../plant/terminal/words.ts';
import { documentCoverPath, documentPath, routes } from '../routes.ts';
import { cached } from '../shared/build/cache.ts';
import { describePdf } from '../shared/format/file-size.ts';
import { formatDay } from '../shared/format/format.ts';
import { absolute } from '../shared/head/head.ts';
import { digitalDocument } from '../shared/head/structured-data.ts';
import { type DatasheetQuestion, findGaps, type Instrument } from '../shared/records/hardware-schema.ts';
import {
  formerKept,
  hashStatements,
  issuedPdf,
  issueName,
  issuesOf,
  type RegisteredDocument,
} from '../shared/records/issues.ts';
import { getRecord, getRecords } from '../shared/records/records.ts';
import { getBrand, getOffices } from '../shared/records/site-records.ts';
import { tokenColour } from '../shared/styles/token-colour.ts';
import { fillSlots } from '../shared/text/slots.ts';
import type { Content } from './blocks.ts';
import { logos, qrCode } from './drawing.tsx';
import { readDatasheet } from './readers/datasheet.tsx';
import { readGuide } from './readers/guide.tsx';
import { readBrochure, readCase, readPortfolio } from './readers/industry.tsx';
import { readProducts } from './readers/products.ts';
import { readProfile } from './readers/profile.ts';
import type { DocumentRecord, Source } from './schema.ts';
import { type Compiled, compile } from './typst.ts';

const colours = [
  ...['paper', 'paper-2', 'ink', 'ink-2', 'ink-3', 'hairline', 'hairline-2'],
  ...['petrol', 'signal', 'rust', 'liquid-deep', 'liquid-wash'],
];

async function getDocuments(): Promise<(DocumentRecord & { id: string })[]> {
  const entries = await getCollection('documents');
  return entries.map(({ id, data }) => ({ ...data, id })).sort((a, b) => a.code.localeCompare(b.code));
}

/** Texts of the food safety guide. @throws when no document is one */
export async function getGuide(): Promise<Source<'guide'>['matter']> {
  for (const { matter } of await getDocuments()) if (matter.kind === 'guide') return matter;
  throw new Error('no record in apps/site/src/content/documents is a guide');
}

/** A compiled document, and whether its texts and figures are those of its last issue. */
interface DocumentFile extends Compiled {
  hash: string;
  issued: boolean;
}

const compiled = new Map<string, Promise<DocumentFile>>();

/** PDF of a document; compiled once per build, so that pages can state its actual size. */
export function getDocumentFile(id: string): Promise<DocumentFile> {
  const known = compiled.get(id) ?? layOut(id);
  compiled.set(id, known);
  return known;
}

async function layOut(id: string): Promise<DocumentFile> {
  const record = (await getDocuments()).find((document) => document.id === id);
  if (!record) throw new Error(`no document ${documentPath(id)}`);
  try {
    const { matter } = record;
    const frame = await readFrame(record);
    const read = readers[matter.kind] as (source: Source) => Promise<Content>;
    const content = fillTerminalWords(await read({ record, matter, words: frame.words }));
    const hash = hashStatements(frame.claims, { ...statedBy(frame), ...content });
    const { current } = issuesOf(id);
    const issued = current.hash === hash;
    const last = String(current.revision);
    const revision = issued ? last : fillSlots(frame.words.block.draft, { revisi: last });
    // Leads to the register, which says whether the paper in hand is the current issue.
    const place = issued ? issueName(id, current.revision) : id;
    const qr = qrCode(`${absolute(frame.brand.origin, routes.downloads)}#${place}`);
    const dated = { revision, revised: current.day, date: formatDay(current.day) };
    return { ...(await compile({ ...frame, ...content, qr, record: { ...frame.record, ...dated } })), hash, issued };
  } catch (error) {
    throw new Error(`documents/${id}.yaml: ${(error as Error).message}`, { cause: error });
  }
}

const readers: { [Kind in DocumentRecord['matter']['kind']]: (source: Source<Kind>) => Promise<Content> } = {
  profile: readProfile,
  datasheet: readDatasheet,
  products: readProducts,
  industry: readBrochure,
  guide: readGuide,
  case: readCase,
  portfolio: readPortfolio,
};

async function readFrame(record: DocumentRecord) {
  const [brand, offices, claims, labels] = await Promise.all([
    getBrand(),
    getOffices(),
    getRecords('claims'),
    getRecord('documentLabels'),
  ]);
  return {
    brand,
    offices,
    logos,
    record: { ...withoutMarks(record), to: record.page.to },
    words: withoutMarks(labels),
    colours: Object.fromEntries(colours.map((name) => [name, tokenColour(name)])),
    claims: Object.fromEntries(claims.map((claim) => [`/klaim#${claim.id}`, withoutMarks(claim)])),
  };
}

/** What the templates print of the frame. */
function statedBy({ brand, offices, record, words }: Awaited<ReturnType<typeof readFrame>>) {
  const { code, title, summary, to } = record;
  const { contact, condition, contents } = words;
  const { draft: _, ...block } = words.block;
  return {
    names: [brand.product, brand.company, brand.origin],
    offices: offices.map(({ type, address, hours, phone, email }) => [type, address, hours, phone, email]),
    record: { code, title, summary, to },
    words: { contact, condition, contents, block },
  };
}

/** Size of a cover image in pixels: twice its displayed size, A4 portrait. */
export const firstPageSize = { width: 240, height: 339 } as const;

/** First page of a document as WebP. */
export async function getFirstPage(id: string): Promise<Buffer> {
  const { svg } = await getDocumentFile(id);
  // Rendered larger and scaled down, so that thin lines and small type keep their weight.
  const first = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="678" viewBox="0 0 595.28 841.89">${svg}</svg>`;
  const encoding = { quality: 80 };
  return cached([first, firstPageSize, encoding], () =>
    sharp(Buffer.from(first)).flatten({ background: 'white' }).resize(firstPageSize).webp(encoding).toBuffer(),
  );
}

/**
 * Adds the file description to every link to a document within a value. Pages call this, not the queries: documents
 * are made from records, so a record cannot wait for its document.
 */
export async function addFileDescriptions<T>(value: T): Promise<T> {
  if (Array.isArray(value)) return (await Promise.all(value.map(addFileDescriptions))) as T;
  if (value === null || typeof value !== 'object' || 'format' in value || value instanceof Date) return value;
  const entries = await Promise.all(
    Object.entries(value).map(async ([key, item]) => [key, await addFileDescriptions(item)]),
  );
  const copy = Object.fromEntries(entries) as T & { to?: unknown; file?: string };
  if (typeof copy.to === 'string' && isDocument(copy.to)) {
    const { pdf, pages } = await getDocumentFile(basename(copy.to, '.pdf'));
    copy.file = describePdf(pages, pdf.length);
  }
  return copy;
}

const samplesOnPages: readonly DatasheetQuestion[] = [
  ...(['accuracy', 'output', 'supply', 'operatingTemperature', 'processTemperature', 'processPressure'] as const),
];

/** Sample values for a datasheet section on a page, where the instrument’s record leaves key questions open. */
export async function getSamples(id: string, specifications: Instrument['specifications']) {
  const [documents, { datasheet }] = await Promise.all([getDocuments(), getRecord('documentLabels')]);
  const { samples, questions: names } = datasheet;
  return documents.flatMap(({ matter }) => {
    if (matter.kind !== 'datasheet' || matter.instrument !== id) return [];
    const open = findGaps(matter.questions, specifications).filter((question) => samplesOnPages.includes(question));
    return open.map((question) => ({
      name: names[question],
      value: fillSlots(samples.value, { nilai: plainText(matter.questions[question] ?? '') }),
    }));
  });
}

/** Kept former issues of all documents, by the name of their file. */
export const listFormer = () =>
  documentIds().flatMap((id) =>
    issuesOf(id)
      .former.slice(0, formerKept)
      .map(({ revision }) => ({ name: issueName(id, revision), file: issuedPdf(id, revision) })),
  );

export async function getRegister() {
  const [records, brand] = await Promise.all([getDocuments(), getBrand()]);
  const documents = await Promise.all(
    records.map(async (record) => {
      const { id } = record;
      const { pdf, pages, hash, issued } = await getDocumentFile(id);
      const { current, former } = issuesOf(id);
      const bytes = pdf.length;
      const paths = { to: documentPath(id), cover: documentCoverPath(id) };
      const history = await Promise.all(
        former.map(async (issue, at) => {
          if (at >= formerKept) return issue;
          const { size } = await stat(issuedPdf(id, issue.revision));
          const to = documentPath(issueName(id, issue.revision));
          return { ...issue, to, file: describePdf(issue.pages, size) };
        }),
      );
      const file = describePdf(pages, bytes);
      return { ...record, ...paths, pages, bytes, file, hash, issued, current, history };
    }),
  );
  const nodes = documents.map((document) => digitalDocument(brand, { ...document, revised: document.current.day }));
  return { documents, nodes };
}

/** The register for programs; `npm run issue` reads from it which documents have changed since their last issue. */
export async function getRegisterData(): Promise<RegisteredDocument[]> {
  const { documents } = await getRegister();
  return documents.map(({ id, code, to, pages, bytes, hash, issued, current: { revision, day } }) => ({
    ...{ id, code, to, revision, day, issued, hash, pages, bytes },
  }));
}
