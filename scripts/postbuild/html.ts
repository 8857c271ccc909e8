import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** A page with its elements in document order, those in `<template>` and `<noscript>` included. */
export interface ParsedPage {
  html: string;
  elements: readonly Element[];
}

export function parsePage(html: string): ParsedPage {
  const found: Element[] = [];
  const visit = (node: Node) => {
    if ('tagName' in node) found.push(node);
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }));
  return { html, elements: found };
}

export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

export const relOf = (element: Element) => (attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/);

export const textOf = (element: Element) =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** `.invalid` can be nobody's origin. */
const origin = 'https://site.invalid';

const linksWithIntegrity = ['modulepreload', 'stylesheet'];

/**
 * Adds `integrity` to every script, module preload and style sheet of our own origin; no other byte changes.
 * @param page clean address, for relative ones
 * @param digest integrity of an address on our origin
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

function tagEnd(element: Element, html: string) {
  const location = element.sourceCodeLocation;
  const end = location?.startTag?.endOffset ?? location?.endOffset;
  if (end === undefined) throw new Error(`<${element.tagName}> has no place in the source`);
  return html.slice(0, end).replace(/\s*\/?>$/, '').length;
}

/** Astro's names of islands hold the folder of the build; the same sources shall make the same bytes anywhere. */
export const withoutIslandNames = (html: string) => html.replaceAll(/(<astro-island) uid="[^"]*"/g, '$1');
