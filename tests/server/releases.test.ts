import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { currentRelease } from 'service/process-settings';
import { expect } from 'vitest';
import { newRelease, publish } from '../../scripts/releases.ts';
import { startServer } from '../../scripts/server-process.ts';
import { test } from './context.ts';
import { buildFixture } from './fixture.ts';

/** Site whose page, policy and hashed file differ from those of any other name. */
const siteNamed = (name: string) => ({
  'index.html': `<!doctype html><html lang="id"><head><title>${name}</title><style>h1{--a:"${name}"}</style></head><body><h1>${name}</h1><script type="module" src="/_astro/${name}.hash.js"></script></body></html>`,
  '404.html': '<!doctype html><html lang="id"><head><title>404</title></head><body><h1>404</h1></body></html>',
  [`_astro/${name}.hash.js`]: `document.title += "${name}";\n`.repeat(60),
});

const releases = test.extend<{ root: string; build: (name: string) => Promise<string> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads which fixtures are wanted from the pattern
  root: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'releases-'));
    await use(root);
    rmSync(root, { recursive: true });
  },
  build: async ({ root }, use) => {
    await use(async (name) => {
      await wait(2);
      const release = newRelease(root);
      await buildFixture(release, siteNamed(name));
      rmSync(join(root, `build/served/${basename(release)}.${process.pid}`));
      await publish(release, root);
      return release;
    });
  },
});

/** Observes a site as a visitor: name on the page, whether the policy is its own, and which files exist. */
async function visit(origin: string, ...names: string[]) {
  const page = await fetch(origin);
  const html = await page.text();
  const table = await Promise.all(names.map((name) => fetch(`${origin}/_astro/${name}.hash.js`)));
  return {
    page: /<h1>(.*?)</.exec(html)?.[1],
    policy: page.headers.get('content-security-policy'),
    files: table.map(({ status }) => status),
  };
}

releases(
  'a server keeps its release while others are built, and the next server has the files of the previous release',
  async ({ root, build }) => {
    const first = await build('satu');
    const old = await startServer(root);
    const before = await visit(old.origin, 'satu');
    expect(before).toMatchObject({ page: 'satu', files: [200] });

    const second = await build('dua');
    expect(currentRelease(root)).toBe(second);
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('dua');
    expect(await visit(old.origin, 'satu')).toEqual(before);

    const next = await startServer(root);
    const after = await visit(next.origin, 'dua', 'satu');
    expect(after).toMatchObject({ page: 'dua', files: [200, 200] });
    expect(after.policy).not.toBe(before.policy);
    // Compressed variants have no address, those of the previous release included.
    expect((await fetch(`${next.origin}/_astro/satu.hash.js.br`)).status).toBe(404);

    await build('tiga');
    await build('empat');
    expect(await visit(old.origin, 'satu')).toEqual(before);
    expect((await fetch(`${old.origin}/readyz`)).status).toBe(200);
    const last = await startServer(root);
    expect(await visit(last.origin, 'empat', 'tiga', 'dua', 'satu')).toMatchObject({ files: [200, 200, 404, 404] });

    await Promise.all([old.stop(), next.stop(), last.stop()]);
    expect(existsSync(first)).toBe(true);
    await build('lima');
    expect([existsSync(first), existsSync(second)]).toEqual([false, false]);
  },
);

releases('a repeated build keeps the files that open pages may request', async ({ root, build }) => {
  await build('satu');
  await build('dua');
  await build('dua');
  const server = await startServer(root);
  expect(await visit(server.origin, 'dua', 'satu')).toMatchObject({ files: [200, 200] });
  await server.stop();
});

releases('a failed build leaves the current release in place', async ({ root, build }) => {
  const first = await build('satu');
  await expect(buildFixture(newRelease(root), { 'index.html': '<p>' })).rejects.toThrow('404.html is missing');
  expect(currentRelease(root)).toBe(first);
});

releases.for([
  [
    'the home page is from another build',
    (release: string) => writeFileSync(join(release, 'dist/index.html'), '<h1>lain</h1>'),
  ],
  ['the table is damaged', (release: string) => writeFileSync(join(release, 'build/headers.json'), '{"pages":{}}')],
] as const)('/readyz answers 503 within a second when %s', async ([, damage], { root, build }) => {
  const release = await build('satu');
  const server = await startServer(root);
  const ready = async () => (await fetch(`${server.origin}/readyz`)).status;
  expect(await ready()).toBe(200);
  damage(release);
  await wait(1_100);
  expect(await ready()).toBe(503);
  await server.stop();
});
