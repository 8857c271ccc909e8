import { readFileSync } from 'node:fs';
import { parseTable } from 'tank-gauging/tabular/delimited';
import { expect, openAlive, retype, test, unfold } from './page.ts';

const cases = parseTable(readFileSync(new URL('../cases/typing.csv', import.meta.url), 'utf8'))
  .rows.slice(1)
  .map(({ cells }) => cells.map(String));

for (const [address = '', id = '', first = '', then = ''] of cases) {
  test(`${address}: ${id} contains ${then} after it is typed over ${first}`, async ({ page }) => {
    await openAlive(page, address);
    const field = page.locator(`[id="${id}"]`);
    const fold = page.locator('details', { has: field });
    await unfold(page);
    await retype(field, first);
    await retype(field, then);
    await expect(fold).toHaveAttribute('open');
  });
}
