import type { APIRoute } from 'astro';
import { documentIds } from '../../addresses.ts';
import { getFirstPage } from '../../documents/first-page.ts';
import { getDocumentFile } from '../../documents/records.tsx';

/** Each document, and the picture of its first page. */
export const getStaticPaths = () =>
  documentIds().flatMap((document) => ['pdf', 'webp'].map((kind) => ({ params: { document, kind } })));

export const GET: APIRoute = async ({ params }) => {
  const { pdf } = await getDocumentFile(params['document'] ?? '');
  return new Response(new Uint8Array(params['kind'] === 'pdf' ? pdf : await getFirstPage(pdf)));
};
