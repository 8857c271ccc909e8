import { defineConfig } from 'vitest/config';

/** Tests over the built site or over sockets wait for processes; units do not. */
const slow = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'server/**/*.test.ts',
            'tests/source/**/*.test.ts',
          ],
        },
      },
      { test: { name: 'site', include: ['tests/site/**/*.test.ts'], ...slow } },
      { test: { name: 'server', include: ['tests/server/**/*.test.ts'], ...slow } },
      { test: { name: 'firefox', include: ['tests/engines/firefox.test.ts'], ...slow } },
      { test: { name: 'webkit', include: ['tests/engines/webkit.test.ts'], ...slow } },
    ],
  },
});
