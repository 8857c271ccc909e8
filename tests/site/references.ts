import { type Element, elementsOf, nameTag, type Page } from './site.ts';

/** An address that stands in a page. */
export interface Reference {
  /** The tag, for messages. */
  where: string;
  value: string;
  /** Whether the browser fetches it unasked; otherwise a visitor follows it. */
  loads: boolean;
}

const loadingAttributes = ['src', 'poster', 'component-url', 'renderer-url', 'before-hydration-url'];
const setAttributes = ['srcset', 'imagesrcset'];
const followed = new Set(['a', 'area']);

/** Every address in the tags of a page. */
export const referencesOf = (page: Page): Reference[] => elementsOf(page).flatMap(referencesIn);

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

/** The addresses of a `srcset`. */
export const splitSrcset = (srcset: string): string[] =>
  srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/, 1)[0] ?? '')
    .filter((address) => address !== '');

/** Addresses in CSS text; every `@import` counts as one that must not be there. */
export const addressesInCss = (css: string): string[] => [
  ...[...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map((match) => match[2] ?? ''),
  ...[...css.matchAll(/@import[^;]*/g)].map(([rule]) => rule),
];
