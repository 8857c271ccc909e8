import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { binary } from '../paths.ts';
import { run } from './process.ts';

export type BrowserName = 'chromium' | 'firefox' | 'webkit';
export type Browser = { readonly path: string } | { readonly problem: string };

interface Wanted {
  /** Where it may stand. */
  readonly places: readonly string[];
  /** Environment variable that names another place. */
  readonly setting: string;
  /** The word on which it only says something of itself. */
  readonly word: string;
  /** Debian's packages for it, each list tried when the one before brought none. */
  readonly packages: readonly (readonly string[])[];
  /** What else it needs: commands that have to start. */
  readonly needs?: readonly (readonly [command: string, ...args: string[]])[];
}

/** The window in which the tests open WebKit is a script of Debian's own Python. */
const loadsWebkit = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2";

const wanted: Readonly<Record<BrowserName, Wanted>> = {
  chromium: {
    places: [
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/usr/bin/google-chrome-stable',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/usr/bin/chromium-headless-shell',
      chromium.executablePath(),
    ],
    setting: 'CHROMIUM_PATH',
    word: '--version',
    // The same engine without the window is smaller and starts sooner; not every Debian has it.
    packages: [['chromium-headless-shell'], ['chromium']],
  },
  firefox: {
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    setting: 'FIREFOX_PATH',
    word: '--version',
    packages: [['firefox-esr']],
  },
  webkit: {
    places: ['/usr/bin/WebKitWebDriver'],
    setting: 'WEBKIT_DRIVER',
    word: '--help',
    packages: [['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1']],
    needs: [
      ['Xvfb', '-help'],
      ['/usr/bin/python3', '-c', loadsWebkit],
    ],
  },
};

const installMinutes = 15;

/** Finds a browser that starts, or installs one: for Chromium Playwright's own, else a package of Debian's. */
export async function findBrowser(name: BrowserName): Promise<Browser> {
  const { places, setting, word, packages, needs = [] } = wanted[name];
  const asked = process.env[setting];
  const present = () =>
    needs.every(([command, ...args]) => starts(command, args))
      ? (asked ? [asked] : places).find((path) => starts(path, [word]))
      : undefined;
  let path = present();
  if (path) return { path };
  if (asked) return { problem: `${setting}=${JSON.stringify(asked)} does not start` };

  console.log(`No ${name} found: installing one …`);
  if (name === 'chromium') {
    await run(binary('playwright'), ['install', 'chromium'], installMinutes);
    path = present();
  }
  for (const list of packages) {
    if (path) break;
    await installPackages(list);
    path = present();
  }
  if (path) return { path };
  return { problem: `no ${name}: install ${packages.at(-1)?.join(' ')}, or set ${setting} to one that starts` };
}

/** True when a command starts and ends well, which also shows whether its shared libraries are there. */
function starts(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** Installs packages where that is allowed without asking: as root, on Debian and its kin. */
async function installPackages(packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !starts('apt-get', ['--version'])) return;
  const install = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  await run('sh', ['-c', install], installMinutes, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
}
