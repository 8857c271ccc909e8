import { getCollection } from 'astro:content';
import { filled, getBrand } from '../shared/records/site-records.ts';
import { plainText } from '../shared/text/inline.ts';
import { mapText } from '../shared/text/map-text.ts';
import { type ApiDocument, joinParts } from './description/document.ts';
import { examples } from './description/examples.ts';
import { apiHost } from './samples/api-samples.ts';

let document: Promise<ApiDocument> | undefined;

/** The API document with the marks of its texts, as pages need it; read once a build. */
export function getMarkedDocument(): Promise<ApiDocument> {
  document ??= readDocument();
  return document;
}

/** The API document as files and samples have it: texts without marks. */
export async function getApiDocument(): Promise<ApiDocument> {
  return mapText(await getMarkedDocument(), plainText);
}

async function readDocument(): Promise<ApiDocument> {
  const [entries, { origin }] = await Promise.all([getCollection('openapi'), getBrand()]);
  const parts = await Promise.all(entries.map(({ id, data }) => filled(data, `api/openapi/${id}`)));
  const problems = parts.flatMap(({ components }) => Object.entries(components?.responses ?? {}));
  const values = examples(mapText(Object.fromEntries(problems), plainText), origin);
  // `info` comes first in the file that people open.
  return joinParts(
    parts.sort((a, b) => Number(b.info !== undefined) - Number(a.info !== undefined)),
    `https://${apiHost(origin)}`,
    values,
  );
}
