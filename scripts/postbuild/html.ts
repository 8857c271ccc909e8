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

/** What is wrong with a link to a section of a page. */
export function sectionProblem(pages: ReadonlyMap<string, ParsedPage>, to: string): string | undefined {
  const { pathname, hash } = new URL(to, 'https://site.invalid');
  const page = pages.get(pathname);
  const isThere = !hash || !page || page.elements.some((element) => attribute(element, 'id') === hash.slice(1));
  return isThere ? undefined : `${pathname} has no section ${hash}`;
}

export const relOf = (element: Element) => (attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/);

export const textOf = (element: Element) =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/**
 * Gives scripts their `integrity`, and takes away Astro's names of islands, which hold the folder of the build: the same
 * sources shall make the same bytes anywhere. No other byte changes.
 * @param digest integrity of an address
 */
export function finishHtml({ html, elements }: ParsedPage, digest: (address: string) => string): string {
  let result = html;
  const replace = (from: number, to: number, text: string) => {
    result = result.slice(0, from) + text + result.slice(to);
  };
  // From the end, so that earlier positions stay right.
  for (const element of elements.toReversed()) {
    const { src, uid } = element.sourceCodeLocation?.attrs ?? {};
    if (element.tagName === 'script' && src) {
      replace(src.endOffset, src.endOffset, ` integrity="${digest(attribute(element, 'src') ?? '')}"`);
    }
    if (element.tagName === 'astro-island' && uid) replace(uid.startOffset - 1, uid.endOffset, '');
  }
  return result;
}
