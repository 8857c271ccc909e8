import { walkedAddresses } from '../depth.ts';
import { expect, test, unfold } from './page.ts';
import { stickingOut } from './sideways.ts';

/** WCAG 1.4.12: line height, spacing of paragraphs, letters and words that a visitor may set. */
const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

test.use({ viewport: { width: 320, height: 800 } });

for (const address of walkedAddresses) {
  test(`${address} does not scroll sideways at 320 px with wide spacing`, async ({ page }) => {
    await page.goto(address);
    await unfold(page);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, spaced);
    expect(await stickingOut(page)).toEqual([]);
  });
}
