import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What the server may send: addresses and the files behind them, both relative to dist/. */
export interface SiteFiles {
  /** Clean address of a page (`/`, `/fitur`) → its HTML file; `_leads/…` is in the folder of variants. */
  readonly pages: ReadonlyMap<string, string>;
  /** Address of every other file → that file. */
  readonly assets: ReadonlyMap<string, string>;
}

/** Never sent by their own address: dotfiles, other hosts' settings, variants for negotiation. */
const hidden = /(^|\/)\.(?!well-known\/)|^_(?!astro\/)|\.(br|gz)$/;

/** Stands before the names of pages that only stand while leads are delivered. They are kept outside dist/. */
export const variantFolder = '_leads/';

/**
 * Lists the built site. Answers come from this list alone, so an address that is not on it cannot
 * reach any file, however it is spelled.
 * @param variants folder of pages that stand at their addresses, in place of the usual ones if there are
 * @throws Error with what to do when the site is not built
 */
export function listSite(dist: string, variants?: string): SiteFiles {
  const pages = new Map<string, string>();
  const assets = new Map<string, string>();
  for (const file of filesBelow(dist)) {
    if (hidden.test(file) || file === '404.html') continue;
    if (file.endsWith('.html')) pages.set(pageAddress(file), file);
    else assets.set(`/${file}`, file);
  }
  for (const file of variants === undefined ? [] : filesBelow(variants)) {
    if (file.endsWith('.html')) pages.set(pageAddress(file), variantFolder + file);
  }
  if (!pages.has('/')) throw new Error(`${dist} holds no index.html: run \`npm run build\` first.`);
  return { pages, assets };
}

/** The clean address of an HTML file: index.html → `/`, fitur.html and fitur/index.html → `/fitur`. */
export function pageAddress(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`;
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  } catch {
    throw new Error(`${folder} is missing: run \`npm run build\` first.`);
  }
}
