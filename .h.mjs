import { chromium } from 'playwright-core';

const [port, path = '/'] = process.argv.slice(2);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' });
for (const [w, h] of [
  [390, 844],
  [1366, 768],
]) {
  const c = await b.newContext({ viewport: { width: w, height: h }, isMobile: w < 800, hasTouch: w < 800 });
  const p = await c.newPage();
  await p.goto(`http://127.0.0.1:${port}${path}`);
  await p.waitForTimeout(500);
  await p.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 500) {
      scrollTo(0, y);
      await new Promise((r) => setTimeout(r, 40));
    }
  });
  await p.waitForTimeout(300);
  console.log(
    w,
    await p.evaluate(() =>
      [
        (document.documentElement.scrollHeight / innerHeight).toFixed(2),
        ...[...document.querySelectorAll('main > section, main > div, footer, header')].map(
          (e) => (e.id || e.tagName) + ':' + Math.round(e.getBoundingClientRect().height),
        ),
      ].join(' '),
    ),
    await p.evaluate(() => (document.documentElement.scrollWidth > innerWidth ? 'OVERFLOW' : '')),
  );
  await c.close();
}
await b.close();
