import { getCollection } from 'astro:content';
import { getBrand } from '../shared/records/site-records.ts';
import { type ApiDocument, joinDocument } from './description/document.ts';
import { examples } from './description/examples.ts';

let document: Promise<ApiDocument> | undefined;

/** The API document with the marks of its texts, as pages need it; read once a build. */
export function getApiDocument(): Promise<ApiDocument> {
  document ??= readDocument();
  return document;
}

async function readDocument(): Promise<ApiDocument> {
  const [entries, { origin }] = await Promise.all([getCollection('openapi'), getBrand()]);
  const parts = entries.map(({ data }) => data);
  const problems = parts.flatMap(({ components }) => Object.entries(components?.responses ?? {}));
  const values = examples(Object.fromEntries(problems), origin);
  // `info` comes first in the file that people open.
  return joinDocument(
    parts.sort((a, b) => Number(b.info !== undefined) - Number(a.info !== undefined)),
    // The `api` subdomain beside the public site.
    `https://api.${new URL(origin).host.replace(/^www\./, '')}`,
    values,
  );
}
