import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Addresses and files, relative to the release. */
export interface SiteFiles {
  /** `/fitur` → its HTML file. */
  readonly pages: ReadonlyMap<string, string>;
  /** Every other file. */
  readonly assets: ReadonlyMap<string, string>;
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
export function listSite(release: string, withLeads = false): SiteFiles {
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
export const tableAddress = (file: string): string =>
  pageAddress(file.replace(`${site}/`, '').replace(`${variants}/`, variantFolder));

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  } catch {
    throw new Error(`${folder} is missing: run \`npm run build\` first.`);
  }
}
