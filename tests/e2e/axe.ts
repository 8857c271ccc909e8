import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Scope {
  /** Selector of the part to look at. */
  within?: string;
  skip?: string[];
}

/** Violations as `rule: element`, so that a failure says what and where. */
export async function violations(page: Page, { within = 'html', skip = [] }: Scope = {}): Promise<string[]> {
  // Until then sections below are not laid out, and what is measured while they come stands elsewhere a moment later.
  await page.waitForSelector('[data-settled]', { state: 'attached' });
  // The header lies over what is scrolled away, and a target under it would count as too small.
  if (['html', 'main'].includes(within)) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const axe = new AxeBuilder({ page })
    // What passed is not read, and naming all of it takes as long as the search.
    .options({ resultTypes: ['violations'] })
    // No page holds a frame of another origin: the other mode opens a blank page for each search on their account.
    .setLegacyMode()
    .include(within)
    .withTags(tags)
    .disableRules(skip);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}
