import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** A page with its elements in document order, those inside `<template>` and `<noscript>` included. */
export interface ParsedPage {
  readonly html: string;
  readonly elements: readonly Element[];
}

export function parsePage(html: string): ParsedPage {
  const found: Element[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node) found.push(node);
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }));
  return { html, elements: found };
}

/** The value of an attribute, undefined when the element has none of that name. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/** The space-separated words of a link's `rel`, in lower case. */
export const relOf = (element: Element): string[] => (attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/);

/** The text inside an element, as the browser hashes it. */
export const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** Base for addresses in a page; `.invalid` can be nobody's origin. */
const origin = 'https://site.invalid';

const linksWithIntegrity = ['modulepreload', 'stylesheet'];

/**
 * Adds `integrity` to every script, module preload and style sheet that a page loads from our own
 * origin, and changes nothing else: no byte outside these tags.
 * @param page clean address of the page, for relative addresses
 * @param digest gives the integrity value for an address on our origin (`/_astro/x.js`)
 */
export function addIntegrity(
  { html, elements }: ParsedPage,
  page: string,
  digest: (address: string) => string,
): string {
  let result = html;
  // From the end, so that earlier positions stay right.
  for (const element of elements.toReversed()) {
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

/**
 * Takes away what Astro calls each island: the name holds the folder in which the site was built, nothing reads it, and
 * the same sources shall make the same bytes anywhere.
 */
export const withoutIslandNames = (html: string): string => html.replaceAll(/(<astro-island) uid="[^"]*"/g, '$1');
