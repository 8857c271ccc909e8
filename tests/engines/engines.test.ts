import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { routes } from '../../apps/site/src/routes.ts';
import { paths } from '../../scripts/paths.ts';
import { type ServerProcess, startServer } from '../../scripts/server-process.ts';
import { samplePages } from '../depth.ts';
import { listOverflowing } from '../e2e/sideways.ts';
import { recordWords } from '../records.ts';
import { startFirefox } from './firefox.ts';
import { type Line, openLine } from './line.ts';
import { complaints, type Engine, eventually, expectText, openAlive, type Tab, text, type Witnessed } from './tab.ts';
import { startWebkit } from './webkit.ts';

const verdictPattern = (page: string) => recordWords(`pages/${page}`, 'tool.verdict').like;

/** Inputs of the ROI calculator whose only saving is manual gauging. */
const onlyGauging = '#v=2&tangki=6&habis=0&kirim=0&nilai=0&henti=0&naikUpah=0&baterai=0&alat=100000&pasang=100000';

async function readRecord(tab: Tab): Promise<void> {
  await tab.type('#tempel', 'Tanggal;Stok awal;Terima;Jual;Stok akhir\n13/10/2026;10.000;0;1.000;8.500\n');
  await expectText(tab, 'main', verdictPattern('analisis-susut')('none'));
}

const fieldValue = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;
const readText = (selector: string) => document.querySelector(selector)?.textContent ?? '';
const countElements = (selector: string) => document.querySelectorAll(selector).length;

const scenarios: Readonly<Record<string, (tab: Tab) => Promise<void>>> = {
  // 12.637,04 L between flat ends, from the closed formula of a horizontal cylinder.
  [routes.tankTable]: async (tab) => {
    await tab.type('#tangki-level', '1,5');
    await eventually(tab, 1, countElements, 'input[aria-valuetext*="12.637,0"]');
  },
  [routes.alarm]: async (tab) => {
    await expectText(tab, 'main', verdictPattern('simulasi-alarm')('raise'));
    await tab.type('#alarm-rendah', '12000');
    await expectText(tab, 'main', verdictPattern('simulasi-alarm')('enough'));
  },
  [`${routes.roi}${onlyGauging}`]: async (tab) => {
    await expectText(tab, 'main', verdictPattern('kalkulator-roi')('pays'));
    // Gauging: 6 tanks × 2 × 365 × 10 min at Rp 40.000 per hour, half of it saved: Rp 14.600.000 a year against fees of
    // Rp 10.800.000. At Rp 10.000 per hour it never pays back.
    await tab.click('details:has(#upah) > summary');
    await tab.type('#upah', '10000');
    await expectText(tab, 'main', verdictPattern('kalkulator-roi')('never'));
  },
  [routes.loss]: readRecord,
  [routes.picker]: async (tab) => {
    await eventually(tab, 1, countElements, '[role="combobox"]:enabled');
    await tab.type('[role="combobox"]', 'NH3');
    await eventually(tab, 1, countElements, '[role="option"]');
    await tab.press('Enter');
    // Ammonia at 25 °C has a vapour pressure of about 10 bar: the record presets the field.
    await eventually(tab, '10,7', fieldValue, '#t-tekanan');
    await expectText(tab, 'main', recordWords('picker/answer').say('words.noSensor'));
  },
  [routes.demo]: async (tab) => {
    await eventually(tab, 1, countElements, '[data-alive]');
    const clock = () => tab.ask(readText, '[role="timer"]');
    const before = await clock();
    await tab.click('label:nth-of-type(3):has([name="demo-kecepatan"])');
    await expect.poll(clock).not.toBe(before);
    await tab.click('[role="timer"] ~ div button');
    // A busy machine may render one or two more steps after the press.
    const stands = async () => {
      const shown = await clock();
      await wait(1500);
      return (await clock()) === shown;
    };
    await expect.poll(stands, { timeout: 20_000 }).toBe(true);
    await tab.choose('#demo-situs', 'petrokimia');
    await expectText(tab, 'main', 'TK-301');
  },
  [routes.developer]: async (tab) => {
    await tab.choose('#sandbox-operation', 'listTanks');
    await tab.type('#sandbox-limit', '2');
    await tab.press('Enter');
    await expectText(tab, '#sandbox', '200 OK');
    await expectText(tab, '#sandbox pre', '"tank_id": "TK-201"');
  },
  [routes.search]: async (tab) => {
    await tab.type('main input[type="search"]', 'radar');
    await expectText(tab, 'main [role="search"] ul', /radar/i);
  },
  '/minyak-gas': async (tab) => {
    const before = await tab.ask(readText, '[data-answer]');
    // Hidden, with its space reserved, until its script has loaded.
    const slider = '[data-instrument] input[type="range"]';
    await eventually(
      tab,
      true,
      (found) => document.querySelector(found)?.checkVisibility({ visibilityProperty: true }) ?? false,
      slider,
    );
    await tab.click(slider);
    await tab.press('End');
    await expect.poll(() => tab.ask(readText, '[data-answer]')).not.toBe(before);
  },
};

