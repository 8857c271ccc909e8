import { leadAddresses } from 'contract/lead';
import { test } from 'vitest';
import { isRoute } from '../../apps/site/src/addresses.ts';
import { isSiteId } from '../../apps/site/src/plant/sites/index.ts';
import { isToolRoute, routes } from '../../apps/site/src/routes.ts';
import { readRecord } from '../records.ts';
import {
  builtPages,
  distFiles,
  type Element,
  elementsOf,
  expectNone,
  fileOf,
  nameTag,
  openPage,
  origin,
  type Page,
  splitSrcset,
} from './site.ts';

const outside = ['https://wa.me'];

const { form } = readRecord('pages/konsultasi-gratis');
/** What the form understands in its address: parameter → its values. */
const known: Readonly<Record<string, readonly string[]>> = {
  topik: Object.keys(form.topics),
  paket: Object.keys(form.packages),
};

/** An address that stands in a page. */
interface Reference {
  where: string;
  value: string;
  /** Whether the browser fetches it unasked; otherwise a visitor follows it. */
  loads: boolean;
}

const loadingAttributes = ['src', 'poster', 'component-url', 'renderer-url', 'before-hydration-url'];
const setAttributes = ['srcset', 'imagesrcset'];
const followed = new Set(['a', 'area']);

const referencesOf = (page: Page): Reference[] => elementsOf(page).flatMap(referencesIn);

function referencesIn(element: Element): Reference[] {
  const where = nameTag(element);
  const { attribs } = element;
  const found: Reference[] = [];
  const add = (value: string | undefined, loads: boolean): void => {
    if (value !== undefined) found.push({ where, value, loads });
  };
  for (const name of loadingAttributes) add(attribs[name], true);
  for (const name of setAttributes) for (const value of splitSrcset(attribs[name] ?? '')) add(value, true);
  if (element.name === 'object') add(attribs['data'], true);
  add(attribs['xlink:href'], true);
  add(attribs['action'] ?? attribs['formaction'], false);
  add(attribs['href'], !followed.has(element.name) && attribs['rel'] !== 'canonical');
  return found;
}

/** Addresses in CSS text; every `@import` counts as one that must not be there. */
const addressesInCss = (css: string): string[] => [
  ...[...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map((match) => match[2] ?? ''),
  ...[...css.matchAll(/@import[^;]*/g)].map(([rule]) => rule),
];

/** What is wrong with a link that a visitor follows; undefined when nothing is. */
function linkProblem(value: string, page: Page): string | undefined {
  if (value === '' || value === '#') return 'leads nowhere';
  if (value.startsWith('mailto:')) return /^mailto:[^@\s]+@[^@\s]+$/.test(value) ? undefined : 'is no mail address';
  if (value.startsWith('tel:')) return /^tel:\+\d{8,15}$/.test(value) ? undefined : 'is no full telephone number';
  if (!URL.canParse(value, origin + page.address)) return 'is no address';
  const url = new URL(value, origin + page.address);
  if (url.origin !== origin) return outside.includes(url.origin) ? undefined : 'is not on the list of other sites';
  // A link to a part of the same page works on the 404 page too, whose address is not its own.
  const target = value.startsWith('#') ? page.address : url.pathname;
  // The endpoint of the plain form, which only the server knows.
  if (target === leadAddresses.api && page.address === '/_leads/konsultasi-gratis') return undefined;
  // Something to download, such as a data sheet; pages are reached by their clean addresses only.
  if (!target.endsWith('.html') && distFiles.has(target.slice(1))) return undefined;
  if (target !== page.address && !isRoute(target)) return 'is neither a route nor a file in dist';
  if (target !== page.address && !distFiles.has(fileOf(target))) return 'leads to a page that was not built';
  return handsOnState(url) ? undefined : (fragmentProblem(url.hash, openPage(target)) ?? queryProblem(url));
}

/**
 * True for a fragment that hands values to a page and never leaves the browser: a site of the live demo, the inputs
 * of a tool, the result of one for the form.
 */
function handsOnState({ pathname, hash }: URL): boolean {
  if (!hash.includes('=')) return false;
  if (pathname === routes.demo) return isSiteId(new URLSearchParams(hash.slice(1)).get('situs') ?? '');
  return isToolRoute(pathname) || pathname === routes.consultation;
}

function fragmentProblem(hash: string, { $, address }: Page): string | undefined {
  // What a tool keeps in the address, and hands to the form, has the shape of a query.
  if (hash.includes('=')) return undefined;
  const id = decodeURIComponent(hash.slice(1));
  if (id === '' || $('[id]').is((_, element) => element.attribs['id'] === id)) return undefined;
  return `names a part #${id} that ${address} does not have`;
}

function queryProblem({ pathname, searchParams }: URL): string | undefined {
  for (const [name, value] of searchParams) {
    if (pathname !== routes.consultation) return `hands ${name} to a page that reads no parameters`;
    if (!known[name]?.includes(value)) return `asks for ${name}=${value}, which konsultasi-gratis.yaml does not have`;
  }
  return undefined;
}

/** What is wrong with a file that the browser fetches by itself. */
function fileProblem(value: string, page: Page): string | undefined {
  if (value.startsWith('data:')) return undefined;
  if (value.startsWith('#')) return fragmentProblem(value, page);
  if (value === '' || !URL.canParse(value, origin + page.address)) return 'is no address';
  const url = new URL(value, origin + page.address);
  if (url.origin !== origin) return 'comes from another origin';
  return distFiles.has(decodeURIComponent(url.pathname.slice(1))) ? undefined : 'is not in dist';
}

const troubled = (
  references: readonly Pick<Reference, 'where' | 'value'>[],
  problemOf: (value: string) => string | undefined,
) =>
  references.flatMap(({ where, value }) => {
    const problem = problemOf(value);
    return problem === undefined ? [] : [`${where}: “${value}” ${problem}`];
  });

test.each(builtPages)(
  '%s: every link leads somewhere, all it loads is in dist, what opens something can',
  (address) => {
    const page = openPage(address);
    const { $ } = page;
    const references = referencesOf(page);
    const followed = references.filter(({ loads }) => !loads);
    const inStyles = $('style')
      .toArray()
      .flatMap((style) => addressesInCss($(style).text()));
    const loaded = [
      ...references.filter(({ loads }) => loads),
      ...inStyles.map((value) => ({ where: '<style>', value })),
    ];
    const dead = $('[popovertarget]')
      .toArray()
      .filter(({ attribs }) => $(`[popover][id="${attribs['popovertarget']}"]`).length !== 1);
    expectNone(
      [
        ...troubled(followed, (value) => linkProblem(value, page)),
        ...troubled(loaded, (value) => fileProblem(value, page)),
        ...dead.map(nameTag),
      ],
      address,
    );
  },
);
