import { chromium } from '@playwright/test';
import { binary } from '../paths.ts';
import { installPackages, starts } from './debian.ts';
import { run } from './process.ts';

export type Browser = { readonly path: string } | { readonly problem: string };

const installMinutes = 15;

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/usr/bin/chromium-headless-shell',
];

/** The same engine without the window around it is smaller, and starts and draws sooner; not every Debian has it. */
const debianPackages = ['chromium-headless-shell', 'chromium'];

/** Finds a Chromium that starts, or installs one: Playwright's own, else a package of Debian's. */
export async function findBrowser(): Promise<Browser> {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked) {
    if (starts(asked)) return { path: asked };
    return { problem: `CHROMIUM_PATH=${JSON.stringify(asked)} does not start` };
  }
  const present = firstThatStarts();
  if (present) return { path: present };

  console.log('No Chromium found: installing one …');
  await run(binary('playwright'), ['install', 'chromium'], installMinutes);
  const own = firstThatStarts();
  if (own) return { path: own };

  for (const name of debianPackages) {
    await installPackages([name]);
    const debian = firstThatStarts();
    if (debian) return { path: debian };
  }
  return {
    problem: 'no Chromium: install the package chromium or Google Chrome, or set CHROMIUM_PATH to one',
  };
}

function firstThatStarts(): string | undefined {
  return [...systemBrowsers, chromium.executablePath()].find((path) => starts(path));
}
