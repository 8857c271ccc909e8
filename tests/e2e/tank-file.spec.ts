import { type Page, type TestInfo, test as unwatched } from '@playwright/test';
import { routes, toolRoutes } from '../../apps/site/src/routes.ts';
import { recordWords } from '../records.ts';
import { expect, openAlive, test, waitUntilAlive } from './page.ts';

const { say, like } = recordWords('pages/berkas-tangki', 'tool');
const fields = recordWords('words/tank', 'fields');
const label = (key: string) => fields.say(`${key}.label`);
const door = recordWords('pages/home', 'doors').say('items.7.label');
const list = recordWords('words/tank-list');

/** Counts a visitor's actions: presses, and answers typed or chosen. */
class Visitor {
  answers = 0;
  presses = 0;
  readonly page: Page;
  private readonly since = Date.now();

  constructor(page: Page) {
    this.page = page;
  }

  async open(name: string | RegExp, role: 'link' | 'button' = 'link') {
    this.presses += 1;
    await this.page.getByRole(role, { name }).first().click();
  }

  async type(field: string, text: string) {
    this.presses += 1;
    this.answers += 1;
    await this.page.getByRole('textbox', { name: field }).first().fill(text);
  }

  /** Opening the list is one press, and choosing an option another. */
  async choose(field: string, choice: string) {
    this.presses += 2;
    this.answers += 1;
    await this.page.getByLabel(field, { exact: true }).selectOption({ label: choice });
  }

  async medium(typed: string, name: RegExp) {
    this.presses += 2;
    this.answers += 1;
    await this.page.locator('#cari-medium').click();
    await this.page.keyboard.insertText(typed);
    await this.page.getByRole('option', { name }).first().click();
  }

  unfold(name: string) {
    this.presses += 1;
    return this.page.locator('summary').getByText(name, { exact: true }).click();
  }

  seconds = () => (Date.now() - this.since) / 1000;
}

const arrived = async (page: Page) => {
  await page.waitForURL(new RegExp(toolRoutes.tankFile));
  await waitUntilAlive(page);
};

