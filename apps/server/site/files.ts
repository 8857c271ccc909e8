import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface SiteFiles {
  /** `/fitur` → its HTML file. */
  pages: ReadonlyMap<string, string>;
  assets: ReadonlyMap<string, string>;
  /** Typed address → where it leads. */
  aliases: ReadonlyMap<string, string>;
}

/** Dotfiles, other hosts' settings, compressed variants. */
const hidden = /(^|\/)\.(?!well-known\/)|^_(?!astro\/)|\.(br|gz)$/;

/** Pages that only stand while leads are delivered; they are kept outside dist/. */
export const variantFolder = '_leads/';

const [site, variants, earlier] = ['dist', 'build/leads', 'earlier'];

/**
 * The built site, and hashed files of the release before for open pages. Answers come from this list alone: no other
 * file can be reached.
 * @param withLeads whether the pages for delivered leads stand in
 * @throws Error with what to do when the site is not built
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

/** index.html → `/`, fitur.html and fitur/index.html → `/fitur`. */
export function pageAddress(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
}

/** @param file as `listSite` names it */
export const tableAddress = (file: string) =>
  pageAddress(file.replace(`${site}/`, '').replace(`${variants}/`, variantFolder));

/** Names with slashes, from the folder on. @throws Error with what to do when there is none */
export function filesBelow(folder: string): string[] {
  try {
    return namesBelow(folder, '');
  } catch {
    throw new Error(`${folder} is missing: run \`npm run build\` first.`);
  }
}

/** By hand: `recursive` of Node and a relative path for each file take seven times as long. */
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

/** Some proxies send the whole address (RFC 9112, 3.2.2). */
const absoluteForm = /^https?:\/\/[^/?#]*/i;
/** Encoded slashes and backslashes: nobody types these. */
const hostile = /%2f|%5c|%00|\\/i;
const dotSegment = /(^|\/)\.{1,2}(\/|$)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const controlCharacter = /[\u0000-\u001f\u007f]/;

/** @param target as in the request line, with its query */
export function answerFor(target: string, { pages, assets, aliases }: SiteFiles): AddressMatch {
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
  // Only to an address of ours.
  if (pages.has(clean)) {
    return { kind: 'redirect', location: clean + (mark < 0 ? '' : asciiOnly(url.slice(mark))) };
  }
  const alias = aliases.get(clean);
  return alias === undefined ? { kind: 'unknown' } : { kind: 'redirect', location: alias };
}

/** Undefined when no browser would send it. */
function decoded(raw: string): string | undefined {
  if (!raw.startsWith('/') || hostile.test(raw)) return undefined;
  try {
    const path = decodeURIComponent(raw);
    return dotSegment.test(path) || controlCharacter.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

/** `/fitur/`, `/fitur.html`, `/index.html`; others as they are. */
function cleanForm(path: string) {
  if (path.endsWith('/')) return path.slice(0, -1);
  if (!path.endsWith('.html')) return path;
  return path.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

const asciiOnly = (query: string) => query.replace(/[^\x21-\x7e]/g, encodeURIComponent);
