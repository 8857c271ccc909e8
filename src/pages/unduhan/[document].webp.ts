import type { APIRoute } from 'astro';
import { documentIds } from '../../addresses.ts';
import { getFirstPage } from '../../documents/first-page.ts';
import { getDocumentFile } from '../../documents/records.tsx';

export const getStaticPaths = () => documentIds().map((document) => ({ params: { document } }));

export const GET: APIRoute = async ({ params }) => {
  const { pdf } = await getDocumentFile(params['document'] ?? '');
  return new Response(new Uint8Array(await getFirstPage(pdf)), { headers: { 'Content-Type': 'image/webp' } });
};