/** The printed sheet: its pages, its text, and the size of its QR code in mm. */
async function printed(visitor: Visitor, info: TestInfo) {
  const { page } = visitor;
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-was-printed', '');
  });
  // On a phone the sheet is below the fields; the strip opens it.
  const strip = page.locator('[data-verdict-strip]');
  if (await strip.isVisible()) {
    visitor.presses += 1;
    await strip.click();
  }
  await visitor.open(say('actions.sheet'), 'button');
  await expect(page.locator('html[data-was-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const code = await page
    .locator('main .sheet svg[data-qr]')
    .last()
    .evaluate((svg) => svg.getBoundingClientRect().width);
  const words = (await page.locator('main .sheet').textContent()) ?? '';
  const pdf = await page.pdf({ format: 'A4', path: info.outputPath('lembar.pdf') });
  await page.emulateMedia({ media: 'screen' });
  const { answers, presses } = visitor;
  const walk = `${answers} answers, ${presses} presses, ${visitor.seconds().toFixed(1)} s`;
  info.annotations.push({ type: 'walk', description: walk });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;
  return { words, code: (code / 96) * 25.4, pages, answers, presses };
}

/** Limits: few enough actions for a phone, two pages, and a QR code that a phone can read. */
function isWithin({ answers, presses, code, pages }: Awaited<ReturnType<typeof printed>>, most: number) {
  expect(answers).toBeLessThanOrEqual(most);
  expect(presses).toBeLessThanOrEqual(25);
  expect(code, 'mm').toBeGreaterThanOrEqual(34);
  expect(pages).toBe(2);
}

const twelve = [
  'Tangki;Bentuk;Produk;Diameter (m);Panjang (m);Tinggi (m)',
  ...Array.from(
    { length: 9 },
    (_, at) => `TK-10${at + 1};tegak;${['solar', 'pertalite', 'avtur'][at % 3]};${10 + at};;12`,
  ),
  ...['TP-1', 'TP-2', 'TP-3'].map((tag) => `${tag};mendatar;solar;2,4;6,8;`),
].join('\n');

for (const width of [390, 1366]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: width < 700 ? 844 : 768 }, hasTouch: width < 700 });

    test('from the home page to the sheet of a filling station’s buried tank', async ({ page }, info) => {
      await page.goto(routes.home);
      const visitor = new Visitor(page);
      await page.locator('main a[href$="/fleet-management"]').first().click();
      visitor.presses += 1;
      await visitor.open('Berkas tangki SPBU');
      await arrived(page);
      await visitor.type(label('t-tag'), 'TP-1');
      await visitor.medium('pertalite', /Pertalite/);
      await visitor.type(label('t-diameter'), '2,5');
      await visitor.type(label('t-panjang'), '6,1');
      const sheet = await printed(visitor, info);
      expect(sheet.words).toContain('TP-1');
      expect(sheet.words).toContain('Magnetostriktif');
      isWithin(sheet, 8);
    });

    test('from the home page to the sheet of a tank of caustic soda', async ({ page }, info) => {
      await page.goto(routes.home);
      const visitor = new Visitor(page);
      await visitor.open(door);
      await arrived(page);
      await visitor.type(label('t-tag'), 'TA-4');
      await visitor.medium('soda kaustik 48', /Soda kaustik/);
      await visitor.type(label('t-diameter'), '3,2');
      await visitor.type(label('t-tinggi'), '4');
      await visitor.choose(label('t-zona'), fields.say('t-zona.options.aman'));
      await visitor.choose(label('t-daya'), fields.say('t-daya.options.listrik'));
      const sheet = await printed(visitor, info);
      expect(sheet.words).toMatch(/Soda kaustik 48/);
      isWithin(sheet, 12);
    });

    test('from the home page to a list of twelve tanks, and the sheet of one', async ({ page }, info) => {
      await page.goto(routes.home);
      const visitor = new Visitor(page);
      await visitor.open(door);
      await arrived(page);
      await visitor.unfold(say('list.title'));
      await visitor.type(list.say('field'), twelve);
      await expect(page.getByRole('table', { name: list.say('table.caption') }).getByRole('rowheader')).toHaveCount(12);
      await expect(page.getByText('solar → Biosolar B40').first()).toBeVisible();
      await visitor.open('TP-2');
      await expect(page.locator('#hasil')).toBeInViewport();
      const sheet = await printed(visitor, info);
      expect(sheet.words).toContain('TP-2');
      isWithin(sheet, 12);
    });
  });
}

const verdict = (page: Page) => page.locator('[data-outcome]').first();

test('a truncated link opens with the values it has, and reports the damage', async ({ page }) => {
  await openAlive(page, `${toolRoutes.tankFile}#v=5&t-tag=TK-9&t-bentuk=tegak&t-diameter=5&t-tin`);
  await expect(page.locator('#t-diameter')).toHaveValue('5');
  await expect(page.locator('#hasil')).toContainText(recordWords('site/tool-words').say('link.damaged'));
  await expect(page.locator('#hasil')).toContainText(say('linked'));
});

test('values of a link of this site do not count as unchecked', async ({ page }) => {
  await page.goto('/petrokimia');
  await page.locator(`main a[href^="${toolRoutes.tankFile}#"]`).first().click();
  await expect(page.locator('#t-diameter')).toHaveValue('16');
  await expect(page.locator('#hasil')).not.toContainText(say('linked'));
});

test('text typed before hydration is merged with the link that opened the page', async ({ page }) => {
  await page.route(/_astro\/TankInstrument.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.continue();
  });
  await page.goto(`${toolRoutes.tankFile}#v=5&t-bentuk=mendatar&t-diameter=2.4&t-panjang=6.5`);
  await page.locator('#t-tag').fill('TP-1');
  await waitUntilAlive(page);
  await expect(page.locator('#t-panjang')).toHaveValue('6,5');
  await expect(page.locator('#t-tag')).toHaveValue('TP-1');
});

