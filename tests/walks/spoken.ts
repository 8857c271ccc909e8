import type { Page } from '@playwright/test';

/** Longer than a part of the page waits until it says what an edit came to, in ms. */
const settling = 1_800;

declare global {
  interface Window {
    heard: string[];
  }
}

/** Writes down from now on what each live region comes to say: a screen reader reads it whole whenever it changes. */
export const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.heard = [];
    const live = '[role="status"], [role="alert"], [role="log"], [aria-live="polite"], [aria-live="assertive"], output';
    const last = new WeakMap<Element, string>();
    const look = (records: readonly MutationRecord[]) => {
      const regions = records.flatMap(({ target, addedNodes }) => {
        const around = (target instanceof Element ? target : target.parentElement)?.closest(live);
        const inside = [...addedNodes].flatMap((node) =>
          node instanceof Element ? [...(node.matches(live) ? [node] : []), ...node.querySelectorAll(live)] : [],
        );
        return [...(around ? [around] : []), ...inside];
      });
      for (const region of new Set(regions)) {
        const [before, now] = [last.get(region), (region.textContent ?? '').trim().replace(/\s+/g, ' ')];
        last.set(region, now);
        // What stands in a region when it comes into the page is not spoken, except by an alert.
        const isSpoken = before === undefined ? region.getAttribute('role') === 'alert' : before !== now;
        if (isSpoken && now !== '') window.heard.push(now);
      }
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
  });

/** What was spoken since the last look, once nothing more comes. */
export async function heard(page: Page): Promise<string[]> {
  const spoken: string[] = [];
  for (;;) {
    await page.waitForTimeout(settling);
    const more = await page.evaluate(() => window.heard.splice(0));
    spoken.push(...more);
    if (more.length === 0) return spoken;
  }
}

/** What of it is no whole sentence: several words, closed by a mark. */
export const unfinished = (spoken: readonly string[]): string[] =>
  spoken.filter((words) => !/[.?!]$/.test(words) || words.split(' ').length < 3);
