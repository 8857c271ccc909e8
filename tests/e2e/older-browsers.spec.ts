import { routes, toolRoutes } from '../../apps/site/src/routes.ts';
import { expect, test } from './page.ts';

/** Emulates a browser without popovers and `:has()`, such as Firefox 115. */
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name);
    // Throws as a browser does for an unknown selector; the fixture `witness` then fails the test.
    const refusing = (prototype: object, name: string) => {
      const own: (selector: string) => unknown = Reflect.get(prototype, name);
      Reflect.set(prototype, name, function (this: unknown, selector: string) {
        if (selector.includes(':popover-open')) throw new SyntaxError(`${selector} is not a valid selector`);
        return own.call(this, selector);
      });
    };
    refusing(Element.prototype, 'matches');
    refusing(Document.prototype, 'querySelectorAll');
  });
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const html = (await response.text())
        .replaceAll(':popover-open', ':popover-lacking')
        .replaceAll(':has(', ':has-lacking(')
        .replaceAll(' popover="auto"', '');
      return route.fulfill({ response, body: html });
    },
  );
});

for (const width of [390, 1366]) {
  for (const address of [routes.home, routes.consultation, toolRoutes.roi]) {
    test(`nothing covers ${address} at ${width} px, and its menus lead to the links in the footer`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 768 });
      await page.goto(address);
      await expect(page.locator('#jelajah')).toBeHidden();
      await expect(page.locator('#menu-layanan')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      for (const control of await page.locator('header [popovertarget]:visible').all()) {
        await control.click();
        await expect(page.locator('footer :focus')).toBeInViewport();
      }
      const link = page.locator(`footer a[href="${routes.device}"]`);
      if (!(await link.isVisible())) await page.locator('footer summary').first().press('Enter');
      await link.click();
      await expect(page).toHaveURL(routes.device);
    });
  }
}

test('without popovers the telephone numbers are on the page, and a tool works', async ({ page }) => {
  await page.goto(routes.consultation);
  await expect(page.locator('#hubungi a[href^="tel:"]').first()).toBeVisible();
  await expect(page.locator('[popovertarget="hubungi"]:visible')).toHaveCount(0);
  await page.goto(toolRoutes.roi);
  const verdict = page.locator('[data-sentence]').first();
  const example = (await verdict.textContent()) ?? '';
  await page.locator('#tangki').fill('60');
  await expect(verdict).not.toHaveText(example);
  // The focus moves out of the result.
  await page.locator('#hasil a').last().focus();
  await page.locator('#tangki').focus();
});
