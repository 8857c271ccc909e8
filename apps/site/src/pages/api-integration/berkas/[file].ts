import type { APIRoute, GetStaticPaths } from 'astro';
import { type ApiFile, getApiFiles } from '../../../api/files.ts';

export const getStaticPaths = (async () => {
  const files = await getApiFiles();
  return files.map((file) => ({ params: { file: file.name }, props: { file } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => new Response((props['file'] as ApiFile).content);
