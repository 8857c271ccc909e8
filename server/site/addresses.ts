import type { SiteFiles } from './files.ts';

export type AddressMatch =
  | { readonly kind: 'page'; readonly address: string; readonly file: string }
  | { readonly kind: 'asset'; readonly address: string; readonly file: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'malformed' };

/** Some proxies send the whole address (RFC 9112, 3.2.2). */
const absoluteForm = /^https?:\/\/[^/?#]*/i;
/** Encoded slashes and backslashes: nobody types these. */
const hostile = /%2f|%5c|%00|\\/i;
const dotSegment = /(^|\/)\.{1,2}(\/|$)/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const controlCharacter = /[\u0000-\u001f\u007f]/;

/** @param target as in the request line, with its query */
export function answerFor(target: string, { pages, assets }: SiteFiles): AddressMatch {
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
  return { kind: 'unknown' };
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
function cleanForm(path: string): string {
  if (path.endsWith('/')) return path.slice(0, -1);
  if (!path.endsWith('.html')) return path;
  return path.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
}

const asciiOnly = (query: string): string => query.replace(/[^\x21-\x7e]/g, encodeURIComponent);
