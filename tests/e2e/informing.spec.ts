import type { Page } from '@playwright/test';
import { industryRoutes } from '../../apps/site/src/addresses.ts';
import { camera } from '../../apps/site/src/site/device/teardown.ts';
import { expect, test } from './page.ts';

/** Motion and interaction on informative pages. */

test.describe('the film on the home page', () => {
  const film = 'video[data-film]';
  const toggle = 'button[data-film-toggle]';
  const state = (page: Page) =>
    page.$eval(film, ({ paused, muted, loop, currentTime }: HTMLVideoElement) => ({
      ...{ paused, muted, loop, begun: currentTime > 0 },
    }));

  test('plays after the page has loaded, silently, and stops on demand', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator(toggle)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => state(page)).toEqual({ paused: false, muted: true, loop: true, begun: true });
    await page.click(toggle);
    await expect(page.locator(toggle)).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => state(page)).toMatchObject({ paused: true });
    await page.click(toggle);
    await expect.poll(() => state(page)).toMatchObject({ paused: false });
  });

  test('keeps the name of its button and the text nodes of its readouts', async ({ page }) => {
    await page.goto('/');
    const button = page.locator(toggle);
    const name = await button.textContent();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(await button.textContent()).toBe(name);
    const changes = await page.$$eval('[data-readout]', async (readouts) => {
      const seen = { childList: 0, characterData: 0 };
      const observer = new MutationObserver((list) => {
        for (const { type } of list) if (type !== 'attributes') seen[type] += 1;
      });
      for (const readout of readouts)
        observer.observe(readout, { childList: true, characterData: true, subtree: true });
      await new Promise((resolve) => setTimeout(resolve, 2_500));
      return seen;
    });
    expect(changes.childList).toBe(0);
    expect(changes.characterData).toBeGreaterThan(0);
  });

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('waits for the visitor and is not fetched', async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => request.url().endsWith('.mp4') && fetched.push(request.url()));
      await page.goto('/', { waitUntil: 'networkidle' });
      expect(fetched).toEqual([]);
      await page.click(toggle);
      await expect.poll(() => fetched.length).toBeGreaterThan(0);
    });
  });
});

test('an industry page has text, the whole picture and a large instrument at 1366 × 768', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  for (const address of industryRoutes()) {
    await page.goto(address);
    const ends = (selector: string) =>
      page.$$eval(selector, (parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().bottom)));
    expect
      .soft(await ends('#hero-judul, #hero-judul + p, #hero-judul ~ div a:nth-child(-n + 2)'), address)
      .toBeLessThan(640);
    const picture = await page.locator('main figure picture').first().boundingBox();
    expect.soft((picture?.y ?? 768) + (picture?.height ?? 0), address).toBeLessThan(768);
    const drawing = await page.locator('[data-instrument] svg').first().boundingBox();
    const inScene = (await page.locator('[data-scene]').count()) > 0;
    expect.soft(drawing?.height, address).toBeGreaterThanOrEqual(inScene ? 160 : 320);
  }
});

