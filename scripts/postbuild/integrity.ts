import { attribute, type Element, elementsOf, relOf } from './html.ts';

/** Base for addresses in a page; `.invalid` can be nobody's origin. */
const origin = 'https://site.invalid';

const linksWithIntegrity = ['modulepreload', 'stylesheet'];

/**
 * Adds `integrity` to every script, module preload and style sheet that a page loads from our own
 * origin, and changes nothing else: no byte outside these tags.
 * @param page clean address of the page, for relative addresses
 * @param digest gives the integrity value for an address on our origin (`/_astro/x.js`)
 */
export function addIntegrity(html: string, page: string, digest: (address: string) => string): string {
  let result = html;
  // From the end, so that earlier positions stay right.
  for (const element of elementsOf(html).reverse()) {
    const address = ownAddress(element, page);
    if (address === undefined || attribute(element, 'integrity') !== undefined) continue;
    const end = tagEnd(element, html);
    result = `${result.slice(0, end)} integrity="${digest(address)}"${result.slice(end)}`;
  }
  return result;
}

/** The address on our origin that the element loads, undefined when it loads none. */
function ownAddress(element: Element, page: string): string | undefined {
  const value = sourceOf(element);
  if (value === undefined || !URL.canParse(value, origin + page)) return undefined;
  const url = new URL(value, origin + page);
  return url.origin === origin ? decodeURIComponent(url.pathname) : undefined;
}

function sourceOf(element: Element): string | undefined {
  if (element.tagName === 'script') return attribute(element, 'src');
  if (element.tagName !== 'link') return undefined;
  const rel = relOf(element);
  return linksWithIntegrity.some((word) => rel.includes(word)) ? attribute(element, 'href') : undefined;
}

/** Position in the source just before the `>` or `/>` that ends the element's start tag. */
function tagEnd(element: Element, html: string): number {
  const location = element.sourceCodeLocation;
  const end = location?.startTag?.endOffset ?? location?.endOffset;
  if (end === undefined) throw new Error(`<${element.tagName}> has no place in the source`);
  return html.slice(0, end).replace(/\s*\/?>$/, '').length;
}
