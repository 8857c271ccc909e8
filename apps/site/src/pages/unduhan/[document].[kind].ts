import type { APIRoute } from 'astro';
import { documentIds } from '../../addresses.ts';
import { getDocumentFile, getFirstPage } from '../../documents/records.ts';

/** Each document as PDF, and its first page as a picture. */
export const getStaticPaths = () =>
  documentIds().flatMap((document) => ['pdf', 'webp'].map((kind) => ({ params: { document, kind } })));

export const GET: APIRoute = async ({ params }) => {
  const id = params['document'] ?? '';
  return new Response(
    new Uint8Array(params['kind'] === 'pdf' ? (await getDocumentFile(id)).pdf : await getFirstPage(id)),
  );
};
