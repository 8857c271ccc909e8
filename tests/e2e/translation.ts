import type { BrowserContext, Locator, Page } from '@playwright/test';
import { expect, waitUntilAlive } from './page.ts';

/** Elements that a translator skips. */
const kept = '[translate="no"], script, style, noscript, template, textarea';

/**
 * Translates the open page and all later changes like Chrome's translator: each text node is replaced by
 * `<font><font>…</font></font>` with a translation. The translation is ROT13, which keeps figures and the order of
 * texts.
 */
const translate = (page: Page) =>
  page.evaluate((kept) => {
    const inOtherWords = (text: string) =>
      text.replace(/[a-z]/gi, (letter) => {
        const first = letter <= 'Z' ? 65 : 97;
        return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
      });
    const replaceTexts = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest(`${kept}, font`)) continue;
        const inner = document.createElement('font');
        inner.textContent = inOtherWords(text.data);
        const outer = document.createElement('font');
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    replaceTexts(document.body);
    const observer = new MutationObserver((records) => {
      for (const { type, target } of records)
        replaceTexts(type === 'characterData' ? (target.parentNode ?? target) : target);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  }, kept);

/**
 * Texts of a page in order, as they are between elements; `isTranslated`: those of the translated page, else the
 * original ones translated by ROT13.
 */
const readTexts = (page: Page, isTranslated: boolean) =>
  page.evaluate(
    ([kept, isTranslated]) => {
      const inOtherWords = (text: string) =>
        text.replace(/[a-z]/gi, (letter) => {
          const first = letter <= 'Z' ? 65 : 97;
          return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
        });
      const texts: string[] = [''];
      const read = (node: Node) => {
        if (node instanceof Text) {
          const words = isTranslated || node.parentElement?.closest(kept) ? node.data : inOtherWords(node.data);
          texts.push(`${texts.pop()}${words}`);
          return;
        }
        if (!(node instanceof Element) || node.matches('script, style, noscript, template, textarea')) return;
        const isBoundary = node.localName !== 'font';
        if (isBoundary) texts.push('');
        for (const child of node.childNodes) read(child);
        if (isBoundary) texts.push('');
      };
      for (const root of document.querySelectorAll('main')) read(root);
      return texts.map((text) => text.trim().replace(/\s+/g, ' ')).filter(Boolean);
    },
    [kept, isTranslated] as const,
  );

/** When a page is translated: before its scripts run, by a browser setting, or later, by the visitor. */
export const moments = ['before', 'after'] as const;
type Moment = (typeof moments)[number];

const now = new Date('2026-11-23T03:00:00Z');

/** Advances the clock, which all pages of a context share. */
const pass = (page: Page, ms: number) => page.clock.runFor(ms);

async function open(page: Page, address: string, translated?: Moment): Promise<void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  if (translated === 'before')
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() === 'script') await held;
      await route.continue();
    });
  await page.goto(address, { waitUntil: translated === 'before' ? 'commit' : 'load' });
  if (translated === 'before') {
    await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe('loading');
    await translate(page);
    release();
    await page.waitForLoadState('load');
  }
  await waitUntilAlive(page);
  await page.waitForLoadState('networkidle');
}

export type PageAction = (page: Page) => Promise<unknown>;

/** The only error that React may report for a page translated before hydration; it then renders the page anew. */
const drawnAnew = /React error #418|^Hydration failed/;

/**
 * Opens a page and a translated copy. After each action in both, both must show the same figures and texts in the same
 * order, and the translated page must not have thrown.
 */
