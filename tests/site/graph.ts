import { type Page, plain } from './site.ts';

/** A node of structured data, as JSON brings it. */
export type Node = Record<string, unknown> & { '@type': string };

/** The nodes of a page's only graph. @throws when there is no graph, or more than one, or no JSON */
export function graphOf({ $, address }: Page): Node[] {
  const scripts = $('script[type="application/ld+json"]').toArray();
  if (scripts.length !== 1) throw new Error(`${address} has ${scripts.length} blocks of structured data, not one`);
  const data = JSON.parse($(scripts[0]).text());
  if (data['@context'] !== 'https://schema.org') throw new Error(`${address}: @context is ${data['@context']}`);
  if (!Array.isArray(data['@graph'])) throw new Error(`${address}: the structured data holds no @graph`);
  return data['@graph'];
}

export const nodesOf = (page: Page, type: string): Node[] => graphOf(page).filter((node) => node['@type'] === type);

/** The only node of a type. @throws when there is none or more than one */
export function nodeOf(page: Page, type: string): Node {
  const nodes = nodesOf(page, type);
  const [node] = nodes;
  if (node === undefined || nodes.length > 1)
    throw new Error(`${page.address} has ${nodes.length} ${type} nodes, not one`);
  return node;
}

/** Every object in a value, however deep, itself included. */
export function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (value === null || typeof value !== 'object') return [];
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(objectsIn)];
}

/** What a visitor can read on a page, opened disclosures included. */
export function visibleText({ $ }: Page): string {
  const main = $('main').clone();
  main.find('script, style, template, noscript').remove();
  return plain(main.text());
}
