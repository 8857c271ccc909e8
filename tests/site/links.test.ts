import { leadAddresses } from 'contract/lead';
import { test } from 'vitest';
import { industryRoutes, isRoute } from '../../apps/site/src/addresses.ts';
import { isSiteId } from '../../apps/site/src/plant/sites/index.ts';
import { isToolRoute, routes } from '../../apps/site/src/routes.ts';
import { readRecord } from '../records.ts';
import {
  builtPages,
  describeElement,
  distFiles,
  type Element,
  expectNone,
  listElements,
  openPage,
  origin,
  type Page,
  pageFile,
  splitSrcset,
} from './site.ts';

const outside = ['https://wa.me'];

const { form } = readRecord('pages/konsultasi-gratis');
/** URL parameters that the form accepts → their values. */
const known: Readonly<Record<string, readonly string[]>> = {
  topik: Object.keys(form.topics),
  paket: Object.keys(form.packages),
};

/** A URL in a page. */
interface Reference {
  where: string;
  value: string;
  /** Whether the browser loads it by itself; otherwise a visitor follows it. */
  loads: boolean;
}

const loadingAttributes = ['src', 'poster', 'component-url', 'renderer-url', 'before-hydration-url'];
const setAttributes = ['srcset', 'imagesrcset'];
const followed = new Set(['a', 'area']);

const listReferences = (page: Page): Reference[] => listElements(page).flatMap(referencesIn);

function referencesIn(element: Element): Reference[] {
  const where = describeElement(element);
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

/** URLs in CSS; every `@import` counts as an error. */
const addressesInCss = (css: string): string[] => [
  ...[...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map((match) => match[2] ?? ''),
  ...[...css.matchAll(/@import[^;]*/g)].map(([rule]) => rule),
];

/** Why a followed link is invalid; undefined when it is valid. */
function linkProblem(value: string, page: Page): string | undefined {
  if (value === '' || value === '#') return 'leads nowhere';
  if (value.startsWith('mailto:')) return /^mailto:[^@\s]+@[^@\s]+$/.test(value) ? undefined : 'is no mail address';
  if (value.startsWith('tel:')) return /^tel:\+\d{8,15}$/.test(value) ? undefined : 'is no full telephone number';
  if (!URL.canParse(value, origin + page.address)) return 'is no address';
  const url = new URL(value, origin + page.address);
  if (url.origin !== origin) return outside.includes(url.origin) ? undefined : 'is not on the list of other sites';
  // Fragment links work on the 404 page too, whose own path is never in the URL.
  const target = value.startsWith('#') ? page.address : url.pathname;
  // The form’s endpoint, which exists only on the server.
  if (target === leadAddresses.api && page.address === '/_leads/konsultasi-gratis') return undefined;
  // Downloads such as datasheets; pages are linked by clean paths only.
  if (!target.endsWith('.html') && distFiles.has(target.slice(1))) return undefined;
  if (target !== page.address && !isRoute(target)) return 'is neither a route nor a file in dist';
  if (target !== page.address && !distFiles.has(pageFile(target))) return 'leads to a page that was not built';
  return handsOnState(url) ? undefined : (fragmentProblem(url.hash, openPage(target)) ?? queryProblem(url));
}

/** Whether a fragment carries values for a page: a site of the live demo, inputs of a tool, a result for the form. */
function handsOnState({ pathname, hash }: URL): boolean {
  if (!hash.includes('=')) return false;
  if (pathname === routes.demo) return isSiteId(new URLSearchParams(hash.slice(1)).get('situs') ?? '');
  return isToolRoute(pathname) || pathname === routes.consultation;
}

function fragmentProblem(hash: string, { $, address }: Page): string | undefined {
  // Values of a tool in the fragment, in query form.
  if (hash.includes('=')) return undefined;
  const id = decodeURIComponent(hash.slice(1));
  if (id === '' || $('[id]').is((_, element) => element.attribs['id'] === id)) return undefined;
  return `names a part #${id} that ${address} does not have`;
}

const preselecting: readonly string[] = [routes.consultation, routes.procurement];

function queryProblem({ pathname, searchParams }: URL): string | undefined {
  for (const [name, value] of searchParams) {
    // Industry pages hand on which of them was read.
    if (name === 'industri' && preselecting.includes(pathname) && industryRoutes().includes(`/${value}`)) continue;
    if (pathname !== routes.consultation) return `hands ${name} to a page that reads no parameters`;
    if (!known[name]?.includes(value)) return `asks for ${name}=${value}, which konsultasi-gratis.yaml does not have`;
  }
  return undefined;
}

/** Why a loaded file is invalid; undefined when it is valid. */
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
  findProblem: (value: string) => string | undefined,
) =>
  references.flatMap(({ where, value }) => {
    const problem = findProblem(value);
    return problem === undefined ? [] : [`${where}: “${value}” ${problem}`];
  });

test.each(builtPages)(
  '%s: links have targets, loaded files are in dist, popover buttons have their popover',
  (address) => {
    const page = openPage(address);
    const { $ } = page;
    const references = listReferences(page);
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
        ...dead.map(describeElement),
      ],
      address,
    );
  },
);