export async function compareTranslated(plain: Page, context: BrowserContext, address: string, moment: Moment) {
  const translated = await context.newPage();
  const errors: string[] = [];
  translated.on('pageerror', ({ message }) => errors.push(message));
  await context.clock.install({ time: now });
  await open(plain, address);
  await open(translated, address, moment);
  // From here on, time passes only by the test.
  await context.clock.pauseAt(new Date(now.getTime() + 600_000));
  await pass(plain, 2000);
  if (moment === 'after') await translate(translated);
  let [last, changes] = ['', 0];
  const agree = async (deed: string) => {
    await pass(plain, 500);
    await expect
      .poll(
        async () => {
          await pass(plain, 50);
          const texts = await readTexts(plain, false);
          if (texts.join() !== last) changes += 1;
          last = texts.join();
          return differences(texts, await readTexts(translated, true));
        },
        { message: `after ${deed} the translated page says the same`, intervals: [50, 100, 200, 400] },
      )
      .toEqual([]);
    const first = moment === 'before' ? errors.findIndex((error) => drawnAnew.test(error)) : -1;
    expect(
      errors.filter((_, at) => at !== first),
      `after ${deed} nothing was thrown`,
    ).toEqual([]);
  };
  await agree('opening');
  return {
    act: async (name: string, deed: PageAction) => {
      for (const page of [plain, translated]) await deed(page);
      await agree(name);
    },
    changes: () => changes,
  };
}

/** Lines that differ at the first difference between the two pages. */
function differences(plain: readonly string[], translated: readonly string[]): string[] {
  const at = plain.findIndex((text, index) => text !== translated[index]);
  if (at < 0 && plain.length === translated.length) return [];
  const place = at < 0 ? plain.length : at;
  return [
    `as it is: ${plain.slice(place, place + 3).join(' | ')}`,
    `translated: ${translated.slice(place, place + 3).join(' | ')}`,
  ];
}

/** Opens every fold of a page. */
export const unfoldAction: PageAction = async (page) => {
  for (let known = -1; known !== (await page.locator('main details:not([open]) > summary:visible').count()); ) {
    known = await page.locator('main details:not([open]) > summary:visible').count();
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('main details:not([open])')) fold.setAttribute('open', '');
    });
    await pass(page, 100);
    await page.waitForLoadState('networkidle');
  }
};

const fields = 'main :is(input:not([type="file"], [type="search"]), select, button[role="combobox"]):enabled';

/** An action for each visible field of the page: another number, or the next option. */
export async function listEntries(page: Page): Promise<readonly (readonly [name: string, deed: PageAction])[]> {
  const found = await page.locator(fields).evaluateAll((all) =>
    all.flatMap((field) => {
      const { id, name, type, value, checked } = field as HTMLInputElement;
      const seen = field.checkVisibility({ visibilityProperty: true });
      if (!seen || checked) return [];
      const named = name && `[name="${name}"]${type === 'radio' ? `[value="${value}"]` : ''}`;
      const place = type !== 'radio' && id ? `#${CSS.escape(id)}` : named;
      return place ? [{ place, type }] : [];
    }),
  );
  return found.map(({ place, type }) => [place, (page: Page) => enter(page.locator(`main ${place}`).first(), type)]);
}

/** Selects by keyboard in the list that replaces a native select. */
async function chooseNext(list: Locator): Promise<void> {
  const page = list.page();
  await list.focus();
  for (const key of ['Enter', 'ArrowDown', 'Enter']) {
    await page.keyboard.press(key);
    await pass(page, 100);
  }
}

async function enter(field: Locator, type: string): Promise<unknown> {
  // An earlier choice may have removed the field.
  if (!(await field.isVisible()) || !(await field.isEnabled())) return undefined;
  if (type === 'radio' || type === 'checkbox') return field.check({ force: true });
  if (type === 'range') return field.press('ArrowLeft');
  if (type === 'button') return chooseNext(field);
  if (type === 'select-one')
    return field.evaluate((select: HTMLSelectElement) => {
      select.selectedIndex = (select.selectedIndex + 1) % select.options.length;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const value = await field.inputValue();
  const figure = Number(value.replaceAll('.', '').replace(',', '.'));
  return field.fill(
    value === '' || Number.isNaN(figure)
      ? '12'
      : String(figure * 0.9 + 0.1)
          .replace('.', ',')
          .slice(0, 6),
  );
}
