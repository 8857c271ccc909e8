import { chromium } from 'playwright-core';

// usage: node .shot.mjs PORT OUT path:w:h[:clip|full|sel=...]
const [port, out, ...views] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
for (const v of views) {
  const [path, w, h, mode = 'view', sel] = v.split('|');
  const c = await b.newContext({
    viewport: { width: +w, height: +h },
    deviceScaleFactor: 1,
    hasTouch: +w < 800,
    isMobile: +w < 800,
  });
  const p = await c.newPage();
  await p.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'load' });
  await p.waitForTimeout(2500);
  const dh = await p.evaluate(() => document.documentElement.scrollHeight);
  console.log(path, w, h, 'screens', (dh / h).toFixed(2));
  const name = `${out}/${path.replace(/\W/g, '_')}-${w}${mode === 'view' ? '' : '-' + mode}.png`;
  if (mode === 'menu') {
    await p.evaluate(() => document.getElementById('jelajah').showPopover());
    await p.waitForTimeout(400);
    await p.screenshot({ path: name });
  } else if (mode === 'full') {
    await p.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
        scrollTo(0, y);
        await new Promise((r) => setTimeout(r, 60));
      }
      scrollTo(0, 0);
    });
    await p.waitForTimeout(300);
    await p.screenshot({ path: name, fullPage: true });
  } else if (mode === 'el') {
    const e = p.locator(sel).first();
    await e.scrollIntoViewIfNeeded();
    await p.waitForTimeout(500);
    await e.screenshot({ path: name });
  } else await p.screenshot({ path: name });
  await c.close();
}
await b.close();
