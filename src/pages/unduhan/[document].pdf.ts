import type { APIRoute, GetStaticPaths } from 'astro';
import { getDocumentFile, getDocuments } from '../../documents/records.tsx';

export const getStaticPaths = (async () => {
  const documents = await getDocuments();
  return documents.map(({ id }) => ({ params: { document: id } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const { pdf } = await getDocumentFile(params['document'] ?? '');
  return new Response(new Uint8Array(pdf), { headers: { 'Content-Type': 'application/pdf' } });
};
