import type { Page } from '@playwright/test';

/** What the browser tells of a shift; TypeScript does not know it yet. */
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };

export interface Shift {
  /** As the browser scores it; their sum is what visitors see move (CLS). */
  value: number;
  /** The page's ms. */
  at: number;
  moved: string[];
}

/** Notes from the start of every page opened from now on what moves in it without being asked to. */
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

/** What has moved in the page since the last look; in all less than `seen` does not count. */
export async function shiftsOf(page: Page, seen = 0.001): Promise<Shift[]> {
  const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts.splice(0));
  return shifts.reduce((sum, { value }) => sum + value, 0) < seen ? [] : shifts;
}

/** Goes through a page from its head to its foot, so that pictures arrive and whatever could move has moved. */
export async function walkThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  });
}
