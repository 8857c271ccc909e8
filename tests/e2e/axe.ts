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
  // The header lies over what is scrolled away, and a target under it would count as too small.
  if (within === 'html') await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const axe = new AxeBuilder({ page }).include(within).withTags(tags).disableRules(skip);
  const { violations: found } = await axe.analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary}`),
  );
}
