import { type BrowserContext, type Page, test as unwatched } from '@playwright/test';
import { openLine } from '../engines/line.ts';
import { wordsOf } from '../records.ts';
import { violations } from './axe.ts';
import { expect, test } from './page.ts';

test.use({ serviceWorkers: 'allow' });

const { say } = wordsOf('site/offline');
const title = wordsOf('pages/fitur').like('seo.title');

/** Opens a page and waits until the worker has kept it. */
async function openAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(new URL(path, location.origin))), address), {
      timeout: 15_000,
    })
    .toBe(true);
}

const lose = (context: BrowserContext) => context.setOffline(true);

test('a visited page is read again without network, with its letters and pictures', async ({ page, context }) => {
  await openAndKeep(page, '/fitur');
  await lose(context);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(title);
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').length;
  });
  expect(fonts).toBeGreaterThan(0);
});

test('a page that was never opened gives way to the telephone numbers and the list of kept pages', async ({
  page,
  context,
}) => {
  await openAndKeep(page, '/fitur');
  await lose(context);
  await page.goto('/tankteam');
  await expect(page.getByRole('heading', { level: 1, name: say('page.title') })).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  await expect(page.locator('[data-saved] a[href="/fitur"]')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

const isKept = (page: Page, address: string) =>
  page.evaluate(async (path) => Boolean(await caches.match(location.origin + path)), address);

test('an opened tool is kept as a whole, and alone', async ({ page, context }) => {
  await openAndKeep(page, '/kalkulator-roi');
  await lose(context);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say('page.title'));
  expect(await isKept(page, '/pemilih-sensor')).toBe(false);
});

test('nothing of a request is kept', async ({ page }) => {
  await openAndKeep(page, '/konsultasi-gratis');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path.startsWith('/konsultasi-gratis/') || path.startsWith('/api/'))).toEqual([]);
});

unwatched.describe('on a line that takes requests and never answers', () => {
  unwatched.use({ serviceWorkers: 'allow' });

  unwatched('the kept page comes, and the page for such a line in the place of others', async ({ page, baseURL }) => {
    const line = await openLine(Number(new URL(baseURL ?? '').port));
    await openAndKeep(page, `${line.origin}/fitur`);
    line.hush();
    await page.goto(`${line.origin}/fitur`, { timeout: 10_000 });
    await expect(page).toHaveTitle(title);
    await page.goto(`${line.origin}/tankteam`, { timeout: 30_000 });
    await expect(page.getByRole('heading', { level: 1, name: say('page.title') })).toBeVisible();
    line.cut();
  });
});
