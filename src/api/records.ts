import { getCollection } from 'astro:content';
import { routes } from '../routes.ts';
import { getBrand } from '../shared/records/site-records.ts';
import { sandboxWords } from './api.words.ts';
import { type ApiDocument, joinDocument } from './description/document.ts';
import { examples } from './description/examples.ts';
import { sandboxAddress } from './description/reference.ts';
import { sandboxSpec } from './description/spec.ts';
import { seed } from './terminal/seed.ts';

let document: Promise<ApiDocument> | undefined;

/** The API document with the marks of its texts, as pages need it; read once a build. */
export function getApiDocument(): Promise<ApiDocument> {
  // While developing, what is typed shall be seen.
  if (import.meta.env.DEV) return readDocument();
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
    [`https://api.${new URL(origin).host.replace(/^www\./, '')}`, sandboxAddress],
    values,
  );
}

/** The part of the document that the sandbox answers by. */
export async function getSandboxSpec() {
  const [document, { origin }] = await Promise.all([getApiDocument(), getBrand()]);
  return sandboxSpec(document, `${origin}${routes.reference}`);
}

export const getSandboxData = async () => ({ spec: await getSandboxSpec(), seed, words: sandboxWords.server });
