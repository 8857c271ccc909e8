import { walkedAddresses } from '../depth.ts';
import { overprinted } from './overprint.ts';
import { expect, test } from './page.ts';

for (const address of walkedAddresses) {
  test(`${address} prints no text over another`, async ({ page }) => {
    await page.goto(address);
    const file = await page.pdf({ format: 'A4' });
    expect(await overprinted(file)).toEqual([]);
  });
}
