import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** What the server may send: addresses and the files behind them, both relative to dist/. */
export interface SiteFiles {
  /** Clean address of a page (`/`, `/fitur`) → its HTML file. */
  readonly pages: ReadonlyMap<string, string>;
  /** Address of every other file → that file. */
  readonly assets: ReadonlyMap<string, string>;
}

/** Never sent by their own address: dotfiles, other hosts' settings, variants for negotiation. */
const hidden = /(^|\/)\.(?!well-known\/)|^_(?!astro\/)|\.(br|gz)$/;

/** Folder in dist/ with the pages that only stand when leads are on, each under its address. */
export const variantFolder = '_leads/';

/**
 * Lists the built site. Answers come from this list alone, so an address that is not on it cannot
 * reach any file, however it is spelled.
 * @param variants whether the pages below `_leads/` stand at their addresses, in place of the usual ones if there are
 * @throws Error with what to do when the site is not built
 */
export function listSite(dist: string, variants = false): SiteFiles {
  const pages = new Map<string, string>();
  const assets = new Map<string, string>();
  const all = filesBelow(dist);
  for (const file of all) {
    if (hidden.test(file) || file === '404.html') continue;
    if (file.endsWith('.html')) pages.set(pageAddress(file), file);
    else assets.set(`/${file}`, file);
  }
  const isVariant = (file: string) => variants && file.startsWith(variantFolder) && file.endsWith('.html');
  for (const file of all.filter(isVariant)) pages.set(pageAddress(file.slice(variantFolder.length)), file);
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
