import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { leadVariantFolder } from 'server/site/files';
import { expect } from 'vitest';
import { allRoutes } from '../../apps/site/src/addresses.ts';
import { documentPath } from '../../apps/site/src/routes.ts';
import { siteOrigin } from '../../apps/site/src/shared/head/site-origin.ts';
import { offlineAddress } from '../../apps/site/src/shared/offline/offline-names.ts';
import { paths } from '../../scripts/paths.ts';

export const origin = siteOrigin;

/** Name of the 404 page among the others; visitors never request it by this path. */
export const notFound = '/404';
export const allPages: readonly string[] = [...allRoutes(), notFound, offlineAddress];

/** Pages that are neither indexed nor shared. */
export const isUnlisted = (address: string): boolean => address === notFound || address === offlineAddress;

/** Pages for lead delivery, by their paths in the header table. */
export const leadPages = [
  '/_leads/konsultasi-gratis',
  '/_leads/konsultasi-gratis/terkirim',
  '/_leads/konsultasi-gratis/gagal',
  '/_leads/kebijakan-privasi',
  '/_leads/jadwalkan',
] as const;
export const builtPages: readonly string[] = [...allPages, ...leadPages];

export interface Page {
  address: string;
  html: string;
  $: CheerioAPI;
}

export const listElements = ({ $ }: Pick<Page, '$'>) => $.root().find('*').toArray();
export type Element = ReturnType<typeof listElements>[number];

const opened = new Map<string, Page>();

/** A built page, parsed and cached. @throws when it was not built; the message names it. */
export function openPage(address: string): Page {
  const known = opened.get(address);
  if (known) return known;
  const html = readDist(pageFile(address)).toString('utf8');
  // Without scripting, <noscript> content is parsed as elements.
  const page = { address, html, $: load(html, { scriptingEnabled: false }) };
  opened.set(address, page);
  return page;
}

/** File of a page: `/` → index.html, `/fitur` → fitur.html. */
export function pageFile(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

/**
 * Content of a built file, by its name in dist or below `_leads/`. @throws when it is missing; the message names it.
 */
export function readDist(file: string): Buffer {
  const path = file.startsWith(leadVariantFolder)
    ? join(paths.leads, file.slice(leadVariantFolder.length))
    : join(paths.dist, file);
  try {
    return readFileSync(path);
  } catch {
    throw new Error(`${path} is missing`);
  }
}

/** A built document with the text of each page. */
export async function openDocument(id: string) {
  const file = readDist(documentPath(id).slice(1));
  const pdf = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
  const texts = await Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent();
      return plain(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    }),
  );
  return { file, pdf, pages, texts };
}

export const distFiles: ReadonlySet<string> = new Set(
  readdirSync(paths.dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(paths.dist, join(entry.parentPath, entry.name)).split(sep).join('/')),
);

/** Tag with its first attributes, to find an element in the source. */
export function describeElement(element: Element): string {
  const attributes = Object.entries(element.attribs)
    .slice(0, 3)
    .map(([name, value]) => ` ${name}="${value.slice(0, 60)}"`);
  return `<${element.name}${attributes.join('')}>`;
}

export const splitSrcset = (srcset: string): string[] =>
  srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/, 1)[0] ?? '')
    .filter((address) => address !== '');

/** Text with white space collapsed. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Text that a visitor can read on a page, closed folds included. */
export function visibleText({ $ }: Page): string {
  const main = $('main').clone();
  main.find('script, style, template, noscript').remove();
  return plain(main.text());
}

/** Types of `<script>` that a browser executes; others are data. */
const running = new Set(['', 'module', 'text/javascript', 'application/javascript', 'importmap']);
export const isRunning = (script: Element): boolean => running.has((script.attribs['type'] ?? '').trim().toLowerCase());

/** Fails with one line per problem; a comparison of lists would be truncated. */
export function expectNone(problems: readonly string[], where: string): void {
  if (problems.length > 0) expect.fail(`${where}:\n${[...new Set(problems)].map((line) => `  ${line}`).join('\n')}`);
}

/** Fails with the items that only one of two lists has, in any order. */
export function expectSame(actual: readonly string[], expected: readonly string[], where: string): void {
  expectNone([...new Set(expected).symmetricDifference(new Set(actual))], where);
}
