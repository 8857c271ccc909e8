import { spawn } from 'node:child_process';
import { copyFileSync, cpSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sandboxFile } from 'contract/sandbox';
import { expect } from 'vitest';
import { paths } from '../../../scripts/paths.ts';
import { bareEnvironment, programFile } from '../../../scripts/server-process.ts';
import { waitUntil } from '../../server/leads/client.ts';
import { type Causes, childOf, type Recording, type Watch } from '../context.ts';
import { total } from '../prometheus.ts';

/** Settings of a server with the sandbox; gives the small site the built one's description of the API. */
function withSandbox(root: string): Record<string, string> {
  copyFileSync(join(paths.current, 'build', sandboxFile), join(root, 'build', sandboxFile));
  return { SANDBOX: 'on' };
}

const call = ({ origin }: Watch) => fetch(`${origin}/sandbox/v1/tanks`).then(({ status }) => status);
const isBack = (server: Watch) => waitUntil(async () => (await call(server)) === 401, 'the sandbox answers');
const ends = async (server: Watch) => total(await server.scrape(), 'sandbox_ends_total');

/** Waits for the end of a sandbox that fails by itself or is made to, and for its return. @param trace what the log has of it */
async function endsOnce(server: Watch, fail: () => unknown, trace: RegExp): Promise<Recording> {
  await isBack(server);
  const before = await server.scrape();
  await fail();
  await waitUntil(async () => (await ends(server)) === 1, 'its end');
  expect([await server.page(), await server.readyz()]).toEqual([200, 200]);
  expect(server.output()).toMatch(trace);
  await isBack(server);
  const after = await server.scrape();
  return [before, after, after];
}

export const sandboxCauses = {
  'Flood of calls to the sandbox': async ({ watch, site }) => {
    const server = await watch(withSandbox(site.root));
    await isBack(server);
    const before = await server.scrape();
    const statuses: number[] = [];
    for (let group = 0; group < 4; group++)
      statuses.push(...(await Promise.all(Array.from({ length: 400 }, () => call(server)))));
    const refused = statuses.filter((status) => status === 503).length;
    expect(refused).toBeGreaterThan(500);
    expect([await server.page(), await server.readyz()]).toEqual([200, 200]);
    const during = await server.scrape();
    expect(total(during, 'sandbox_refused_total') - total(before, 'sandbox_refused_total')).toBe(refused);
    await isBack(server);
    return [before, during, await server.scrape()];
  },
  'Sandbox killed again and again': async ({ watch, site }) => {
    const server = await watch(withSandbox(site.root));
    const before = await server.scrape();
    for (let times = 1; times <= 6; times++) {
      // Each end doubles the pause before the next start.
      await isBack(server);
      process.kill(childOf(server.child.pid), 'SIGKILL');
      await waitUntil(async () => (await ends(server)) === times, `end ${times}`);
      expect([await server.page(), await server.readyz()]).toEqual([200, 200]);
    }
    const during = await server.scrape();
    await isBack(server);
    return [before, during, await server.scrape()];
  },
  'Sandbox hangs': async ({ watch, site }) => {
    const server = await watch(withSandbox(site.root));
    return endsOnce(server, () => process.kill(childOf(server.child.pid), 'SIGSTOP'), /"silence":20\d\d\d,/);
  },
  'Sandbox over its memory': async ({ watch, site, here }) => {
    const programs = join(here, 'server');
    cpSync(dirname(programFile('main')), programs, { recursive: true });
    renameSync(join(programs, 'sandbox.mjs'), join(programs, 'sandbox-itself.mjs'));
    // On a sign, once, and outside of the heap, which has a limit of its own.
    const sign = join(here, 'sign');
    const program = `import { existsSync, rmSync } from 'node:fs';
setInterval(() => {
  if (!existsSync('${sign}')) return;
  rmSync('${sign}');
  globalThis.hoard = Buffer.alloc(400e6, 1);
}, 200);
await import('./sandbox-itself.mjs');
`;
    writeFileSync(join(programs, 'sandbox.mjs'), program);
    const server = await watch(withSandbox(site.root), ['sh', '-c', `exec "$0" ${programs}/main.mjs`]);
    return endsOnce(server, () => writeFileSync(sign, ''), /"megabytes":[34]\d\d,/);
  },
  'Sandbox service away': async ({ watch, site, store, atEnd }) => {
    const socket = join(dirname(dirname(store.file)), 'sandbox.sock');
    const server = await watch({ ...withSandbox(site.root), SANDBOX_SOCKET: socket });
    const before = await server.scrape();
    expect([await call(server), await call(server)]).toEqual([503, 503]);
    expect([await server.page(), await server.readyz()]).toEqual([200, 200]);
    const during = await server.scrape();
    expect(total(during, 'sandbox_refused_total') - total(before, 'sandbox_refused_total')).toBe(2);
    const service = spawn(process.execPath, [join(dirname(programFile('main')), 'sandbox.mjs')], {
      env: { ...bareEnvironment, SITE_ROOT: paths.current, SANDBOX_SOCKET: socket, SANDBOX_SECRET: 'x'.repeat(32) },
      stdio: 'ignore',
    });
    atEnd(() => service.kill());
    await isBack(server);
    await waitUntil(async () => total(await server.scrape(), 'sandbox_away') === 0, 'up');
    return [before, during, await server.scrape()];
  },
} satisfies Causes;