for (const [width, height, travel] of [
  [1366, 768, 160],
  [1366, 600, 140],
  [390, 844, 120],
  [844, 390, 120],
  [360, 640, 90],
] as const) {
  test(`a level is dragged in the picture over ${travel} px at ${width} × ${height} px, with its handle inside`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const scenes: string[] = [];
    for (const address of industryRoutes()) {
      await page.goto(address);
      const scene = page.locator('[data-scene]');
      if ((await scene.count()) === 0) continue;
      scenes.push(address);
      const lever = scene.getByRole('slider');
      await expect(lever, address).toBeVisible();
      const [stage, box] = [await scene.boundingBox(), await lever.boundingBox()];
      if (!stage || !box) throw new Error(`${address}: no scene`);
      expect.soft(Math.min(stage.x, width - stage.x - stage.width), `${address} reaches an edge`).toBeLessThan(1);
      // The handle is as high as the slider is wide, and stops with its middle on the vessel's ends.
      expect.soft(box.height - box.width, address).toBeGreaterThanOrEqual(travel);
      expect.soft(box.x + box.width, address).toBeLessThanOrEqual(stage.x + stage.width);
      expect.soft(box.y, address).toBeGreaterThanOrEqual(stage.y);
      expect.soft(box.y + box.height, address).toBeLessThanOrEqual(stage.y + stage.height);

      const surface = async () => Number(await scene.locator('[data-surface]').getAttribute('y'));
      const [before, words] = [await surface(), await page.locator('[data-answer]').textContent()];
      const share = await lever.evaluate((input: HTMLInputElement) => {
        const [low, high] = [Number(input.min), Number(input.max)];
        return (input.valueAsNumber - low) / (high - low);
      });
      const [x, y] = [box.x + box.width / 2, box.y + box.height - box.width / 2 - share * (box.height - box.width)];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x, y - 40, { steps: 4 });
      await page.mouse.up();
      await expect.poll(surface, address).toBeLessThan(before - 20);
      await expect(page.locator('[data-answer]'), address).not.toHaveText(words ?? '');
    }
    expect(scenes.length).toBeGreaterThan(1);
  });
}

/** Names of the elements with a view transition from the previous page. */
const wentAlong = (page: Page) =>
  page.evaluate(async () => {
    const { transition } = globalThis as unknown as { transition: Promise<string[]> };
    return transition;
  });

