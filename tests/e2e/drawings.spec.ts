import { industryRoutes } from '../../apps/site/src/addresses.ts';
import { expect, test } from './page.ts';

const pages = ['/', ...industryRoutes(), '/custom-solutions', '/tankteam', '/tentang-kami'];

/**
 * Drafting standard: labels of 12 to 14 px at every width, within their circles, without overlap, and within the page.
 */
for (const width of [320, 390, 768, 1366, 1920]) {
  test(`labels of drawings are legible and do not overlap at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const address of pages) {
      await page.goto(address);
      const faults = await page.locator('.drawing').evaluateAll((drawings) =>
        drawings.flatMap((drawing) => {
          const shown = [...drawing.querySelectorAll('text')].filter((text) => text.checkVisibility());
          const boxes = shown.map((text) => ({ text, box: text.getBoundingClientRect() }));
          return boxes.flatMap(({ text, box }, index) => {
            const size = Number.parseFloat(getComputedStyle(text).fontSize);
            const circle = text.parentElement?.querySelector('circle')?.getBoundingClientRect();
            const corner = circle && Math.hypot(box.width / 2, (circle.y + circle.height / 2 - box.y) * 0.8);
            const meets = boxes
              .slice(index + 1)
              .find(
                ({ box: other }) =>
                  box.left + 1 < other.right &&
                  other.left + 1 < box.right &&
                  box.top + 4 < other.bottom &&
                  other.top + 4 < box.bottom,
              );
            return [
              (size < 12 || size > 14.5) && `${text.textContent}: ${size} px`,
              (box.left < 0 || box.right > innerWidth) && `${text.textContent} is cut`,
              circle &&
                box.top < circle.y + circle.height / 2 &&
                (corner ?? 0) > circle.width / 2 &&
                `${text.textContent} leaves its circle`,
              meets && `${text.textContent} lies on ${meets.text.textContent}`,
              drawing.getBoundingClientRect().height > 560.5 && 'higher than 560 px',
            ].filter((fault) => typeof fault === 'string');
          });
        }),
      );
      expect.soft(faults, address).toEqual([]);
    }
  });
}
