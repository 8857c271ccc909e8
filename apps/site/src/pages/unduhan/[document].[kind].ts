import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { documentIds } from '../../addresses.ts';
import { getDocumentFile, getFirstPage, listFormer } from '../../documents/records.ts';

/** Each document as PDF, its first page as a picture, and its former issues as PDF. */
export const getStaticPaths = () => [
  ...documentIds().flatMap((document) => ['pdf', 'webp'].map((kind) => ({ params: { document, kind } }))),
  ...listFormer().map(({ name, file }) => ({ params: { document: name, kind: 'pdf' }, props: { file } })),
];

export const GET: APIRoute = async ({ params, props }) => {
  if (props['file']) return new Response(new Uint8Array(await readFile(props['file'])));
  const id = params['document'] ?? '';
  return new Response(
    new Uint8Array(params['kind'] === 'pdf' ? (await getDocumentFile(id)).pdf : await getFirstPage(id)),
  );
};
