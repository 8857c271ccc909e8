import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { browserEnvironment, chromiumArgs } from './tests/chromium.ts';

const port = Number(process.env['E2E_PORT'] ?? 4399);
const debian = '/usr/bin/chromium';
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(debian) ? debian : undefined);

/** The built site on the real server in a real Chromium. `npm test -- e2e` builds it when stale. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '{e2e,walks}/**/*.spec.ts',
  fullyParallel: true,
  // One page a core: with more, what is spoken or moves late comes from the other pages, not from the one that is tested.
  workers: 2,
  // The same answer twice: a test that passes only when repeated is broken.
  retries: 0,
  forbidOnly: true,
  // They end what hangs; a machine that does other things too may take long over what is quick.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    // Only the tests of reading without network let the worker in: elsewhere a kept page could hide a fault.
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
