import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Tab } from './tab.ts';

/** What `witness.js` keeps in the page. */
export interface Witness {
  readonly complaints: readonly string[];
  /** What the page wrote with `console.log`, call by call. */
  readonly written: readonly (readonly unknown[])[];
}

export type Witnessed = typeof globalThis & { readonly witness: Witness };

/** Opens a page and waits until what works at once is alive. */
export async function openAlive(tab: Tab, address: string): Promise<void> {
  await tab.open(address);
  await eventually(tab, () => document.querySelectorAll('astro-island[client="load"][ssr]').length, 0);
}

/** Errors of scripts, files and policy, and what the page wrote as an error, since it was opened. */
export const complaints = (tab: Tab): Promise<readonly string[]> =>
  tab.ask(() => (globalThis as Witnessed).witness.complaints);

/** What is read at the first element that a selector finds; white space in one piece. */
export const text = (tab: Tab, selector: string): Promise<string> =>
  tab.ask((found) => (document.querySelector(found)?.textContent ?? '').replace(/\s+/g, ' ').trim(), selector);

/** Waits until a question to the page has this answer. */
export const eventually = <Answer>(tab: Tab, question: () => Answer, answer: Answer): Promise<void> =>
  expect.poll(() => tab.ask(question), { timeout: 20_000, interval: 100 }).toEqual(answer);

/** Waits until a text is read at the first element that a selector finds. */
export const reads = (tab: Tab, selector: string, expected: string | RegExp): Promise<void> => {
  const read = expect.poll(() => text(tab, selector), { timeout: 20_000, interval: 100 });
  return typeof expected === 'string' ? read.toContain(expected) : read.toMatch(expected);
};

/** Scrolls through the page, so that all that waits to be seen has been seen, and back. */
export async function scrollThrough(tab: Tab): Promise<void> {
  const [height, screen] = await tab.ask(() => [document.documentElement.scrollHeight, innerHeight] as const);
  for (let top = screen; top < height; top += screen) {
    await tab.ask((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await wait(60);
  }
  await tab.ask(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** What is wider than the window, or nothing when the page does not scroll sideways. */
export const stickingOut = (tab: Tab): Promise<readonly string[]> =>
  tab.ask(() => {
    const page = document.documentElement;
    if (page.scrollWidth <= page.clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > page.clientWidth + 0.5,
    );
    const named = wide.slice(-4).map((element) => `${element.localName}#${element.id}.${element.className}`);
    return [`${page.scrollWidth} > ${page.clientWidth}`, ...named];
  });

/** Pictures that do not show, every one of the page fetched first. */
export async function brokenPictures(tab: Tab): Promise<readonly string[]> {
  await tab.ask(() => {
    for (const image of document.images) image.loading = 'eager';
  });
  const waiting = () => [...document.images].filter((image) => !image.complete).length;
  await eventually(tab, waiting, 0);
  return tab.ask(() =>
    [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc),
  );
}
