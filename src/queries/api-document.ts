import { getCollection } from 'astro:content';
import { apiHost } from '../lib/api-samples.ts';
import { plainText } from '../lib/inline.ts';
import { mapText } from '../lib/map-text.ts';
import { type ApiDocument, joinParts } from '../lib/openapi/document.ts';
import { examples } from '../lib/openapi/examples.ts';
import { getSample } from './records.ts';
import { filled, getBrand } from './site.ts';

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
  const [entries, { origin }, sample] = await Promise.all([getCollection('openapi'), getBrand(), getSample()]);
  const parts = await Promise.all(entries.map(({ id, data }) => filled(data, `api/openapi/${id}`)));
  const problems = parts.flatMap(({ components }) => Object.entries(components?.responses ?? {}));
  const values = examples(sample, mapText(Object.fromEntries(problems), plainText), origin);
  // `info` comes first in the file that people open.
  return joinParts(
    parts.sort((a, b) => Number(b.info !== undefined) - Number(a.info !== undefined)),
    `https://${apiHost(origin)}`,
    values,
  );
}
