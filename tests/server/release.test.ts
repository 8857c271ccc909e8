import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { freePort, programFile } from '../../scripts/server-process.ts';
import { isWholeDepth } from '../depth.ts';
import { countLeads, isAnswering, validLead, waitUntil } from './leads/client.ts';
import { nginxFolder, startNginx } from './nginx-process.ts';
import { test } from './release-context.ts';

const root = resolve(import.meta.dirname, '../..');

/** Settings of nginx from docs/deploy.md and docs/operate.md, with ports of this machine. */
function documented(port: number, servers: readonly number[]) {
  const [deploy = '', operate = ''] = ['deploy', 'operate'].map((name) =>
    readFileSync(join(root, `docs/${name}.md`), 'utf8'),
  );
  const upstream = (/upstream tanksite \{[\s\S]*?\n\}/.exec(deploy)?.[0] ?? '')
    .replace('4321', String(servers[0]))
    .replace('4322', String(servers[1]));
  const scripts = /location \/_astro\/ \{[\s\S]*?\n {4}\}/.exec(deploy)?.[0];
  const form = /location = \/api\/consultations \{[\s\S]*?\n\}/.exec(operate)?.[0].replace('$host', '$http_host');
  return `limit_conn_zone $binary_remote_addr zone=visitor:10m; ${upstream}
  server { listen 127.0.0.1:${port}; ${scripts} ${form?.replace(/limit_conn .*/, '')} location / { proxy_pass http://tanksite; proxy_http_version 1.1; proxy_set_header Connection ""; } }`;
}

const [pages, posts] = isWholeDepth ? [600, 300] : [120, 60];