/** Popovers: name, window width, page, opener, popover. */
const atlas = 'header [aria-controls="jelajah"]';
const menus = [
  ['the dropdown', 1366, routes.home, '[popovertarget="menu-layanan"]', '#menu-layanan'],
  ['the plan of the site', 1366, routes.home, atlas, '#jelajah'],
  ['the menu of a phone', 390, routes.home, atlas, '#jelajah'],
  ['the telephone numbers', 390, routes.consultation, '[popovertarget="hubungi"]', '#hubungi'],
] as const;

const typed = {
  name: 'Siti Rahma',
  email: 'siti@contoh.co.id',
  phone: '+62 812 3456 7890',
  company: 'PT Contoh',
  message: 'Dua tangki solar 20 kL.',
};

/** Waits until the browser has sent no byte for a second. @returns bytes sent so far */
async function whenQuiet(line: Line): Promise<number> {
  for (;;) {
    const before = line.sent();
    await wait(1000);
    if (line.sent() === before) return before;
  }
}

const keeps = (path: string) => caches.match(location.origin + path).then(Boolean);
/** Number of files that the service worker has cached. */
const countKept = async () => {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(stores.map((store) => store.keys()))).flat().length;
};
/** Worker scripts that the service worker has cached, the last files that it caches with a tool. */
const keptWorkers = async () => {
  const files = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return files.flat().filter(({ url }) => /worker-[^/]+\.js$/.test(url)).length;
};