for (const [from, link, picture] of [
  ['/', '#industri a[href="/minyak-gas"]', 'minyak-gas'],
  ['/minyak-gas', '#alat a[href="/tankdevice#radar"]', 'radar'],
] as const) {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`${link}: only header and picture have a view transition, motion ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() => {
        addEventListener('pagereveal', ({ viewTransition }) => {
          const moved = async () => {
            await viewTransition?.ready;
            const names = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
            return [
              ...new Set(names.flatMap((name) => /^::view-transition-new\((.*)\)$/.exec(name)?.[1] ?? [])),
            ].sort();
          };
          Object.assign(globalThis, { transition: moved() });
        });
      });
      // Retried: the browser rarely shows a page before its picture is decoded, and then omits the transition.
      await expect(async () => {
        await page.goto(from);
        await page.locator(link).click();
        await page.waitForURL(({ pathname }) => pathname !== from);
        expect(await wentAlong(page)).toEqual(reducedMotion === 'reduce' ? [] : ['header', picture]);
      }).toPass();
    });
  }
}

test('the turntable fetches its pictures on the first interaction, and rotates by keys', async ({ page }) => {
  const table = '#radar [data-turntable]';
  /** Pixels of the middle row of the rotated picture. */
  const ink = () =>
    page.$eval(`${table} canvas`, (canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      return [...(canvas.getContext('2d')?.getImageData(0, height / 2, width, 1).data ?? [])];
    });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/tankdevice#radar', { waitUntil: 'networkidle' });
  const address = (await page.getAttribute(table, 'data-turntable')) ?? '';
  expect(fetched).not.toContain(address);
  const range = page.locator(`${table} input`);
  const canvas = page.locator(`${table} canvas`);
  await expect(canvas).toBeHidden();
  await range.press('ArrowRight');
  await range.press('ArrowRight');
  await expect(range).toHaveAttribute('aria-valuetext', '30°');
  await expect(canvas).toBeVisible();
  expect(fetched).toContain(address);
  const before = await ink();
  expect(new Set(before)).not.toEqual(new Set([0]));
});

test('the selected device shows all its data, its cut-out moves there, and its link is current', async ({ page }) => {
  const sheets = page.locator('#alat article:has([data-turntable])');
  const open = () =>
    sheets.evaluateAll((all) =>
      all.filter((sheet) => sheet.querySelector('[data-turntable]')?.checkVisibility()).map(({ id }) => id),
    );
  const current = () =>
    page
      .locator('#rak a')
      .evaluateAll((links) =>
        (links as HTMLAnchorElement[]).filter((link) => link.ariaCurrent === 'true').map(({ hash }) => hash),
      );
  await page.goto('/tankdevice');
  expect([await open(), await current()]).toEqual([['radar'], ['#radar']]);
  const moved = page.evaluate(
    () =>
      new Promise<string[]>((found) => {
        const look = () => {
          const parts = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
          const groups = parts.filter((part) => part.startsWith('::view-transition-group'));
          if (groups.length) found([...new Set(groups)].sort());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.locator('#rak a[href="#suhu"]').click();
  const both = ['alat-maju', 'alat-mundur'].map((name) => `::view-transition-group(${name})`);
  expect(await moved).toEqual(expect.arrayContaining(both));
  // What the other devices are for remains in sight.
  await expect(page.locator('#radar').getByText('26 GHz', { exact: true })).toBeVisible();
  await expect.poll(async () => [await open(), await current()]).toEqual([['suhu'], ['#suhu']]);
  await expect(page.locator('#rak-suhu picture')).toHaveCSS('translate', '0px -12px');
  await page.goBack();
  await expect(page.locator('#radar')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  expect(await open()).toHaveLength(6);
});

test('the teardown follows the part that moves away, and highlights its name', async ({ page }) => {
  await page.goto('/tankdevice');
  const pin = page.locator('#bagian-radar [data-camera]');
  for (const [part, stop] of [
    ['lid', 0],
    ['antenna', 2],
    ['horn', 8],
  ] as const) {
    const place = (camera.find(({ off }) => off === stop + 1)?.at ?? 0) + 2;
    await pin.evaluate((element, share) => {
      const { top, height } = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
      scrollTo({ top: scrollY + top + (share / 100) * (height - innerHeight), behavior: 'instant' });
    }, place);
    const lit = () =>
      pin
        .locator('li')
        .evaluateAll((all) => all.flatMap((li, at) => (Number(getComputedStyle(li).opacity) > 0.99 ? [at] : [])));
    await expect.poll(lit, part).toEqual([stop]);
    await expect(pin.getByRole('heading')).toBeInViewport();
    // Zoomed in: at scale 1 the whole radar is half as high as the picture.
    const scale = await pin.getByRole('img').evaluate((stage) => stage.getBoundingClientRect().height / innerHeight);
    expect(scale, part).toBeGreaterThan(1.3);
  }
});

test('the instrument of an industry updates sentence and drawing by keyboard', async ({ page }) => {
  for (const path of industryRoutes()) {
    await page.goto(path);
    const card = page.locator('[data-instrument]');
    const slider = page.locator('[data-scene], [data-instrument]').getByRole('slider').first();
    await expect(slider, path).toBeVisible();
    const answer = card.locator('[data-answer]');
    const [words, drawn] = [await answer.textContent(), await card.getByRole('img').innerHTML()];
    await slider.focus();
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight');
    await expect(answer, path).not.toHaveText(words ?? '');
    expect(await card.getByRole('img').innerHTML(), path).not.toBe(drawn);
    // The last key may still be drawn.
    await expect(async () => {
      const sentence = (await answer.textContent()) ?? '';
      await expect(page.getByRole('status'), path).toHaveText(sentence, { timeout: 2000 });
    }).toPass({ timeout: 15_000 });
    expect(await slider.getAttribute('aria-valuetext'), path).toMatch(/\d/);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link into a folded list of the search page opens it', async ({ page }) => {
    await page.goto('/cari');
    await expect(page.locator('#istilah-sla')).toBeHidden();
    await page.goto('/cari#istilah-sla');
    await expect(page.locator('#istilah-sla')).toBeInViewport();
    await expect(page.locator('#alat')).toBeHidden();
  });

  test('the instrument of an industry shows its sentence and no slider', async ({ page }) => {
    await page.goto('/minyak-gas');
    const card = page.locator('[data-instrument]');
    await expect(card.locator('[data-answer]')).toHaveText(/\d/);
    await expect(card.getByRole('slider')).toHaveCount(0);
  });
});

test('an unknown path gets a link to the home page and is logged', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto('/ada/yang/hilang?x=1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404');
  expect(lines.some((line) => line.includes('/ada/yang/hilang'))).toBe(true);
  await page.locator('main a[href="/"]').click();
  await expect(page).toHaveURL('/');
});
