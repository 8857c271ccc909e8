import type { Page } from '@playwright/test';

/** Below, at and above every breakpoint, in CSS px. */
const widths = [320, 412, 768, 1366, 1920];

const preferences = [
  { reducedMotion: 'reduce' },
  { forcedColors: 'active' },
  { contrast: 'more' },
  { colorScheme: 'dark' },
  { media: 'print' },
] as const;

/** Shows the page at every width and preference with all that folds open, so that each rule it needs is used. */
export async function walkThrough(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(openAll);
    await openLists(page);
  }
  for (const preference of preferences) {
    await page.emulateMedia({ media: 'screen', ...preference });
    await page.evaluate(() => document.body.offsetHeight);
  }
}

/** Elements that are not displayed have no style, so that coverage misses what stands in a closed menu. */
async function openAll(): Promise<void> {
  const style = (): number => document.body.offsetHeight;
  const frame = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name');
    details.open = true;
  }
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
    popover.showPopover();
    style();
    popover.hidePopover();
  }
  // Sections far below may be left without style until they come near.
  for (let top = 0; top < style(); top += innerHeight) {
    scrollTo({ top, behavior: 'instant' });
    await frame();
  }
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Lists that a script puts into the page when they are opened. */
async function openLists(page: Page): Promise<void> {
  for (const list of await page.getByRole('combobox').all()) {
    await list.click();
    await page.keyboard.press('Escape');
  }
}
