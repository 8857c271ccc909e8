import puppeteer from 'puppeteer-core';
import { browserEnvironment } from '../chromium.ts';
import { type Engine, witnessScript } from './tab.ts';

/** Starts the Firefox at `path` and controls it by WebDriver BiDi, without a driver. */
export async function startFirefox(path: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    headless: true,
    env: browserEnvironment,
    extraPrefsFirefox: { 'intl.accept_languages': 'id' },
  });
  return {
    close: () => browser.close(),
    tab: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.evaluateOnNewDocument(witnessScript());
      return {
        open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
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
        choose: async (selector, value) => void (await page.select(selector, value)),
        press: (key) => page.keyboard.press(key),
        close: () => context.close(),
      };
    },
  };
}
