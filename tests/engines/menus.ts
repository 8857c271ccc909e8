import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../src/routes.ts';
import { eventually, openAlive } from './seen.ts';
import type { Bench, Tab } from './tab.ts';

/** Ways into what opens over the page: width of the window, what is clicked, what opens. */
const menus = [
  ['the dropdown', 1366, routes.home, '[popovertarget="menu-layanan"]', '#menu-layanan'],
  ['the plan of the site', 1366, routes.home, 'header > div > [popovertarget="jelajah"]', '#jelajah'],
  ['the menu of a phone', 390, routes.home, 'header > div > [popovertarget="jelajah"]', '#jelajah'],
  ['the telephone numbers', 390, routes.consultation, '[popovertarget="hubungi"]', '#hubungi'],
] as const;

/** What opens by a click takes the next Tab, and gives the focus back. */
export function menuTests(bench: Bench): void {
  describe('opened by a click', () => {
    let tab: Tab;
    beforeAll(async () => {
      tab = await bench.engine.tab();
    });
    afterAll(() => tab?.close());

    test.each(menus)(
      '%s at %i px takes the next Tab, and Escape closes it',
      async (_, width, route, opener, opened) => {
        await tab.resize(width, 768);
        await openAlive(tab, bench.line.origin + route);
        await tab.click(opener);
        const isOpen = () => document.querySelectorAll(':popover-open').length;
        await eventually(tab, isOpen, 1);
        await tab.press('Tab');
        const isWithin = (selector: string) => document.activeElement?.closest(selector) !== null;
        expect(await tab.ask(isWithin, opened)).toBe(true);
        await tab.press('Escape');
        await eventually(tab, isOpen, 0);
        expect(await tab.ask(isWithin, opener)).toBe(true);
      },
    );
  });
}
