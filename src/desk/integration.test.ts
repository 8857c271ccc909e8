import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Addresses that the desk adds to the site. */
async function added(command: 'dev' | 'build', switched: string): Promise<string[]> {
  vi.stubEnv('DESK', switched);
  const { desk } = await import('./integration.ts');
  const patterns: string[] = [];
  const setup = desk.hooks['astro:config:setup'] as unknown as (options: object) => void;
  setup({ command, updateConfig: () => {}, injectRoute: ({ pattern }: { pattern: string }) => patterns.push(pattern) });
  return patterns;
}

test('the desk is there only while developing, and only when it was asked for', async () => {
  expect(await added('dev', '1')).toEqual(['/sunting']);
  vi.resetModules();
  expect(await added('dev', '')).toEqual([]);
  vi.resetModules();
  expect(await added('build', '1')).toEqual([]);
});
