import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import type { Engine, Tab } from './tab.ts';

const witness = readFileSync(join(import.meta.dirname, 'witness.js'), 'utf8');

/** Starts the Firefox at `path`; it speaks WebDriver BiDi without a driver between. */
export async function startFirefox(path: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'id' },
  });
  return {
    name: `Firefox (${await browser.version()})`,
    tab: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(witness);
      return tabOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  return {
    open: async (address) => {
      await page.goto(address, { waitUntil: 'load' });
    },
    resize: (width, height) => page.setViewport({ width, height }),
    ask: (question, ...given) =>
      page.evaluate(question as unknown as (...given: unknown[]) => unknown, ...given) as Promise<never>,
    click: (selector) => page.click(selector),
    type: async (selector, text) => {
      await page.click(selector);
      await page.keyboard.down('Control');
      await page.keyboard.press('a');
      await page.keyboard.up('Control');
      await page.keyboard.type(text);
    },
    choose: async (selector, value) => {
      await page.select(selector, value);
    },
    press: (key) => page.keyboard.press(key),
    close,
  };
}