test('a pasted list is judged row by row', async ({ page }) => {
  await openAlive(page, toolRoutes.tankFile);
  await page.locator('summary').getByText(say('list.title'), { exact: true }).click();
  await page
    .getByLabel(list.say('field'))
    .fill(
      'Tag;Jenis;Produk;Diameter;Tinggi\nT-1;tegak;solar;12 m;10,5 m\nT-1;tegak;zzz;8 m;9 m\nT-3;kerucut;air;4 m;3 m\nT-4;tegak;air;;3 m',
    );
  const rows = page.getByRole('table', { name: list.say('table.caption') }).getByRole('row');
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).toContainText('Biosolar B40');
  await expect(rows.nth(1)).toContainText('1.187.522 L');
  await expect(rows.nth(2)).toContainText(list.say('notes.twice', { nilai: 'T-1' }));
  await expect(rows.nth(3)).toContainText(list.say('shape'));
  await expect(rows.nth(4)).toContainText(list.say('size', { daftar: label('t-diameter').toLowerCase() }));
  await expect(page.getByText(list.say('questions.product', { isi: 'zzz' }))).toBeVisible();
});

test('with storage blocked the page shows a message, and no input is lost', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openAlive(page, toolRoutes.tankFile);
  await page.locator('#t-tag').fill('TK-9');
  await page.locator('summary').getByText(say('shelf.title'), { exact: true }).click();
  await page.getByRole('button', { name: say('shelf.keep') }).click();
  await expect(page.locator('main').getByText(say('shelf.refused'))).toBeVisible();
  await expect(page.locator('#t-tag')).toHaveValue('TK-9');
});

test('wages and losses add a payback time, and are not handed to the form', async ({ page }) => {
  await openAlive(page, `${toolRoutes.tankFile}#v=5&t-jumlah=12&t-tag=TK-9`);
  await page.locator('summary').getByText(say('groups.project.title'), { exact: true }).click();
  await page.locator('#p-nilai').fill('20000000000');
  await page.locator('#p-susut').fill('0,3');
  await expect(verdict(page)).toContainText(like('verdict.payback'));
  const form = await page.getByRole('link', { name: say('actions.consult') }).getAttribute('href');
  expect(form).not.toContain('p-nilai');
  await page.goto(form ?? '');
  await waitUntilAlive(page);
  const [origin] = page.url().split('/konsultasi');
  await expect(page.locator('main')).toContainText(`${origin}${toolRoutes.tankFile}#t-tag=TK-9&t-jumlah=12`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test("the page states that it needs scripts, and shows the example's sheet", async ({ page }) => {
    await page.goto(toolRoutes.tankFile);
    const told = page
      .locator('main noscript p')
      .filter({ hasText: recordWords('site/tool-words').say('withoutScript') });
    await expect(told).toBeVisible();
    await expect(verdict(page)).toBeVisible();
    await expect(page.getByRole('table', { name: say('table.title') }).first()).toBeVisible();
    await expect(page.getByText(say('open.title')).first()).toBeVisible();
  });
});

unwatched.describe('without network', () => {
  unwatched.use({ serviceWorkers: 'allow' });

  unwatched('after one visit, sheet, list and print with QR code work', async ({ page, context }) => {
    await page.goto(toolRoutes.tankFile);
    // The worker answers when the page and everything that the tool may fetch are cached.
    await page.evaluate(async (path) => {
      const { active } = await navigator.serviceWorker.ready;
      const { port1, port2 } = new MessageChannel();
      const kept = new Promise((resolve) => {
        port1.onmessage = resolve;
      });
      active?.postMessage({ keep: [path], page: path, tools: false }, [port2]);
      await kept;
    }, toolRoutes.tankFile);
    await context.setOffline(true);
    await page.goto(toolRoutes.tankFile);
    await waitUntilAlive(page);
    await page.locator('#t-tag').fill('TK-9');
    await page.locator('summary').getByText(say('list.title'), { exact: true }).click();
    await page.getByRole('button', { name: list.say('example') }).click();
    await expect(page.getByRole('table', { name: list.say('table.caption') })).toBeVisible();
    await page.locator('summary').getByText(say('paper.heading'), { exact: true }).click();
    await expect(page.locator('main .sheet svg[data-qr]').last()).toBeVisible();
    await expect(page.locator('main .sheet')).toContainText('t-tag=TK-9');
  });
});