/** Requests pages and posts leads until `work` is done. @returns statuses and the longest wait in milliseconds */
async function during(origin: string, work: () => Promise<unknown>) {
  const seen = { pages: [] as number[], posts: [] as number[], slowest: 0 };
  let done = false;
  const send = async (kind: 'pages' | 'posts', least: number, ask: (n: number) => Promise<Response>) => {
    const under: Promise<void>[] = [];
    for (let n = 0; n < least || !done; n += 1) {
      const begun = performance.now();
      const status = ask(n).then(
        async (answer) => {
          await answer.text();
          return answer.status;
        },
        () => 0,
      );
      under.push(
        status.then((code) => {
          seen[kind].push(code);
          seen.slowest = Math.max(seen.slowest, performance.now() - begun);
        }),
      );
      await wait(kind === 'pages' ? 15 : 30);
    }
    await Promise.all(under);
  };
  const post = (n: number) =>
    fetch(`${origin}/api/consultations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(validLead(`release-${n}`)),
    });
  await Promise.all([
    send('pages', pages, () => fetch(`${origin}/fitur`)),
    send('posts', posts, post),
    work().finally(() => (done = true)),
  ]);
  return seen;
}

test.skipIf(nginxFolder() === undefined)(
  'deploy/release.sh behind nginx loses no page and no post, doubles none, and can go back (skipped without nginx)',
  async ({ site, archive, run, store, here, atEnd }) => {
    const ports = [await freePort(), await freePort()];
    const release = await run(ports);
    const first = await release(archive('first'));
    expect(first.code, first.said).toBe(0);
    const nginx = await startNginx(site.root, (port) => documented(port, ports));
    atEnd(() => nginx.stop());

    const next = archive('second');
    const seen = await during(nginx.origin, async () => {
      expect(await release(next, '2')).toMatchObject({ code: 0 });
    });
    expect(seen.pages.filter((status) => status !== 200)).toEqual([]);
    expect(seen.posts.filter((status) => status !== 201 && status !== 200)).toEqual([]);
    expect(seen.pages.length).toBeGreaterThanOrEqual(pages);
    expect(seen.slowest).toBeLessThan(1000);
    expect(await countLeads(store.url)).toBe(seen.posts.length);
    console.log(`${seen.pages.length} pages, ${seen.posts.length} posts, slowest ${Math.round(seen.slowest)} ms`);
    // A page of the first release that is still open finds its script.
    expect(await (await fetch(`${nginx.origin}/_astro/first.hash.js`)).text()).toBe('first');
    expect((await fetch(`${nginx.origin}/_astro/second.hash.js`)).status).toBe(200);

    expect(await release('back')).toMatchObject({ code: 0, release: first.release });
    expect((await fetch(`${nginx.origin}/_astro/second.hash.js`)).status).toBe(404);
    if (!isWholeDepth) return;
    // A release that cannot start and a file that is not an archive leave the running release in place.
    const broken = archive('broken', (folder) => rmSync(join(folder, 'build'), { recursive: true }));
    expect(await release(broken)).toMatchObject({ code: 1, release: first.release });
    writeFileSync(join(here, 'cut.tar.gz'), readFileSync(next).subarray(0, 1000));
    expect(await release(join(here, 'cut.tar.gz'))).toMatchObject({ release: first.release });
    expect((await fetch(`${nginx.origin}/fitur`)).status).toBe(200);
    expect((await release('back')).code).toBe(0);
  },
);

const analyzes = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!analyzes)(
  'the systemd units of an archive are valid and sandboxed (skipped without systemd-analyze)',
  ({ archive, here }) => {
    archive('units');
    const units = ['tanksite@.service', 'tanksite@.socket', 'tanksite-sandbox.service'].map((name) => {
      const file = join(here, name.replace('@', '@4321'));
      const text = readFileSync(join(root, 'deploy', name), 'utf8');
      writeFileSync(file, text.replaceAll('/srv/tanksite', join(here, 'units/site')));
      return file;
    });
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' });
    expect([verified.status, verified.stderr]).toEqual([0, '']);
    for (const unit of units.filter((file) => file.endsWith('.service'))) {
      const judged = ['security', '--offline=true', '--threshold=30', unit];
      expect(spawnSync('systemd-analyze', judged).status, unit).toBe(0);
    }
  },
);

const activates = spawnSync('systemd-socket-activate', ['--version']).status === 0;

test.skipIf(!activates)(
  'the socket of systemd accepts connections while a server restarts (skipped without systemd-socket-activate)',
  async ({ site, store, here, atEnd }) => {
    const port = await freePort();
    // Stands in for systemd: starts the next server at the next connection, one after the other on one socket. It ends
    // once its file is deleted, whatever remains of the folder.
    const loop = join(here, 'loop');
    writeFileSync(
      loop,
      `#!/bin/sh\nwhile [ -e ${loop} ]; do LISTEN_PID= sh -c 'export LISTEN_PID=$$; echo $$ >${here}/pid; exec "$@"' - "$@"; done\n`,
      { mode: 0o755 },
    );
    const settings = {
      ...{ SITE_ROOT: site.root, SANDBOX: 'off', LOG_LEVEL: 'warn', LINGER_SECONDS: '1', LEADS_RATE_LIMIT: '100000' },
      ...{ LEADS_DATABASE_URL: store.url, LEADS_CREATE_STORE: 'true' },
      // A different port, which the server must ignore.
      PORT: '1',
    };
    const set = Object.entries(settings).map(([name, value]) => `--setenv=${name}=${value}`);
    const command = [loop, process.execPath, programFile('main')];
    const child = spawn('systemd-socket-activate', [`--listen=127.0.0.1:${port}`, ...set, ...command], {
      stdio: 'ignore',
    });
    const pid = () => Number(readFileSync(join(here, 'pid'), 'utf8'));
    atEnd(() => {
      rmSync(loop, { force: true });
      process.kill(pid());
    });
    const origin = `http://127.0.0.1:${port}`;
    await waitUntil(() => isAnswering(`${origin}/readyz`), 'ready');
    const first = pid();
    const seen = await during(origin, async () => {
      await wait(300);
      process.kill(first);
      await waitUntil(() => pid() !== first, 'the next server');
      await wait(1000);
    });
    child.unref();
    expect(seen.pages.filter((status) => status !== 200)).toEqual([]);
    expect(seen.posts.filter((status) => status !== 201)).toEqual([]);
    expect(await countLeads(store.url)).toBe(seen.posts.length);
    expect(seen.slowest).toBeLessThan(3000);
    console.log(`${seen.pages.length} pages, ${seen.posts.length} posts, slowest ${Math.round(seen.slowest)} ms`);
  },
);
