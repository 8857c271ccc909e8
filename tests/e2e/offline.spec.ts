import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Page, test as unwatched } from '@playwright/test';
import { openLine } from '../engines/line.ts';
import { recordWords } from '../records.ts';
import { violations } from './axe.ts';
import { expect, test } from './page.ts';

test.use({ serviceWorkers: 'allow' });

const { say } = recordWords('site/offline');
const title = recordWords('pages/fitur').like('seo.title');

async function openAndKeep(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect
    .poll(() => page.evaluate(async (path) => Boolean(await caches.match(new URL(path, location.origin))), address), {
      timeout: 15_000,
    })
    .toBe(true);
}

test('visited pages and tools work without network; others show the offline page', async ({ page, context }) => {
  await openAndKeep(page, '/kalkulator-roi');
  await openAndKeep(page, '/fitur');
  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveTitle(title);
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').length;
  });
  expect(fonts).toBeGreaterThan(0);
  await page.goto('/kalkulator-roi');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say('page.title'));
  // Opening one tool does not cache the others.
  expect(await page.evaluate(() => caches.match(`${location.origin}/pemilih-sensor`))).toBeUndefined();
  await page.goto('/tankteam');
  await expect(page.getByRole('heading', { level: 1, name: say('page.title') })).toBeVisible();
  await expect(page.locator('main a[href^="tel:"]').first()).toBeVisible();
  await expect(page.locator('[data-saved] a[href="/fitur"]')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('no response to a request is cached', async ({ page }) => {
  await openAndKeep(page, '/konsultasi-gratis');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path.startsWith('/konsultasi-gratis/') || path.startsWith('/api/'))).toEqual([]);
});

test('the old address of the tools opens their list, whose button stores all of them', async ({ page, context }) => {
  await page.goto('/alat');
  await expect(page).toHaveURL('/cari#alat');
  await expect(page.locator('#alat a[href="/pemilih-sensor"]')).toBeInViewport();
  await page.getByRole('button', { name: say('keep.offer') }).click();
  await expect(page.getByText(say('keep.done'))).toBeVisible({ timeout: 60_000 });
  await context.setOffline(true);
  await page.goto('/pemilih-sensor');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say('page.title'));
});

unwatched.describe('on a connection that accepts requests without answering', () => {
  unwatched.use({ serviceWorkers: 'allow' });

  unwatched('shows the cached page, or the offline page for others', async ({ page, baseURL }) => {
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

unwatched.describe('behind a proxy whose server is down', () => {
  unwatched.use({ serviceWorkers: 'allow' });

  unwatched(
    'shows the cached page instead of a 502, 503 or 504, and other errors unchanged',
    async ({ page, baseURL }) => {
      let answersWith: number | undefined;
      const proxy = createServer(({ url = '', headers }, response) => {
        if (answersWith) return void response.writeHead(answersWith).end('<h1>Gateway</h1>');
        get(new URL(url, baseURL), { headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(response);
        });
      }).listen(0, 'localhost');
      await once(proxy, 'listening');
      const origin = `http://localhost:${(proxy.address() as AddressInfo).port}`;
      await openAndKeep(page, `${origin}/fitur`);
      for (const status of [502, 503, 504]) {
        answersWith = status;
        await page.goto(`${origin}/fitur`);
        await expect(page, `${status}`).toHaveTitle(title);
        await page.goto(`${origin}/tankteam`);
        await expect(page.getByRole('heading', { level: 1, name: say('page.title') }), `${status}`).toBeVisible();
      }
      answersWith = 500;
      await page.goto(`${origin}/fitur`);
      await expect(page.getByRole('heading', { level: 1, name: 'Gateway' })).toBeVisible();
      proxy.closeAllConnections();
      proxy.close();
    },
  );
});
