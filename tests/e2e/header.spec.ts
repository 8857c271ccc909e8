import { readRecord } from '../records.ts';
import { violations } from './axe.ts';
import { expect, test } from './page.ts';

interface Entry {
  to?: string;
  items?: { to: string }[];
}
const main: Entry[] = readRecord('site/navigation').main;
/** Targets of the header's links, those in its dropdown included. */
const pages = main.flatMap(({ to, items }) => items?.map((item) => item.to) ?? to ?? []);
const services = main.find(({ items }) => items)?.items ?? [];

const button = 'header [popovertarget="menu-layanan"]';
const opener = 'header [aria-controls="jelajah"]';
const results = 'main [role="search"]';

test.describe('on a desktop', () => {
  // Reduced motion, as the tests check the final scroll position and not the smooth scroll.
  test.use({ viewport: { width: 1366, height: 768 }, contextOptions: { reducedMotion: 'reduce' } });

  test('by keyboard, the first Tab skips to the content, Enter opens the dropdown, Tab moves in it, Escape closes it', async ({
    page,
  }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.locator(':focus');
    await expect(skip).toHaveAttribute('href', '#isi');
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#isi')).toBeFocused();
    await page.locator(button).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#menu-layanan')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.locator('#menu-layanan a').first()).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu-layanan')).toBeHidden();
    await expect(page.locator(button)).toBeFocused();
  });

  test('hovering opens the dropdown, which closes a while after the mouse has left it, and its links work', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    const list = page.locator('#menu-layanan');
    await page.hover(button);
    await expect(list).toBeVisible();
    // From the button into the menu, then out of both.
    await list.hover();
    await page.waitForTimeout(400);
    await expect(list).toBeVisible();
    await page.mouse.move(200, 600);
    await expect(list).toBeHidden();
    // A click after hovering keeps the menu open, even after the mouse has left it.
    await page.hover(button);
    await expect(list).toBeVisible();
    await page.click(button);
    await page.mouse.move(200, 600);
    await page.waitForTimeout(400);
    await expect(list.getByRole('link')).toHaveCount(services.length);
    await list.locator('a[href="/tankdevice"]').click();
    await expect(page).toHaveURL('/tankdevice');
    await page.click(button);
    await expect(list.locator('a[aria-current="page"]')).toHaveAttribute('href', '/tankdevice');
    await page.click(button);
    await expect(list).toBeHidden();
  });

  test('arrow keys open the dropdown, and move through it like first letters', async ({ page }) => {
    await page.goto('/fitur', { waitUntil: 'networkidle' });
    const links = page.locator('#menu-layanan a');
    await page.focus(button);
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(links.last()).toBeFocused();
    await page.keyboard.press('Home');
    await expect(links.first()).toBeFocused();
    // A repeated letter moves from link to link; several letters typed within a second select a name.
    const names = (await links.locator('strong').allTextContents()).map((name) => name.toLowerCase());
    const initial = names[0]?.[0] ?? '';
    const second = names.findIndex((name, at) => at > 0 && name.startsWith(initial));
    await page.keyboard.press(initial);
    await expect(links.nth(second)).toBeFocused();
    await page.waitForTimeout(1_100);
    const last = names.at(-1) ?? '';
    await page.keyboard.type(last.slice(0, 5));
    await expect(links.last()).toBeFocused();
    // After a second the next letter starts a new name.
    await page.waitForTimeout(1_100);
    await page.keyboard.type(names[0]?.slice(0, 5) ?? '');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator(button)).toBeFocused();
  });

  test('the button of the navigation panel has aria-expanded, and is not described by the panel', async ({ page }) => {
    await page.goto('/fitur', { waitUntil: 'networkidle' });
    const control = page.locator(opener);
    await expect(control).not.toHaveAttribute('popovertarget');
    await expect(control).toHaveAttribute('aria-expanded', 'false');
    await control.click();
    await expect(page.locator('#jelajah')).toBeVisible();
    await expect(control).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(control).toHaveAttribute('aria-expanded', 'false');
    await expect(control).toBeFocused();
  });

  test('a slash opens the navigation panel with the focus in its search, whose results arrow keys reach', async ({
    page,
  }) => {
    await page.goto('/fitur');
    const panel = page.locator('#jelajah');
    await page.focus(opener);
    await page.keyboard.press('/');
    await expect(panel.getByRole('searchbox')).toBeFocused();
    await expect(panel.getByRole('searchbox')).toHaveValue('');
    const links = panel.locator('details a');
    expect(await links.count()).toBeGreaterThan(30);
    for (const link of await links.all()) await expect(link).toBeVisible();
    await expect(panel.locator('details [aria-current="page"]')).toHaveAttribute('href', '/fitur');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(page.locator(opener)).toBeFocused();
    await page.keyboard.press('/');
    await page.keyboard.type('radar');
    const found = panel.locator('[role="search"] ul a').first();
    await expect(found).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(found).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/tankdevice/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the menu opens by touch, lists the header's entries first, folds the others, and its links work", async ({
    page,
  }) => {
    await page.goto('/');
    const panel = page.locator('#jelajah');
    await page.tap(opener);
    const shown = panel.getByRole('link').filter({ visible: true });
    // The last three are the button to the consultation form, telephone and WhatsApp.
    await expect(shown).toHaveCount(pages.length + 3);
    await expect(shown.nth(-2)).toHaveAttribute('href', /^tel:\+62\d+$/);
    await expect(shown.nth(-1)).toHaveAttribute('href', /^https:\/\/wa\.me\/62\d+$/);
    expect(await violations(page)).toEqual([]);
    const fold = panel.locator('details').nth(1);
    await fold.locator('summary').tap();
    await fold.locator('a[href="/petrokimia"]').tap();
    await expect(page).toHaveURL('/petrokimia');
    await expect(panel).toBeHidden();
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu still opens and closes, and its search leads to the complete list', async ({ page }) => {
      await page.goto('/');
      const panel = page.locator('#jelajah');
      await page.click(opener);
      await expect(panel).toBeVisible();
      await panel.locator('[popovertargetaction="hide"]').click();
      await expect(panel).toBeHidden();
      await page.click(opener);
      await page.fill('#jelajah input[type="search"]', 'radar');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/cari?q=radar');
      await page.locator('main summary').first().click();
      await expect(page.locator('main a[href="/tankdevice"]').first()).toBeVisible();
      await expect(page.locator('main noscript p')).toHaveText(readRecord('pages/cari').list.withoutScript);
    });
  });
});

test('the search page reads its query from the URL, and never renders it as markup', async ({ page }) => {
  await page.goto('/cari?q=tera');
  await expect(page.locator(`${results} ul mark`).first()).toBeVisible();
  await page.fill('main input[type="search"]', 'zzzzzz');
  await expect(page.locator(`${results} p`)).toContainText('zzzzzz');
  // The query stays, and alternatives are offered.
  await expect(page.locator('main input[type="search"]')).toHaveValue('zzzzzz');
  await expect(page.locator(`${results} ul a`).first()).toHaveAttribute('href', /^https:\/\/wa\.me\//);
  await page.goto(`/cari?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
  await expect(page.locator(`${results} p`)).toContainText('<img');
  await expect(page.locator(`${results} img`)).toHaveCount(0);
});

for (const [address, meant] of [
  ['/tankdevise', '/tankdevice'],
  ['/minyakgas', '/minyak-gas'],
  ['/blog/kalibrasi-tangki', '/tabel-tangki'],
] as const) {
  test(`${address} suggests ${meant}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator('#mirip a').first()).toHaveAttribute('href', meant);
  });
}
