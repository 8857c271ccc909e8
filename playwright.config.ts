import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { browserEnvironment, chromiumArgs } from './tests/chromium.ts';

const port = Number(process.env['E2E_PORT'] ?? 4399);
const debian = '/usr/bin/chromium';
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(debian) ? debian : undefined);

/** Tests of the built site on the real server in a real Chromium. `npm test -- e2e` builds it when stale. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,walks}/**/*.spec.ts',
  fullyParallel: true,
  // One page per core: with more, late announcements and layout shifts would come from the load of other pages.
  workers: 2,
  // One that fails on a busy machine runs once more; the run names each that passed only then.
  retries: 1,
  forbidOnly: true,
  // Limits for tests that hang, generous because a busy machine may slow down quick tests.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // Only the offline tests allow the service worker: elsewhere a cached page could hide a fault.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [...chromiumArgs],
      env: browserEnvironment,
    },
  },
  webServer: {
    command: 'node build/current/server/main.mjs',
    port,
    env: { PORT: String(port), LOG_LEVEL: 'warn' },
    reuseExistingServer: false,
  },
});
