import { plainText } from 'contract/marked';
import { leadVariantFolder } from 'server/site/files';
import { routes } from '../../apps/site/src/routes.ts';
import { telHref, whatsappHref } from '../../apps/site/src/shared/format/phone.ts';
import { officesSchema } from '../../apps/site/src/shared/records/site-schema.ts';
import { buildIndex } from '../../apps/site/src/shared/search/find.ts';
import {
  type ApiNames,
  type PinnedAnswer,
  type SearchData,
  type SearchEntry,
  type SearchMedium,
  searchIndexAddress,
} from '../../apps/site/src/shared/search/search-entry.ts';
import { type SearchTerms, searchTermsSchema } from '../../apps/site/src/shared/search/terms-schema.ts';
import { interfaceSchema } from '../../apps/site/src/shared/words/interface-schema.ts';
import { readRecord } from '../../apps/site/src/shared/words/read-record.ts';
import { mediaSchema } from '../../apps/site/src/tools/picker/records-schema.ts';
import { attribute, type Element, type ParsedPage, sectionProblem } from './html.ts';

/**
 * Search entries of all pages, headlines with an id, glossary terms and questions, read from the built pages.
 * @param pages by path; noindex pages that are not in the atlas are left out
 */
export function searchIndex(pages: ReadonlyMap<string, ParsedPage>): SearchEntry[] {
  const [first] = pages.values();
  const atlas = readAtlas(first?.elements ?? []);
  return [...pages].flatMap(([address, { elements }]) => {
    if (address.startsWith(`/${leadVariantFolder}`)) return [];
    const isListed = atlas.has(address) || !metaContent(elements, 'robots')?.includes('noindex');
    return isListed ? pageEntries(address, elements, atlas.get(address)) : [];
  });
}

/** Names of the picker’s substances; each opens the picker with that substance. */
function mediumEntries({ url, title: page, group }: SearchEntry): SearchMedium[] {
  const { media } = readRecord('picker/media.yaml', mediaSchema);
  return media.map(({ id, name, also, like, strength, pure, kind, stored }) => {
    const kept = stored && { suhu: String(stored.temperature), tekanan: String(stored.pressure) };
    const chosen = new URLSearchParams({ isi: kind, medium: id, ...kept });
    return { ...{ id, name, also, like, strength, pure }, ...{ url: `${url}#${chosen}`, page, group } };
  });
}

type Answer = SearchTerms['nothing'][number];

const termsFile = 'site/search-terms.yaml';

/** @throws when the record is invalid */
export const readSearchTerms = (): SearchTerms => readRecord(termsFile, searchTermsSchema);

