import { expect, onTestFinished, test } from 'vitest';
import { routes } from '../../src/routes.ts';
import { wordsOf } from '../records.ts';
import { openAlive, reads, text } from './seen.ts';
import type { Bench } from './suite.ts';

const kept = (path: string) => caches.match(location.origin + path).then(Boolean);

/** A page is read again after the line was cut, and one that was never opened gives way to the telephone numbers. */
export function offlineTests(bench: Bench): void {
  test('without network a visited page, a visited tool and the telephone numbers are there', async () => {
    const line = await bench.spare();
    const tab = await bench.engine.tab();
    onTestFinished(() => tab.close());
    await tab.resize(1366, 768);
    const visited = [routes.features, routes.roi];
    for (const route of visited) {
      await tab.open(line.origin + route);
      await expect.poll(() => tab.ask(kept, route), { timeout: 30_000, interval: 250 }).toBe(true);
    }
    const headings = new Map<string, string>();
    for (const route of visited) {
      await tab.open(line.origin + route);
      headings.set(route, await text(tab, 'h1'));
    }
    line.cut();
    for (const [route, heading] of headings) {
      await openAlive(tab, line.origin + route);
      await reads(tab, 'h1', heading);
    }
    await tab.open(line.origin + routes.team);
    await reads(tab, 'h1', wordsOf('site/offline').say('page.title'));
    expect(await tab.ask(() => document.querySelectorAll('main a[href^="tel:"]').length)).toBeGreaterThan(0);
  });
}
