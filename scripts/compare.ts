/**
 * `npm run compare -- <git ref> [pages…]` builds both states of the code, takes screenshots of every page at four
 * widths and writes each differing pair to build/compare/, with an image of the difference.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Browser, Route } from '@playwright/test';
import { compare } from 'odiff-bin';
import { readHeaderTable } from 'service/header-table';
import { linkPackages } from './link-packages.ts';
import { paths } from './paths.ts';
import { launchChromium } from './setup.ts';

const widths = [390, 768, 1366, 1920];
const origin = 'http://site.example';
const types: Record<string, string> = { '.css': 'text/css', '.js': 'text/javascript', '.svg': 'image/svg+xml' };

const [ref, ...chosen] = process.argv.slice(2);
if (!ref) throw new Error('Name the commit or branch to compare with: npm run compare -- <git ref> [pages…]');

const out = join(paths.build, 'compare');
await rm(out, { recursive: true, force: true });
const before = await buildState(ref);
build(paths.root);
const { pages } = readHeaderTable(paths.current);
const wanted = chosen.length > 0 ? chosen : Object.keys(pages).filter((page) => !page.startsWith('/_'));

const browser = await launchChromium();
let differing = 0;
for (const page of wanted) {
  for (const width of widths) {
    const name = `${page.slice(1).replaceAll('/', '-') || 'home'}-${width}`;
    const picture = (side: string) => join(out, `${name}-${side}.png`);
    await photograph(browser, before, page, width, picture('before'));
    await photograph(browser, paths.dist, page, width, picture('after'));
    const result = await compare(picture('before'), picture('after'), picture('difference'), { antialiasing: true });
    if (result.match) await Promise.all([rm(picture('before')), rm(picture('after'))]);
    else {
      differing++;
      const how = result.reason === 'pixel-diff' ? `${result.diffPercentage.toFixed(2)} %` : 'another height';
      console.log(`${page} at ${width}: ${how}`);
    }
  }
}
await browser.close();
console.log(
  `${wanted.length * widths.length - differing} equal, ${differing} differ${differing ? `: see ${out}` : ''}.`,
);

function build(folder: string) {
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Builds another state of the code, once per commit. @returns its `dist/` @throws when git does not know it */
async function buildState(state: string) {
  const commit = execFileSync('git', ['rev-parse', '--verify', `${state}^{commit}`], { encoding: 'utf8' }).trim();
  const folder = join(paths.root, '.cache', 'compare', commit);
  if (existsSync(join(folder, 'dist', '404.html'))) return join(folder, 'dist');
  await mkdir(folder, { recursive: true });
  execFileSync('tar', ['-x', '-C', folder], {
    input: execFileSync('git', ['archive', commit], { maxBuffer: 2 ** 30 }),
  });
  await linkPackages(folder);
  await cp(join(paths.site, '.cache'), join(folder, 'apps/site/.cache'), { recursive: true });
  build(folder);
  return join(folder, 'dist');
}

/** Takes a screenshot with a fixed clock and without animations, once all images are loaded. */
async function photograph(browser: Browser, dist: string, page: string, width: number, path: string) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  const tab = await context.newPage();
  await tab.clock.setFixedTime('2026-03-04T03:00:00Z');
  await tab.route('**', (route) => deliver(route, dist));
  await tab.goto(origin + page, { waitUntil: 'networkidle' });
  await tab.evaluate(() => {
    document.documentElement.dataset['settled'] = '';
    for (const picture of document.images) picture.loading = 'eager';
    return Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  });
  await tab.waitForLoadState('networkidle');
  await tab.screenshot({ path, fullPage: true, animations: 'disabled' });
  await context.close();
}

async function deliver(route: Route, dist: string) {
  const path = decodeURIComponent(new URL(route.request().url()).pathname);
  const file = path === '/' ? '/index.html' : extname(path) ? path : `${path}.html`;
  const body = await readFile(join(dist, file)).catch(() => undefined);
  const contentType = types[extname(file)];
  await (body ? route.fulfill({ body, ...(contentType && { contentType }) }) : route.abort());
}
