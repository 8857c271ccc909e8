import { defineConfig } from '@playwright/test';
import site from '../../playwright.config.ts';

const port = Number(process.env['DESK_PORT'] ?? 4398);
const { webServer: _built, ...shared } = site;

/** The desk over a copy of the site; one worker, as all tests share the records. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/desk',
  fullyParallel: false,
  workers: 1,
  // A repetition would start from the records that the failed task left.
  retries: 0,
  use: { ...shared.use, baseURL: `http://localhost:${port}`, viewport: { width: 1366, height: 768 } },
  webServer: {
    command: `node serve.ts ${port}`,
    port,
    // A development server starts with nothing bundled.
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
