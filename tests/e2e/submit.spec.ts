import fastifyStatic from '@fastify/static';
import type { Page } from '@playwright/test';
import fastify from 'fastify';
import { paths } from '../../scripts/paths.ts';
import { startServer } from '../../scripts/server-process.ts';
import { address, fillRequired, open, submit } from './consultation.ts';
import { expect, fill, receipt, test as withLeads } from './leads-page.ts';

/** Server of the page: a static file host, our server, or our server with a store for requests. */
const hosts = ['files', 'server', 'store'] as const;
const ways = ['run', 'off', 'awaited', 'failed'] as const;

const test = withLeads.extend<{ host: (typeof hosts)[number] }, Record<'files' | 'server', string>>({
  host: ['files', { option: true }],
  files: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = fastify();
      await server.register(fastifyStatic, { root: paths.dist, extensions: ['html'] });
      await use(await server.listen({ port: 0 }));
      await server.close();
    },
    { scope: 'worker' },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const server = await startServer(paths.root, { LOG_LEVEL: 'warn' });
      await use(server.origin);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ host, leads, files, server }, use) => use({ files, server, store: leads.origin }[host]),
});

/** Enables and submits the form although its scripts have not loaded: nothing may be sent. */
const openAndSubmit = (page: Page, email: string) =>
  page.locator('main form').evaluate((form: HTMLFormElement, value) => {
    const fields = form.closest('fieldset');
    if (fields) fields.disabled = false;
    for (const input of form.querySelectorAll<HTMLInputElement>('[required]')) input.value = value;
    form.requestSubmit();
  }, email);

async function goTo(page: Page, scripts: (typeof ways)[number]) {
  const awaited = new Promise<void>(() => undefined);
  if (scripts === 'failed') await page.route('**/_astro/*.js', (route) => route.abort());
  if (scripts === 'awaited') await page.route('**/_astro/*.js', () => awaited);
  if (scripts === 'run') await open(page);
  else await page.goto(address, { waitUntil: 'commit' });
}

for (const host of hosts) {
  for (const scripts of ways) {
    test.describe(`from ${host}, scripts ${scripts}`, () => {
      test.use({ host, javaScriptEnabled: scripts !== 'off' });

      if (host === 'store') {
        test('a request is stored once', async ({ page, leads, email }) => {
          await goTo(page, scripts);
          await fill(page, email);
          await submit(page).click({ noWaitAfter: true });
          if (scripts === 'run') await expect(receipt(page)).toBeFocused();
          else await page.waitForURL(/\/konsultasi-gratis\/terkirim\?nomor=[A-Z0-9-]{8}$/, { waitUntil: 'commit' });
          expect(leads.of(email)).toMatchObject([{ source: scripts === 'run' ? 'json' : 'form' }]);
        });
      } else {
        test('nothing leaves the page', async ({ page, email }) => {
          await goTo(page, scripts);
          const requests: string[] = [];
          page.on('request', (request) => {
            const tells = request.isNavigationRequest() || request.method() !== 'GET' || /siti/i.test(request.url());
            if (tells) requests.push(request.url());
          });
          if (scripts === 'awaited' || scripts === 'failed') {
            await expect(submit(page)).toBeDisabled();
            await openAndSubmit(page, email);
          } else {
            await fillRequired(page, { email });
            await submit(page).click();
          }
          // Long enough for a submitted form to leave the page.
          await page.waitForTimeout(500);
          await expect(page.locator('#email')).toHaveValue(email);
          expect(requests).toEqual([]);
          expect(new URL(page.url()).search).toBe('');
          await expect(page.locator('main form')).not.toHaveAttribute('action');
        });
      }
    });
  }
}
