import { defineConfig } from '@playwright/test';
import site from '../../playwright.config.ts';

const port = Number(process.env['DESK_PORT'] ?? 4398);
const { webServer: _built, ...shared } = site;

/** The writer's desk over a copy of the site: one writer, one test after the other, as the records are one. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/desk',
  fullyParallel: false,
  workers: 1,
  use: { ...shared.use, baseURL: `http://localhost:${port}`, viewport: { width: 1366, height: 768 } },
  webServer: {
    command: `node serve.ts ${port}`,
    port,
    // A development server begins with nothing bundled.
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
