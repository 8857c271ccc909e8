import { getCollection } from 'astro:content';
import { type ApiDocument, joinDocument } from 'api-description/document';
import { sandboxSpec } from 'api-description/spec';
import { routes } from '../routes.ts';
import { getBrand } from '../shared/records/site-records.ts';
import { apiWords, sandboxAddress } from './api.words.ts';
import { examples } from './terminal/examples.ts';

let document: Promise<ApiDocument> | undefined;

/** The API document with marked texts, as pages need it; cached per build. */
export function getApiDocument(): Promise<ApiDocument> {
  // In development, edits must show at once.
  if (import.meta.env.DEV) return readDocument(sandboxAddress);
  document ??= readDocument(sandboxAddress);
  return document;
}

/**
 * @param sandbox address of the sandbox @param isFirst whether it is listed first, as the sandbox itself serves the
 * document
 */
export async function readDocument(sandbox: string, isFirst = false): Promise<ApiDocument> {
  const [entries, { origin }] = await Promise.all([getCollection('openapi'), getBrand()]);
  const parts = entries.map(({ data }) => data);
  const problems = parts.flatMap(({ components }) => Object.entries(components?.responses ?? {}));
  // The API’s own host: the `api` subdomain of the public site.
  const own = `https://api.${new URL(origin).host.replace(/^www\./, '')}`;
  const servers = [
    { url: own, description: apiWords.server },
    { url: sandbox, description: apiWords.sandbox },
  ];
  // `info` comes first, for people who open the file.
  return joinDocument(
    parts.sort((a, b) => Number(b.info !== undefined) - Number(a.info !== undefined)),
    isFirst ? servers.toReversed() : servers,
    examples(Object.fromEntries(problems), origin),
  );
}

/** The part of the document that the sandbox needs. */
export async function getSandboxSpec() {
  const [document, { origin }] = await Promise.all([getApiDocument(), getBrand()]);
  return sandboxSpec(document, sandboxAddress, `${origin}${routes.reference}`);
}
