import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { freePort } from '../../../scripts/server-process.ts';
import { isAnswering, postLead, validLead, waitUntil } from '../../server/leads/client.ts';
import { isAlive } from '../../server/release-context.ts';
import { type Causes, type Fixtures, shownCommand } from '../context.ts';
import { faults } from '../faults.ts';
import { scrape, total } from '../prometheus.ts';

/** Releases served by one server under deploy/release.sh. */
async function released({ run, archive, watch, here }: Fixtures) {
  const [port, metrics] = [await freePort(), await freePort()];
  const release = await run([port], { METRICS_PORT: String(metrics), LINGER_SECONDS: '0' });
  const origin = `http://127.0.0.1:${port}`;
  expect(await release(archive('good'))).toMatchObject({ code: 0 });
  return {
    release,
    scrape: () => scrape(metrics),
    isReady: () => isAnswering(`${origin}/readyz`),
    post: async () => {
      const key = randomUUID();
      const { status, body } = await postLead(origin, validLead(key), key);
      if (status === 201) watch.acknowledged.push(body.reference);
      return status;
    },
    page: async () => (await fetch(`${origin}/fitur`)).status,
    pid: () => Number(readFileSync(join(here, `${port}.pid`), 'utf8')),
    /** Starts the server again, as systemd does when it has ended with an error. */
    restart: () =>
      execFileSync(join(here, 'manager'), ['restart', `tanksite@${port}`], { env: release.env, stdio: 'ignore' }),
  };
}

export const serverCauses = {
  'Release that does not start': async (fixtures) => {
    const site = await released(fixtures);
    expect(await site.post()).toBe(201);
    const before = await site.scrape();
    const broken = fixtures.archive('broken', (folder) => rmSync(join(folder, 'build'), { recursive: true }));
    const { code, said } = await site.release(broken);
    expect([code, said]).toEqual([1, expect.stringMatching(/did not become ready.*serves again/s)]);
    expect([await site.post(), await site.page()]).toEqual([201, 200]);
    const after = await site.scrape();
    return [before, after, after];
  },
  'Release that ends again and again': async (fixtures) => {
    const site = await released(fixtures);
    expect(await site.post()).toBe(201);
    const before = await site.scrape();
    const bad = fixtures.archive('bad', (folder) => {
      appendFileSync(join(folder, 'server/main.mjs'), '\nsetTimeout(() => process.exit(1), 3000);\n');
    });
    expect(await site.release(bad)).toMatchObject({ code: 0 });
    const starts = new Set<number>();
    let during = before;
    for (let times = 0; times < 4; times++) {
      if (times > 0) site.restart();
      await waitUntil(site.isReady, 'ready');
      expect(await site.post()).toBe(201);
      during = await site.scrape();
      starts.add(total(during, 'process_start_time_seconds'));
      await waitUntil(() => !isAlive(site.pid()), 'its end');
    }
    expect(starts.size).toBe(4);
    const command = shownCommand(faults['Release that ends again and again'], 'tanksite-release');
    expect(await site.release(command.replace('tanksite-release ', ''))).toMatchObject({ code: 0 });
    expect([await site.post(), await site.page()]).toEqual([201, 200]);
    return [before, during, await site.scrape(), { process_start_time_seconds: 60 }];
  },
  'Log not read any more': async ({ watch }) => {
    const first = await watch();
    const before = await first.scrape();
    first.child.stdout.destroy();
    first.child.stderr.destroy();
    const statuses = await Promise.all(Array.from({ length: 20 }, () => first.post()));
    expect(statuses).toEqual(Array(20).fill(201));
    expect([await first.page(), await first.readyz(), first.child.exitCode]).toEqual([200, 200, null]);
    const during = await first.scrape();
    expect(total(during, 'leads_accepted_total')).toBe(20);
    await first.stop();
    const second = await watch();
    expect(await second.post()).toBe(201);
    expect(second.output()).toContain('request stored');
    return [before, during, await second.scrape()];
  },
  'Folder of the backups not writable': async ({ watch, store }) => {
    const folder = join(dirname(dirname(store.file)), 'copies');
    writeFileSync(folder, 'a file where the folder should be');
    const settings = { LEADS_BACKUP_DIR: folder };
    const first = await watch(settings);
    expect(await first.post()).toBe(201);
    await waitUntil(async () => first.output().includes('backup not made'), 'the first try');
    const during = await first.scrape();
    expect(total(during, 'leads_backup_ok')).toBe(0);
    rmSync(folder);
    await first.stop();
    const second = await watch(settings);
    await waitUntil(async () => total(await second.scrape(), 'leads_backup_ok') === 1, 'a backup');
    const after = await second.scrape();
    return [after, during, after];
  },
} satisfies Causes;
