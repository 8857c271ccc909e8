import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface SiteFiles {
  /** HTML file by address (`/fitur`). */
  pages: ReadonlyMap<string, string>;
  assets: ReadonlyMap<string, string>;
  /** Target by typed address. */
  aliases: ReadonlyMap<string, string>;
}

/** Dotfiles, configuration of other hosts, compressed variants. */
const hidden = /(^|\/)\.(?!well-known\/)|^_(?!astro\/)|\.(br|gz)$/;

/** Pages that are served only while leads are delivered; they are outside dist/. */
export const leadVariantFolder = '_leads/';

const [site, variants, earlier] = ['dist', 'build/leads', 'earlier'];

/**
 * Lists the built site, and hashed files of the release before for pages still open. Only listed files are served.
 * @param withLeads whether to include the pages for delivered leads
 * @throws Error with instructions when the site is not built
 */
export function listSite(release: string, withLeads = false): Omit<SiteFiles, 'aliases'> {
  const pages = new Map<string, string>();
  const assets = new Map<string, string>();
  for (const file of existsSync(join(release, earlier)) ? filesBelow(join(release, earlier)) : []) {
    if (!hidden.test(file)) assets.set(`/${file}`, `${earlier}/${file}`);
  }
  for (const file of filesBelow(join(release, site))) {
    if (hidden.test(file) || file === '404.html') continue;
    if (file.endsWith('.html')) pages.set(pageAddress(file), `${site}/${file}`);
    else assets.set(`/${file}`, `${site}/${file}`);
  }
  for (const file of withLeads ? filesBelow(join(release, variants)) : []) {
    if (file.endsWith('.html')) pages.set(pageAddress(file), `${variants}/${file}`);
  }
  if (!pages.has('/')) throw new Error(`${join(release, site)} holds no index.html: run \`npm run build\` first.`);
  return { pages, assets };
}

/** Example: index.html → `/`, fitur.html and fitur/index.html → `/fitur`. */
export function pageAddress(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
}

/** @param file as `listSite` returns it */
export const tableAddress = (file: string) =>
  pageAddress(file.replace(`${site}/`, '').replace(`${variants}/`, leadVariantFolder));

/** Relative names with slashes. @throws Error with instructions when the folder is missing */
export function filesBelow(folder: string): string[] {
  try {
    return namesBelow(folder, '');
  } catch {
    throw new Error(`${folder} is missing: run \`npm run build\` first.`);
  }
}

/** Recursion by hand: Node's `recursive` option with a relative path per file takes seven times as long. */
function namesBelow(folder: string, below: string): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return namesBelow(folder, `${below}${entry.name}/`);
    return entry.isFile() ? [below + entry.name] : [];
  });
}

export type AddressMatch =
  | { kind: 'page'; address: string; file: string }
  | { kind: 'asset'; address: string; file: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'unknown' }
  | { kind: 'malformed' };

/** Some proxies send the absolute form of the address (RFC 9112, section 3.2.2). */
const absoluteForm = /^https?:\/\/[^/?#]*/i;
/** Encoded slashes and backslashes, which no browser sends. */
const hostile = /%2f|%5c|%00|\\/i;
const dotSegment = /(^|\/)\.{1,2}(\/|$)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const controlCharacter = /[\u0000-\u001f\u007f]/;

/** @param target request target with its query */
export function matchAddress(target: string, { pages, assets, aliases }: SiteFiles): AddressMatch {
  const url = target.replace(absoluteForm, '');
  const mark = url.indexOf('?');
  const raw = mark < 0 ? url : url.slice(0, mark);
  const path = raw === '' ? '/' : decoded(raw);
  if (path === undefined) return { kind: 'malformed' };

  const page = pages.get(path);
  if (page !== undefined) return { kind: 'page', address: path, file: page };
  const asset = assets.get(path);
  if (asset !== undefined) return { kind: 'asset', address: path, file: asset };

  const clean = cleanForm(path.toLowerCase());
  // Redirects only to pages of this site.
  if (pages.has(clean)) {
    return { kind: 'redirect', location: clean + (mark < 0 ? '' : asciiOnly(url.slice(mark))) };
  }
  const alias = aliases.get(clean);
  return alias === undefined ? { kind: 'unknown' } : { kind: 'redirect', location: alias };
}

/** Undefined when no browser would send such a path. */
function decoded(raw: string): string | undefined {
  if (!raw.startsWith('/') || hostile.test(raw)) return undefined;
  try {
    const path = decodeURIComponent(raw);
    return dotSegment.test(path) || controlCharacter.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Removes the endings of `/fitur/`, `/fitur.html` and `/index.html`. */
function cleanForm(path: string) {
  if (path.endsWith('/')) return path.slice(0, -1);
  if (!path.endsWith('.html')) return path;
  return path.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

const asciiOnly = (query: string) => query.replace(/[^\x21-\x7e]/g, encodeURIComponent);
