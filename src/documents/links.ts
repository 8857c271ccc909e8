import { basename } from 'node:path';
import { isDocument } from '../addresses.ts';
import { documentCoverPath, documentPath } from '../routes.ts';
import { describePdf } from '../shared/format/file-size.ts';
import { digitalDocument } from '../shared/head/structured-offers.ts';
import { getBrand } from '../shared/records/site-records.ts';
import { getDocumentFile, getDocuments } from './records.tsx';

/** What a link to a document says about its file, e.g. `PDF, 6 halaman, 412 kB`. */
async function fileLabel(id: string): Promise<string> {
  const { pdf, pages } = await getDocumentFile(id);
  return describePdf(pages, pdf.length);
}

/**
 * A record with the file described at every link that downloads a document, however deep. The pages call this, not
 * the records' own query: documents are drawn from records, so a record cannot wait for its document.
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
      const to = documentPath(document.id);
      return {
        ...document,
        to,
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
