import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Every element of a page in document order, those inside `<template>` and `<noscript>` included. */
export function elementsOf(html: string): Element[] {
  const found: Element[] = [];
  const visit = (node: Node): void => {
    if ('tagName' in node) found.push(node);
    if ('content' in node) visit(node.content);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true }));
  return found;
}

/** The value of an attribute, undefined when the element has none of that name. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((candidate) => candidate.name === name)?.value;

/** The space-separated words of a link's `rel`, in lower case. */
export const relOf = (element: Element): string[] => (attribute(element, 'rel') ?? '').toLowerCase().split(/\s+/);

/** The text inside an element, as the browser hashes it. */
export const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');
