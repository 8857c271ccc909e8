import { expect, onTestFinished, test } from 'vitest';
import { routes } from '../../src/routes.ts';
import { wordsOf } from '../records.ts';
import { openAlive, reads, text } from './seen.ts';
import type { Bench } from './tab.ts';
import { readRecord } from './tools.ts';

const kept = (path: string) => caches.match(location.origin + path).then(Boolean);

/** How many scripts of readers the page's service worker has kept: the last of what it keeps with the tool. */
const keptWorkers = async () => {
  const files = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return files.flat().filter(({ url }) => /worker-[^/]+\.js$/.test(url)).length;
};

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

  test('a reader of records starts while its script is fetched through the service worker', async () => {
    const tab = await bench.engine.tab();
    onTestFinished(() => tab.close());
    await tab.resize(1366, 768);
    await openAlive(tab, bench.line.origin + routes.loss);
    await expect.poll(() => tab.ask(keptWorkers), { timeout: 30_000, interval: 250 }).toBe(1);
    await tab.ask(() => caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))));
    await readRecord(tab);
  });
}
