import { join } from 'node:path';

/**
 * Disables browser parts that no test needs: the lists under the address bar, two internal pages rendered with every
 * page. Chromium uses the last value of a repeated switch, so Playwright's own features are listed here too.
 */
const switchedOff =
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,' +
  'HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,' +
  'AvoidCorsURLLoaderRestartOnRedirect,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch';

export const chromiumArgs: readonly string[] = [
  // The headless shell would round the widths of glyphs; Chromium itself reads this from fonts.conf.
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

/** Typefaces come from packages, so that no result depends on the machine. */
export const browserEnvironment = {
  ...process.env,
  FONTCONFIG_FILE: join(import.meta.dirname, 'faces/fonts.conf'),
};
