import { type SearchEntry, searchIndexAddress } from '../../src/shared/search/search-entry.ts';
import { attribute, type Element, elementsOf } from './html.ts';

/**
 * What can be found, read off the built pages, so that nothing is listed that is not there: each page, each headline
 * and each term that has an address.
 * @param pages HTML by address; a page that neither the atlas nor search engines list is left out
 */
export function searchIndex(pages: ReadonlyMap<string, string>): SearchEntry[] {
  const parsed = [...pages].map(([address, html]) => [address, elementsOf(html)] as const);
  const atlas = atlasOf(parsed[0]?.[1] ?? []);
  return parsed.flatMap(([address, elements]) => {
    const isListed = atlas.has(address) || !contentOf(elements, 'robots')?.includes('noindex');
    return isListed ? entriesOf(address, elements, atlas.get(address)) : [];
  });
}

/** Name and group of each address, as the atlas in the header has them. */
function atlasOf(elements: readonly Element[]): Map<string, { name: string; group: string }> {
  const places = new Map<string, { name: string; group: string }>();
  const panel = elements.find((element) => attribute(element, 'id') === 'jelajah');
  let group = '';
  for (const element of panel ? below(panel) : []) {
    if (element.tagName === 'summary') group = words(element);
    if (element.tagName === 'a' && group) places.set(attribute(element, 'href') ?? '', { name: words(element), group });
  }
  return places;
}

const contentOf = (elements: readonly Element[], name: string): string | undefined => {
  const meta = elements.find((element) => element.tagName === 'meta' && attribute(element, 'name') === name);
  return meta && attribute(meta, 'content');
};

function entriesOf(url: string, elements: readonly Element[], place?: { name: string; group: string }): SearchEntry[] {
  const main = elements.find(({ tagName }) => tagName === 'main');
  const inside = main ? below(main) : [];
  const headline = inside.find(({ tagName }) => tagName === 'h1');
  if (!headline) return [];
  const page = place?.name ?? words(headline);
  const group = place?.group ?? '';
  const loose: string[] = [words(headline), contentOf(elements, 'description') ?? ''];
  const sections: SearchEntry[] = [];
  for (const element of inside.filter(({ tagName }) => /^(h2|h3|dt)$/.test(tagName))) {
    const id = addressOf(element);
    const isTerm = element.tagName === 'dt';
    if (isTerm && !id?.startsWith('istilah-')) continue;
    const title = words(element);
    const meaning = isTerm ? words(element.parentNode).slice(title.length).trim() : '';
    if (id) sections.push({ url: `${url}#${id}`, title, page, group, words: meaning });
    else loose.push(title);
  }
  return [{ url, title: page, page: '', group, words: loose.join(' ') }, ...sections];
}

type Node = Element['parentNode'];

/** The id of the section, article or term that a headline opens. */
function addressOf(element: Element): string | undefined {
  for (
    let node: Node = element.parentNode;
    node && 'tagName' in node && node.tagName !== 'main';
    node = node.parentNode
  ) {
    const id = attribute(node, 'id');
    if (id) return isFirstHeading(node, element) ? id : undefined;
  }
  return undefined;
}

const isFirstHeading = (box: Element, heading: Element): boolean =>
  below(box).find(({ tagName }) => /^(h[1-6]|dt)$/.test(tagName)) === heading;

function below(element: Element): Element[] {
  return element.childNodes.flatMap((node) => ('tagName' in node ? [node, ...below(node)] : []));
}

/** The text of an element as a reader sees it: hidden words left out. */
const words = (node: Node): string => rawText(node).replaceAll(/\s+/g, ' ').trim();

function rawText(node: Node): string {
  if (!node) return '';
  if ('value' in node && typeof node.value === 'string') return node.value;
  if ('tagName' in node && attribute(node, 'class')?.includes('visually-hidden')) return '';
  return 'childNodes' in node ? node.childNodes.map((child) => rawText(child as Node)).join('') : '';
}

export const searchFile = searchIndexAddress.slice(1);
