/** System packages that only tests need; installed if possible: as root, on Debian and its derivatives. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import config from '../playwright.config.ts';
import { binary, paths } from './paths.ts';
import { run } from './process.ts';

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

interface Wanted {
  places: readonly string[];
  /** Environment variable that overrides the paths. */
  setting: string;
  /** Debian packages; an entry is installed when the one before provided no program. */
  packages: readonly string[];
}

const wanted: Record<BrowserName, Wanted> = {
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
    // The headless shell is smaller, but not every Debian release has it.
    packages: ['chromium-headless-shell', 'chromium'],
  },
  firefox: {
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    setting: 'FIREFOX_PATH',
    packages: ['firefox-esr'],
  },
  webkit: {
    places: ['/usr/bin/WebKitWebDriver'],
    setting: 'WEBKIT_DRIVER',
    // WebKit's test window is a PyGObject script.
    packages: ['webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1'],
  },
};

const minutes = 15;

/** Finds a browser that starts, or installs one. @returns its environment variable @throws Error with instructions */
export async function findBrowser(name: BrowserName): Promise<Record<string, string>> {
  const { places, setting, packages } = wanted[name];
  const asked = process.env[setting];
  const found = () =>
    (asked ? [asked] : places).find((path) => starts(path, name === 'webkit' ? '--help' : '--version'));
  if (!found() && asked) throw new Error(`${setting}=${JSON.stringify(asked)} does not start`);
  for (const list of packages) if (!found()) await install(list);
  if (!found() && name === 'chromium') {
    await run(binary('playwright'), ['install', 'chromium'], minutes, { log: logFile('playwright'), title: name });
  }
  const path = found();
  if (path) return { [setting]: path };
  throw new Error(`no ${name}: install ${packages.at(-1)}, or set ${setting} to one that starts`);
}

/** The Chromium of the tests, for scripts; installed if there is none. */
export async function launchChromium(): Promise<Browser> {
  const { CHROMIUM_PATH: executablePath = '' } = await findBrowser('chromium');
  return chromium.launch({ ...config.use?.launchOptions, executablePath });
}

/** Programs that some tests need, by Debian package; without one those tests are skipped. */
const tools = { nginx: '-v', zsh: '--version' };

export async function installTools(): Promise<void> {
  const missing = Object.entries(tools).filter(([name, word]) => !starts(name, word));
  if (missing.length > 0) await install(missing.map(([name]) => name).join(' '));
}

/** Programs that only named tests of alarms and units need, since their packages are large. */
const watchTools = {
  promtool: 'prometheus',
  'prometheus-blackbox-exporter': 'prometheus-blackbox-exporter',
  faketime: 'faketime',
  debootstrap: 'debootstrap',
  'systemd-nspawn': 'systemd-container',
};

/** Disables the servers that some of the packages start. */
export async function installWatchTools(): Promise<void> {
  const missing = Object.entries(watchTools).filter(([name]) => !starts(name, '--version'));
  if (missing.length === 0) return;
  const packages = missing.map(([, name]) => name);
  await install(packages.join(' '));
  spawnSync('systemctl', ['disable', '--now', ...packages.filter((name) => name.startsWith('prometheus'))], {
    stdio: 'ignore',
  });
}

async function install(packages: string) {
  if (process.getuid?.() !== 0 || !starts('apt-get', '--version')) return;
  console.log(`Installing ${packages} …`);
  const line = `apt-get update && apt-get install -y --no-install-recommends ${packages}`;
  const log = logFile(packages.split(' ')[0] ?? packages);
  await run('sh', ['-c', line], minutes, { env: { DEBIAN_FRONTEND: 'noninteractive' }, log, title: 'apt-get' });
}

const logFile = (name: string) => join(paths.logs, `${name}.log`);

/** Runs the command, which also proves that its shared libraries exist. */
function starts(command: string, word: string) {
  return spawnSync(command, [word], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}
