import { recordWords } from '../records.ts';
import { violations } from './axe.ts';
import { expect, openAlive, test } from './page.ts';

const address = '/pengembang';
const { say } = recordWords('pages/pengembang', 'sandbox.text');
const copyWords = recordWords('words/interface', 'copy');

test.beforeEach(async ({ page }) => {
  await openAlive(page, address);
  await expect(page.locator('astro-island[component-url*="Sandbox"]')).not.toHaveAttribute('ssr');
});

test('a request is answered and validated in the page, and nothing leaves the browser', async ({ page }) => {
  const requests: string[] = [];
  await page.waitForLoadState('networkidle');
  page.on('request', (request) => requests.push(request.url()));
  await page.locator('#sandbox-operation').selectOption('listTanks');
  await page.locator('#sandbox-limit').fill('2');
  await page.getByRole('button', { name: say('send') }).click();
  const status = page.locator('#sandbox astro-island div:has(> p)').filter({ hasText: say('simulated') });
  await expect(status).toContainText('200 OK');
  await expect(status).toContainText(/GET \/v1\/tanks\?\S*\blimit=2/);
  await expect(status).toContainText(`${say('fits')} TankPage`);
  await expect(page.locator('#sandbox pre').first()).toContainText('"tank_id": "TK-201"');
  // Browsers may fetch the icon again when the fragment changes.
  expect(requests.filter((url) => !url.endsWith('/icon.svg'))).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([0, 0, '']);
});

test('the URL fragment contains the request without its key and restores it, and code can be copied', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  const code = page.getByRole('group', { name: say('code') });
  await code.getByText('Python', { exact: true }).click();
  await code.getByRole('button', { name: `${copyWords.say('label')}: ${say('code')}, Python`, exact: true }).click();
  await expect(code.getByRole('button')).toHaveText(copyWords.say('done'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('requests.get(');
  await page.locator('#sandbox-tank_id').fill('TK-207');
  await page.locator('#sandbox-authorization').fill('Bearer rahasia');
  await expect.poll(() => new URL(page.url()).hash).toBe('#coba-get-tank-data?tank_id=TK-207');
  expect(new URL(page.url()).search).toBe('');
  await page.goto('about:blank');
  await openAlive(page, `${address}#coba-get-alert?alert_id=AL-1`);
  await expect(page.locator('#sandbox-alert_id')).toHaveValue('AL-1');
});

test('a key is created on request, and the page then shows its calls and deliveries', async ({ page, baseURL }) => {
  const opened = page.waitForResponse(/\/v1\/stream\?/);
  await page.getByRole('button', { name: say('live.make') }).click();
  const line = page.locator('#sandbox pre').filter({ hasText: 'TANK_API' }).first();
  await expect(line).toContainText(`export TANK_API=${baseURL}/sandbox API_KEY=sandbox_write_`);
  const [, key = ''] = /API_KEY=(\S+)/.exec((await line.textContent()) ?? '') ?? [];
  const authorization = page.locator('#sandbox-authorization');
  await expect(authorization).toHaveValue(`Bearer ${key}`);
  expect((await opened).url()).toMatch(/ticket=ticket_\w+/);
  expect((await opened).url()).not.toContain(key);
  const call = (path: string, data: object) =>
    page.request.post(`${baseURL}/sandbox${path}`, { data, headers: { authorization: `Bearer ${key}` } });
  await call('/v1/webhooks/wh_7f3a/test', { event: 'tank.level.high' });
  const calls = page.locator('section[aria-labelledby="panggilan"] li');
  await expect(calls).toHaveText([/202\s*POST \/v1\/webhooks\/wh_7f3a\/test/]);
  await expect(page.locator('section[aria-labelledby="kotak-masuk"] pre')).toContainText('webhook-signature: v1,');
  // The form then uses the server's tanks.
  await page.locator('#sandbox-operation').selectOption('getClock');
  await page.getByRole('button', { name: say('send') }).click();
  await expect(calls.first()).toContainText('/v1/clock');
  await expect(page.locator('#sandbox pre').filter({ hasText: '"advanced"' })).toBeVisible();
  await expect(page.getByText(say('simulated'), { exact: true })).toHaveCount(0);
  // Neither a prepared mistake nor a link removes the key.
  await page.getByRole('button', { name: say('mistake.tank') }).click();
  await expect(page.getByText(say('simulated'), { exact: true })).toBeVisible();
  await page.evaluate(() => location.assign('#coba-get-tank-data?tank_id=TK-207'));
  await expect(page.locator('#sandbox-tank_id')).toHaveValue('TK-207');
  await expect(authorization).toHaveValue(`Bearer ${key}`);
  expect(await violations(page)).toEqual([]);
  // The key is stored in the tab: after a reload the guide uses it, and the earlier calls are listed.
  await page.reload();
  await expect(authorization).toHaveValue(`Bearer ${key}`);
  await expect(calls.filter({ hasText: '/v1/webhooks/wh_7f3a/test' })).toHaveCount(1);
  const guide = page.locator('#mulai-cepat pre').first();
  await expect(guide).toContainText(`API_KEY=${key}`);
  await expect(guide).not.toContainText('/v1/keys');
  await page.getByRole('button', { name: say('live.forget') }).click();
  await expect(guide).toContainText('/v1/keys');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  // Accepts the whole line from a terminal; a key that the server rejects is reported and not used.
  await page.getByLabel(say('live.own')).fill('sandbox_write_x');
  await page.getByRole('button', { name: say('live.use'), exact: true }).click();
  await expect(page.getByText(recordWords('words/sandbox', 'server').like('forged'))).toBeVisible();
  await expect(authorization).toHaveValue('Bearer sandbox_tulis_contoh');
  await page.getByLabel(say('live.own')).fill(`export TANK_API=${baseURL}/sandbox API_KEY=${key}`);
  await page.getByRole('button', { name: say('live.use'), exact: true }).click();
  await expect(authorization).toHaveValue(`Bearer ${key}`);
});

test('with storage blocked, the key exists until the page closes', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
  });
  await openAlive(page, address);
  await page.getByRole('button', { name: say('live.make') }).click();
  await expect(page.locator('#sandbox-authorization')).toHaveValue(/^Bearer sandbox_write_/);
  await page.reload();
  await expect(page.getByRole('button', { name: say('live.make') })).toBeVisible();
});

test('without a server the page says so, and simulates the responses', async ({ page }) => {
  await page.route('**/sandbox/v1/keys', (route) => route.fulfill({ status: 404, body: '<html></html>' }));
  await page.getByRole('button', { name: say('live.make') }).click();
  await expect(page.getByText(say('live.unavailable'))).toBeVisible();
  await page.getByRole('button', { name: say('send') }).click();
  await expect(page.locator('#sandbox pre').first()).toContainText('"tank_id": "TK-204"');
});
