import type { Page } from '@playwright/test';

/** The LayoutShift entry, which TypeScript's `dom` library lacks. */
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

export interface Shift {
  /** Score of the browser; the sum is the cumulative layout shift (CLS). */
  value: number;
  /** Time since the navigation, ms. */
  at: number;
  moved: string[];
}

/** Records the layout shifts of every page opened from now on, without those after an input. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : (node?.nodeValue ?? '')).slice(0, 80),
        );
        shifts.push({ value: entry.value, at: entry.startTime, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Layout shifts since the last call; a total below `seen` is ignored. */
export async function readShifts(page: Page, seen = 0.001): Promise<Shift[]> {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts.splice(0));
  return shifts.reduce((sum, { value }) => sum + value, 0) < seen ? [] : shifts;
}

/** Scrolls through the whole page, so that pictures load and late shifts occur. */
export async function walkThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
}
