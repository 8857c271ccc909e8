import { join } from 'node:path';

/**
 * What no test looks at: the lists under the address bar, two pages of the browser's own that are drawn with every page.
 * A switch given twice counts with its last list, so that what matters of Playwright's own stands in it too.
 */
const switchedOff =
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,' +
  'HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,' +
  'AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch';

export const chromiumArgs: readonly string[] = [
  // Chromium without a window would round the widths of letters, where one with a window does not.
  '--font-render-hinting=none',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${switchedOff}`,
];

/** The typefaces of every browser come from packages, so that no result depends on the machine. */
export const browserEnvironment = {
  ...process.env,
  FONTCONFIG_FILE: join(import.meta.dirname, 'faces/fonts.conf'),
};
