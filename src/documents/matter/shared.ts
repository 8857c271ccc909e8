import { getEntry } from 'astro:content';
import { formatDay } from '../../shared/format/format.ts';
import { getBrand, getOffices } from '../../shared/records/site-records.ts';
import { withoutMarks } from '../../shared/text/marked.ts';
import type { Closing } from '../parts/Closing.tsx';
import type { DocumentLabels, DocumentRecord } from '../schema.ts';

/** Words that all documents share. */
export async function getDocumentLabels(): Promise<DocumentLabels> {
  const entry = await getEntry('documentLabels', 'document-labels');
  if (!entry) throw new Error('src/content/site/document-labels.yaml is missing');
  return withoutMarks(entry.data);
}

export interface Shared extends Closing {
  labels: DocumentLabels;
}

/** Running head, contact and imprint of one document. */
export async function getShared(record: DocumentRecord): Promise<Shared> {
  const [brand, offices, labels] = await Promise.all([getBrand(), getOffices(), getDocumentLabels()]);
  const { code, title, revision, revised, page } = record;
  return {
    labels,
    marks: {
      product: brand.product,
      company: brand.company,
      title: title.plain,
      code,
      revision: `${revision}`,
      date: formatDay(revised),
      origin: brand.origin,
      path: page.to,
      block: labels.block,
      contents: labels.contents,
    },
    contact: { labels: labels.contact, brand, offices },
    footnote: labels.claims,
  };
}
