import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** A parsed page with its elements in document order, including those in `<template>` and `<noscript>`. */
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

/** Why a link to a section is invalid; undefined when it is valid. */
export function sectionProblem(pages: ReadonlyMap<string, ParsedPage>, to: string): string | undefined {
  const { pathname, hash } = new URL(to, 'https://site.invalid');
  const page = pages.get(pathname);
  const isThere = !hash || !page || page.elements.some((element) => attribute(element, 'id') === hash.slice(1));
  return isThere ? undefined : `${pathname} has no section ${hash}`;
}

export const linkRel = (element: Element) => (attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/);

export const elementText = (element: Element) =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/**
 * Adds `integrity` to scripts and removes `uid` from Astro islands: it contains the build folder, and builds must be
 * reproducible anywhere. No other byte changes.
 * @param digest returns the integrity of a script’s path
 */
export function finishHtml({ html, elements }: ParsedPage, digest: (address: string) => string): string {
  let result = html;
  const replace = (from: number, to: number, text: string) => {
    result = result.slice(0, from) + text + result.slice(to);
  };
  // Backwards, so that earlier offsets stay valid.
  for (const element of elements.toReversed()) {
    const { src, uid } = element.sourceCodeLocation?.attrs ?? {};
    if (element.tagName === 'script' && src) {
      replace(src.endOffset, src.endOffset, ` integrity="${digest(attribute(element, 'src') ?? '')}"`);
    }
    if (element.tagName === 'astro-island' && uid) replace(uid.startOffset - 1, uid.endOffset, '');
  }
  return result;
}