/** Data of the site search. @throws with file and field for a pinned answer whose page has no such section */
export function searchData(
  pages: ReadonlyMap<string, ParsedPage>,
  { spellings, terms, nothing }: SearchTerms,
): SearchData {
  const entries = searchIndex(pages);
  const pinned = (answers: readonly Answer[], field: string): PinnedAnswer[] =>
    answers.map(({ label, to, contact }, at) => {
      if (contact) return reach(plainText(label), contact);
      const problem = sectionProblem(pages, to ?? '');
      if (problem) throw new Error(`apps/site/src/content/${termsFile}\n${field}.${at}.to: ${problem}`);
      const page = entries.find(({ url }) => url === to?.split(/[?#]/, 1)[0])?.title ?? '';
      return { url: to ?? '', title: plainText(label), page };
    });
  return {
    index: buildIndex(entries),
    spellings,
    terms: terms.map(({ words: asked, means = [], answers }, at) => ({
      words: asked,
      means,
      answers: pinned(answers, `terms.${at}.answers`),
    })),
    media: entries.flatMap((entry) => (entry.url === routes.picker ? mediumEntries(entry) : [])),
    names: apiNames(pages),
    nothing: pinned(nothing, 'nothing'),
  };
}

/** Most places listed for a name that many objects have; the first are in answers, the others in requests. */
const mostPlaces = 4;

/**
 * Places of the API reference that define a name: rows with an id (`objek-tank--level`) and sections that show the name
 * of their operation.
 */
export function apiNames(pages: ReadonlyMap<string, ParsedPage>): ApiNames {
  const places = [...pages].flatMap(([address, { elements }]) =>
    (address.startsWith(routes.reference) ? elements : []).flatMap((element): PinnedAnswer[] => {
      const id = attribute(element, 'id');
      const title = id && definedName(element, id);
      if (!title || title.includes(' ')) return [];
      const owner = element.tagName === 'tr' ? around(element).find((one) => attribute(one, 'id')) : element;
      const heading = owner && descendants(owner).find(({ tagName }) => /^h\d$/.test(tagName));
      return [{ url: `${address}#${id}`, title, page: heading ? words(heading) : '' }];
    }),
  );
  const isAnswer = ({ url }: PinnedAnswer) => url.includes('#objek-');
  const sorted = places.sort((one, other) => Number(isAnswer(other)) - Number(isAnswer(one)));
  return Object.fromEntries(
    Object.entries(Object.groupBy(sorted, ({ title }) => title.toLowerCase())).map(([name, found = []]) => [
      name,
      found.slice(0, mostPlaces),
    ]),
  );
}

/** Name of the API that a row or a section with an id defines. */
function definedName(element: Element, id: string): string | undefined {
  const inside = descendants(element);
  const code = (within: readonly Element[]) => within.filter(({ tagName }) => tagName === 'code').map(words);
  if (element.tagName === 'section') return code(inside).find((name) => kebab(name) === id);
  const head = element.tagName === 'tr' && inside.find(({ tagName }) => tagName === 'th');
  return head ? (code(descendants(head))[0] ?? words(head)) : undefined;
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function reach(label: string, contact: NonNullable<Answer['contact']>): PinnedAnswer {
  const [office] = readRecord('site/offices.yaml', officesSchema).offices;
  if (!office) throw new Error('apps/site/src/content/site/offices.yaml lists no office');
  const { phone, landline, email } = office;
  if (contact === 'email') return { url: `mailto:${email}`, title: label, page: email };
  if (contact === 'whatsapp') return { url: whatsappHref(phone), title: label, page: phone };
  return { url: telHref(landline ?? phone), title: label, page: landline ?? phone };
}

function readAtlas(elements: readonly Element[]): Map<string, { name: string; group: string }> {
  const { home } = readRecord('words/interface.yaml', interfaceSchema);
  const places = new Map([['/', { name: home, group: '' }]]);
  const panel = elements.find((element) => attribute(element, 'id') === 'jelajah');
  let group = '';
  for (const element of panel ? descendants(panel) : []) {
    if (element.tagName === 'summary') group = words(element);
    if (element.tagName === 'a' && group) places.set(attribute(element, 'href') ?? '', { name: words(element), group });
  }
  return places;
}

const metaContent = (elements: readonly Element[], name: string): string | undefined => {
  const meta = elements.find((element) => element.tagName === 'meta' && attribute(element, 'name') === name);
  return meta && attribute(meta, 'content');
};

function pageEntries(
  url: string,
  elements: readonly Element[],
  place?: { name: string; group: string },
): SearchEntry[] {
  const main = elements.find(({ tagName }) => tagName === 'main');
  const inside = main ? descendants(main) : [];
  const headline = inside.find(({ tagName }) => tagName === 'h1');
  if (!headline) return [];
  const page = place?.name ?? words(headline);
  const group = place?.group ?? '';
  const loose: string[] = [words(headline), metaContent(elements, 'description') ?? ''];
  const sections = new Map<Element, SearchEntry>();
  for (const element of inside.filter(({ tagName }) => /^(h2|h3|dt|summary)$/.test(tagName))) {
    const title = words(element);
    // The heading is for screen readers only.
    if (title === '') continue;
    const isQuestion = element.tagName === 'summary';
    if (isQuestion && !title.endsWith('?')) continue;
    const box = around(element).find((node) => isQuestion || attribute(node, 'id'));
    const id = isQuestion ? enclosingSection(element) : nearestAddress(element);
    if (element.tagName === 'dt' && !id?.startsWith('istilah-')) continue;
    if (box && id) sections.set(box, { url: `${url}#${id}`, title, page, group, words: '', text: '' });
    else loose.push(title);
  }
  for (const [box, section] of sections) section.text = textBelow(box, (element) => sections.has(element));
  // The search page lists everything and would match every query.
  const text = main && url !== routes.search ? textBelow(main) : '';
  return [{ url, title: page, page: '', group, words: loose.join(' '), text }, ...sections.values()];
}

type Node = Element['parentNode'];

/** Ancestors of an element, innermost first, up to `<main>`. */
function* around(element: Element): Generator<Element> {
  for (
    let node: Node = element.parentNode;
    node && 'tagName' in node && node.tagName !== 'main';
    node = node.parentNode
  )
    yield node;
}

/** Id of the enclosing section; undefined in a popover, which a link cannot open. */
function enclosingSection(element: Element): string | undefined {
  const box = around(element).find((node) => attribute(node, 'id'));
  return box && attribute(box, 'popover') === undefined ? attribute(box, 'id') : undefined;
}

function nearestAddress(element: Element): string | undefined {
  const box = around(element).find((node) => attribute(node, 'id'));
  return box && isFirstHeading(box, element) ? enclosingSection(element) : undefined;
}

const isFirstHeading = (box: Element, heading: Element) =>
  descendants(box).find(({ tagName }) => /^(h[1-6]|dt)$/.test(tagName)) === heading;

function descendants(element: Element): Element[] {
  return element.childNodes.flatMap((node) => ('tagName' in node ? [node, ...descendants(node)] : []));
}

/** Visible text of a node. */
const words = (node: Node) => rawText(node).replaceAll(/\s+/g, ' ').trim();

function rawText(node: Node): string {
  if (!node) return '';
  if ('value' in node && typeof node.value === 'string') return node.value;
  if ('tagName' in node && attribute(node, 'class')?.includes('visually-hidden')) return '';
  return 'childNodes' in node ? node.childNodes.map((child) => rawText(child as Node)).join('') : '';
}

/** Elements that are not indexed: not visible, or not text. */
const isLeftOut = (element: Element) =>
  /^(script|style|template|noscript|svg)$/.test(element.tagName) ||
  attribute(element, 'hidden') !== undefined ||
  attribute(element, 'class')?.includes('visually-hidden');

function textBelow(element: Element, isApart = (_: Element) => false): string {
  const parts = element.childNodes.map((child) => {
    if ('tagName' in child) return isLeftOut(child) || isApart(child) ? '' : textBelow(child, isApart);
    return 'value' in child ? child.value : '';
  });
  return parts.join(' ').replaceAll(/\s+/g, ' ').trim();
}

export const searchFile = searchIndexAddress.slice(1);
