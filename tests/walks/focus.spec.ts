import type { Page } from '@playwright/test';
import { routes } from '../../apps/site/src/routes.ts';
import { addresses, expect, openAlive, test } from '../e2e/page.ts';

/** An office screen, a phone, and the office screen at 400 % zoom. */
const screens = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
] as const;

const mostStops = 400;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of addresses) {
  test(`${address}: Tab reaches all controls, and the focused one is visible`, async ({ page }) => {
    test.setTimeout(300_000);
    await openAlive(page, address);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const { stops, hidden } = await hiddenStops(page);
      expect(stops).toBeGreaterThan(10);
      expect.soft(hidden, `${screen.width} × ${screen.height}`).toEqual([]);
    }
  });
}

for (const [what, address, opener] of [
  ['the navigation panel', routes.features, 'header [aria-controls="jelajah"]'],
  ['the telephone numbers', routes.consultation, '[popovertarget="hubungi"]:not([popovertargetaction])'],
  ['the dropdown', routes.features, '[popovertarget="menu-layanan"]'],
] as const) {
  test(`Tab moves through ${what} and beyond it`, async ({ page }) => {
    await openAlive(page, address);
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const control = page.locator(opener);
      if (!(await control.isVisible())) continue;
      await control.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator(':popover-open')).toHaveCount(1);
      expect.soft((await hiddenStops(page)).hidden, `${screen.width} × ${screen.height}`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('Tab scrolls at once, and a click on a link within the page scrolls smoothly', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openAlive(page, routes.features);
    const away: string[] = [];
    for (let stop = 0; stop < 45; stop += 1) {
      await page.keyboard.press('Tab');
      const words = await page.evaluate(() => {
        const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
        return bottom < 0 || top > innerHeight ? (document.activeElement?.textContent ?? '') : '';
      });
      if (words) away.push(words);
    }
    expect(away).toEqual([]);
    const behaviour = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await behaviour()).toBe('auto');
    await page.locator('a[href="#isi"]').dispatchEvent('click');
    expect(await behaviour()).toBe('smooth');
    await page.keyboard.press('Tab');
    expect(await behaviour()).toBe('auto');
  });
});

/** Presses Tab until the focus has left the page; returns the elements that were not visible while focused. */
async function hiddenStops(page: Page): Promise<{ readonly stops: number; readonly hidden: readonly string[] }> {
  const hidden: string[] = [];
  for (let stops = 0; stops < mostStops; stops += 1) {
    await page.keyboard.press('Tab');
    let stop = await focused(page);
    if (stop === null) return { stops, hidden };
    // An element that scrolls under the focus needs a moment to come to rest.
    for (let wait = 0; stop?.covered && wait < 5; wait += 1) {
      await page.waitForTimeout(100);
      stop = await focused(page);
    }
    if (stop?.covered) hidden.push(`${stop.name}: ${stop.covered}`);
  }
  throw new Error(`the focus did not leave the page within ${mostStops} stops`);
}

interface Focused {
  readonly name: string;
  /** Empty, or the element that covers its centre, or `all` when no point of it is visible. */
  readonly covered: string;
}

/** The focused element, hit-tested at its centre and its corners; null when nothing is focused. */
const focused = (page: Page): Promise<Focused | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().replace(/\s+/g, ' ');
    // Radio buttons and checkboxes are shown by their label, as the field itself is clipped.
    const isMark = element.matches('input:is([type="radio"], [type="checkbox"], [type="file"])');
    // A range slider without pointer events is shown by its thumb, if that has them, else by the drawing below it.
    const isEnd = element.matches('input[type="range"]') && getComputedStyle(element).pointerEvents === 'none';
    const name = `${element.localName}#${element.id} “${words.slice(0, 40)}”`;
    if (isEnd) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const isThumbSeen = Array.from({ length: 51 }, (_, index) => index / 50).some((share) => {
        const [x, y] = height > width ? [0.5, share] : [share, 0.5];
        return document.elementFromPoint(left + width * x, top + height * y) === element;
      });
      if (isThumbSeen) return { name, covered: '' };
    }
    const shown = (isMark && (element as HTMLInputElement).labels?.[0]) || (isEnd && element.parentElement) || element;
    const outside = 'outside of the window';
    const seen = (x: number, y: number): string => {
      const hit = document.elementFromPoint(x, y);
      if (hit === null) return outside;
      return shown.contains(hit) || hit.contains(shown) ? '' : `${hit.localName}.${hit.getAttribute('class')}`;
    };
    const boxes = [...shown.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const points = boxes.flatMap(({ left, right, top, bottom }) => {
      const [x, y] = [Math.min(4, (right - left) / 4), Math.min(4, (bottom - top) / 4)];
      return [
        seen((left + right) / 2, (top + bottom) / 2),
        seen(left + x, top + y),
        seen(right - x, top + y),
        seen(left + x, bottom - y),
        seen(right - x, bottom - y),
      ];
    });
    const middle = points[0] ?? '';
    const isLarge = (boxes[0]?.height ?? 0) > innerHeight / 2 || (boxes[0]?.width ?? 0) > innerWidth;
    // An element partly outside the window can be scrolled to; an element that covers another cannot be moved away.
    const isOver = middle !== '' && middle !== outside && !isLarge;
    const covered = points.every(Boolean) ? `all, by ${middle}` : isOver ? middle : '';
    return { name, covered };
  });