/** Scrolls through the page, so that content waiting to be visible appears and all pictures load. */
async function seeAll(tab: Tab): Promise<void> {
  const [height, screen] = await tab.ask(() => [document.documentElement.scrollHeight, innerHeight] as const);
  for (let top = 0; top < height; top += screen) {
    await tab.ask((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await wait(60);
  }
  await tab.ask(() => scrollTo({ top: 0, behavior: 'instant' }));
}

describe.each([
  ['Firefox', () => startFirefox(process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr')],
  ['WebKit', () => startWebkit(process.env['WEBKIT_DRIVER'] ?? '/usr/bin/WebKitWebDriver')],
])('%s', (_, start) => {
  let server: ServerProcess;
  let engine: Engine;
  let line: Line;
  let tab: Tab;
  beforeAll(async () => {
    server = await startServer(paths.root, { LOG_LEVEL: 'warn' });
    line = await openLine(server.port);
    engine = await start();
    tab = await engine.tab();
  });
  afterAll(async () => {
    await engine?.close();
    line?.cut();
    await server?.stop();
  });
  test('the form logs its seven fields to the console and sends no request', async () => {
    await tab.resize(1366, 768);
    await openAlive(tab, line.origin + routes.consultation);
    await eventually(tab, 2, countElements, 'button[role="combobox"]');
    for (const [name, value] of Object.entries(typed)) await tab.type(`#${name}`, value);
    for (const [name, place] of [
      ['industry', 5],
      ['tankCount', 4],
    ] as const) {
      await tab.click(`button#${name}`);
      await tab.click(`[role="listbox"] [role="option"]:nth-of-type(${place})`);
      await eventually(tab, 0, countElements, '[role="listbox"]');
    }
    const requests = () => tab.ask(() => performance.getEntriesByType('resource').length);
    const [before, asked] = [await whenQuiet(line), await requests()];
    await tab.click('main form button[type="submit"]');
    const written = [[{ ...typed, industry: 'water-waste', tankCount: '50+' }]];
    await eventually(tab, written as unknown, () => (globalThis as Witnessed).witness.written);
    expect([await whenQuiet(line), await requests()]).toEqual([before, asked]);
    expect(await complaints(tab)).toEqual([]);
  });

  test.each(menus)(
    '%s at %i px receives the focus at Tab and closes at Escape',
    async (_, width, route, opener, opened) => {
      await tab.resize(width, 768);
      await openAlive(tab, line.origin + route);
      await tab.click(opener);
      await eventually(tab, 1, countElements, ':popover-open');
      await tab.press('Tab');
      const isWithin = (selector: string) => document.activeElement?.closest(selector) !== null;
      expect(await tab.ask(isWithin, opened)).toBe(true);
      await tab.press('Escape');
      await eventually(tab, 0, countElements, ':popover-open');
      expect(await tab.ask(isWithin, opener)).toBe(true);
    },
  );

  test.each(Object.entries(scenarios))('%s responds to real input', async (route, act) => {
    await tab.resize(1366, 768);
    await openAlive(tab, line.origin + route);
    await act(tab);
    expect(await complaints(tab)).toEqual([]);
  });

  test.each(samplePages)('%s shows its pictures, does not overflow sideways and reports no error', async (route) => {
    await tab.resize(320, 700);
    await openAlive(tab, line.origin + route);
    const sideways: string[] = [];
    for (const width of [320, 375, 390, 1366]) {
      await tab.resize(width, 700);
      await seeAll(tab);
      for (const what of await tab.ask(listOverflowing)) sideways.push(`${width} px: ${what}`);
    }
    expect(sideways).toEqual([]);
    await tab.ask(() => {
      for (const image of document.images) image.loading = 'eager';
    });
    await eventually(tab, 0, () => [...document.images].filter((image) => !image.complete).length);
    const broken = () =>
      [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.currentSrc);
    expect(await tab.ask(broken)).toEqual([]);
    expect(await complaints(tab)).toEqual([]);
  });

  test('visited pages and tools, and the telephone numbers, work offline', async () => {
    const spare = await openLine(server.port);
    await tab.resize(1366, 768);
    const headings = new Map<string, string>();
    for (const route of [routes.features, routes.roi]) {
      await tab.open(spare.origin + route);
      headings.set(route, await text(tab, 'h1'));
      await expect.poll(() => tab.ask(keeps, route), { timeout: 30_000, interval: 250 }).toBe(true);
    }
    // A page is cached before its scripts.
    let before = 0;
    const isComplete = async () => {
      const now = await tab.ask(countKept);
      const isSame = now === before;
      before = now;
      return isSame;
    };
    await expect.poll(isComplete, { timeout: 30_000, interval: 2000 }).toBe(true);
    spare.cut();
    for (const [route, heading] of headings) {
      await openAlive(tab, spare.origin + route);
      await expectText(tab, 'h1', heading);
    }
    await tab.open(spare.origin + routes.team);
    await expectText(tab, 'h1', recordWords('site/offline').say('page.title'));
    expect(await tab.ask(countElements, 'main a[href^="tel:"]')).toBeGreaterThan(0);
  });

  test('the loss tool’s worker starts when its script is fetched through the service worker', async () => {
    await tab.resize(1366, 768);
    await openAlive(tab, line.origin + routes.loss);
    await expect.poll(() => tab.ask(keptWorkers), { timeout: 30_000, interval: 250 }).toBe(1);
    await tab.ask(() => caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name)))));
    await readRecord(tab);
  });
});
