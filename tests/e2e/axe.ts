import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Scope {
  /** Selector of the part to check. */
  within?: string;
  skip?: string[];
}

/** Violations as `rule: element`. */
export async function violations(page: Page, { within = 'html', skip = [] }: Scope = {}): Promise<string[]> {
  // Sections must be laid out first: while they are rendered, elements move between their measurement and their check.
  await page.waitForSelector('[data-settled]', { state: 'attached' });
  // Scrolled to the top, because a target that the header covers would count as too small.
  if (['html', 'main'].includes(within)) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const axe = new AxeBuilder({ page })
    // Only violations are collected: listing all passed checks takes as long as the checks themselves.
    .options({ resultTypes: ['violations'] })
    // No page contains a frame of another origin. The default mode would open a blank page at each check for such
    // frames.
    .setLegacyMode()
    .include(within)
    .withTags(tags)
    .disableRules(skip);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}
