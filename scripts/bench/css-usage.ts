import type { Browser, CDPSession, Page } from '@playwright/test';
import { type StyleRule, styleRules, withoutStates } from './css-rules.ts';
import { walkThrough } from './walk-through.ts';

/** Uncompressed bytes of the style sheets that stand in the page. */
export interface CssUsage {
  readonly total: number;
  /** In style rules that Chromium's coverage never saw used. */
  readonly unused: number;
  /** The part of `unused` whose elements are there and wait for a state such as `:hover`. */
  readonly waiting: number;
  /** Selectors of unused rules that wait for nothing: what could be left out. */
  readonly selectors: readonly string[];
}

/** Measures which inline CSS a page uses at any width, in print and with its menus and answers open. */
export async function cssUsage(browser: Browser, url: string): Promise<CssUsage> {
  const context = await browser.newContext({ hasTouch: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const sheets: string[] = [];
    session.on('CSS.styleSheetAdded', ({ header }) => {
      if (header.isInline) sheets.push(header.styleSheetId);
    });
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    await session.send('CSS.startRuleUsageTracking');
    await page.goto(url);
    await walkThrough(page);
    const { ruleUsage } = await session.send('CSS.stopRuleUsageTracking');

    let total = 0;
    const unused: { readonly selector: string; readonly bytes: number }[] = [];
    for (const id of sheets) {
      const css = await sheetText(session, id);
      total += Buffer.byteLength(css);
      const used = ruleUsage.filter((usage) => usage.styleSheetId === id && usage.used);
      // Coverage names wrappers such as @layer too: only what lies within the rule is about the rule.
      const isUsed = (rule: StyleRule): boolean =>
        used.some(({ startOffset, endOffset }) => startOffset >= rule.start && endOffset <= rule.end);
      for (const rule of styleRules(css)) {
        const bytes = Buffer.byteLength(css.slice(rule.start, rule.end));
        if (!isUsed(rule)) unused.push({ selector: rule.selector, bytes });
      }
    }
    const present = await matching(page, unused);
    const needless = unused.filter((_, index) => !present[index]);
    const all = sum(unused);
    return {
      total,
      unused: all,
      waiting: all - sum(needless),
      selectors: needless.map(({ selector }) => selector),
    };
  } finally {
    await context.close();
  }
}

const sheetText = async (session: CDPSession, styleSheetId: string): Promise<string> =>
  (await session.send('CSS.getStyleSheetText', { styleSheetId })).text;

const sum = (rules: readonly { readonly bytes: number }[]): number => rules.reduce((all, { bytes }) => all + bytes, 0);

/** Whether each rule's elements are in the page, in whatever state. */
function matching(page: Page, rules: readonly { readonly selector: string }[]): Promise<boolean[]> {
  return page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        try {
          return document.querySelector(selector) !== null;
        } catch {
          return false;
        }
      }),
    rules.map(({ selector }) => withoutStates(selector)),
  );
}
