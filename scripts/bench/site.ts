import { type Browser, chromium } from '@playwright/test';
import { paths } from '../paths.ts';
import { findBrowser } from '../run/browser.ts';
import { buildWhenStale } from '../run/build-step.ts';
import { startServer } from '../server-process.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Does the work with the built site on the real server, built first when stale. With `SITE_ROOT` set
 * (as for the server itself) the site that stands there is served as it is.
 * @throws Error when the build or the server fails
 */
export async function withSite<T>(work: (origin: string) => Promise<T>): Promise<T> {
  const given = process.env['SITE_ROOT'];
  if (!given && (await buildWhenStale()) !== 0) throw new Error('The site could not be built.');
  const server = await startServer(given ?? paths.root, { LOG_LEVEL: 'warn' });
  try {
    return await work(`http://localhost:${server.port}`);
  } finally {
    await server.stop();
  }
}

/**
 * Does the work with a Chromium, which listens for Lighthouse when `debuggingPort` is given.
 * @throws Error when there is no Chromium
 */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>, debuggingPort?: number): Promise<T> {
  const found = await findBrowser();
  if ('problem' in found) throw new Error(found.problem);
  const browser = await chromium.launch({
    executablePath: found.path,
    args: debuggingPort === undefined ? flags : [...flags, `--remote-debugging-port=${debuggingPort}`],
    // Playwright switches the back-forward cache off, and Lighthouse would report that as a fault of the page.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
