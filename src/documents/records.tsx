import { getCollection } from 'astro:content';
import { Document, renderToBuffer } from '@react-pdf/renderer';
import { documentPath } from '../routes.ts';
import { kept } from '../shared/build/kept.ts';
import { ownCode } from '../shared/build/own-code.ts';
import { getBrand } from '../shared/records/site-records.ts';
import { plainText } from '../shared/text/marked.ts';
import { registerFonts } from './fonts.ts';
import { drawMatter } from './matter/matter.tsx';
import { Places } from './parts/places.ts';
import { Origin } from './parts/Words.tsx';
import { countPages } from './pdf.ts';
import type { DocumentRecord } from './schema.ts';

export type DocumentEntry = DocumentRecord & { id: string };

/** The documents in their order. */
export async function getDocuments(): Promise<DocumentEntry[]> {
  const entries = await getCollection('documents');
  return entries.map(({ id, data }) => ({ ...data, id })).sort((a, b) => a.code.localeCompare(b.code));
}

/** What a link to a document says about it. */
export interface DocumentFile {
  pdf: Buffer;
  pages: number;
}

const code = ownCode();
const drawn = new Map<string, Promise<DocumentFile>>();

/** The finished document; each is drawn once a build, so that pages can state the size of the very file. */
export function getDocumentFile(id: string): Promise<DocumentFile> {
  const known = drawn.get(id) ?? drawDocument(id);
  drawn.set(id, known);
  return known;
}

async function drawDocument(id: string): Promise<DocumentFile> {
  const [documents, brand] = await Promise.all([getDocuments(), getBrand()]);
  const record = documents.find((document) => document.id === id);
  if (!record) throw new Error(`no document ${documentPath(id)}`);
  registerFonts();
  // The day of the last change, not of the build: the same words make the same bytes.
  const date = new Date(`${record.revised}T00:00:00Z`);
  const pages = await drawMatter(record);
  const pdf = await kept([await code, record, brand, pages.props], () =>
    renderToBuffer(
      <Document
        title={plainText(record.title)}
        subject={plainText(record.summary)}
        author={brand.company}
        creator={brand.product}
        producer={brand.company}
        keywords={record.keywords.map(plainText).join(', ')}
        language="id-ID"
        pdfVersion="1.7"
        creationDate={date}
        modificationDate={date}
        pageMode="useOutlines"
      >
        <Places value={new Map()}>
          <Origin value={brand.origin}>{pages}</Origin>
        </Places>
      </Document>,
    ),
  );
  return { pdf, pages: countPages(pdf) };
}
