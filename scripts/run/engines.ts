import type { Browser } from './browser.ts';
import { installPackages, starts } from './debian.ts';

interface WantedEngine {
  readonly name: string;
  /** Where it may stand. */
  readonly places: readonly string[];
  /** Environment variable that names another place. */
  readonly setting: string;
  /** The word on which it only says something of itself. */
  readonly word: string;
  /** Debian's packages for it. */
  readonly packages: readonly string[];
  /** Whether all else that it needs is there too. */
  readonly isComplete: () => boolean;
}

const firefox: WantedEngine = {
  name: 'Firefox',
  places: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
  setting: 'FIREFOX_PATH',
  word: '--version',
  packages: ['firefox-esr'],
  isComplete: () => true,
};

/** The window that the tests open is a script of Debian's own Python. */
const loadsWebkit = "import gi; gi.require_version('WebKit2', '4.1'); from gi.repository import WebKit2";

const webkit: WantedEngine = {
  name: 'WebKit',
  places: ['/usr/bin/WebKitWebDriver'],
  setting: 'WEBKIT_DRIVER',
  word: '--help',
  packages: ['webkit2gtk-driver', 'xvfb', 'python3-gi', 'gir1.2-webkit2-4.1'],
  isComplete: () => starts('Xvfb', ['-help']) && starts('/usr/bin/python3', ['-c', loadsWebkit]),
};

/** Finds a Firefox that starts, or installs Debian's. */
export const findFirefox = (): Promise<Browser> => find(firefox);

/** Finds WebKit's driver with the screen and the window that it needs, or installs Debian's. */
export const findWebkit = (): Promise<Browser> => find(webkit);

async function find({ name, places, setting, word, packages, isComplete }: WantedEngine): Promise<Browser> {
  const asked = process.env[setting];
  const present = () => (isComplete() ? (asked ? [asked] : places).find((path) => starts(path, [word])) : undefined);
  const path = present();
  if (path) return { path };
  if (!asked) {
    console.log(`No ${name} found: installing one …`);
    await installPackages(packages);
    const own = present();
    if (own) return { path: own };
  }
  return {
    problem: `no ${name}: run “apt-get install ${packages.join(' ')}” as root, or set ${setting} to one that starts`,
  };
}
