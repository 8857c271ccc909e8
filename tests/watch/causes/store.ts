import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect } from 'vitest';
import { freePort } from '../../../scripts/server-process.ts';
import { leadsIn, waitUntil } from '../../server/leads/client.ts';
import { postgres } from '../../server/leads/stores.ts';
import {
  type Causes,
  expectAway,
  type Fixtures,
  libfaketime,
  mountDisk,
  runShown,
  shownCommand,
  storeFails,
} from '../context.ts';
import { faults } from '../faults.ts';
import { scrape, total } from '../prometheus.ts';

const newDatabase = async (name: string) => (await postgres?.database(`${name}_${Date.now()}`)) ?? '';

/** Forwards to a database, each packet late by `delay` milliseconds. */
async function slowLine(url: URL, atEnd: Fixtures['atEnd']) {
  const line = { delay: 0, url: '' };
  const join = (from: Socket, to: Socket) => {
    from.on('data', (part) => setTimeout(() => to.write(part), line.delay));
    from.on('close', () => setTimeout(() => to.destroy(), line.delay)).on('error', () => to.destroy());
  };
  const server = createServer((near) => {
    const far = connect(Number(url.port), '127.0.0.1');
    join(near, far);
    join(far, near);
  }).listen(await freePort(), '127.0.0.1');
  await once(server, 'listening');
  atEnd(() => server.close());
  const address = new URL(url);
  address.port = String((server.address() as { port: number }).port);
  line.url = address.href;
  return line;
}

export const storeCauses = {
  'Database away': async ({ watch }) => {
    const server = await watch({ LEADS_DATABASE_URL: await newDatabase('away') });
    return storeFails(
      server,
      () => postgres?.stop(),
      () => postgres?.start(),
    );
  },
  'Database slow': async ({ watch, atEnd }) => {
    const line = await slowLine(new URL(await newDatabase('slow')), atEnd);
    const server = await watch({ LEADS_DATABASE_URL: line.url });
    expect(await server.post()).toBe(201);
    const before = await server.scrape();
    // A request needs begin, select, insert and commit.
    line.delay = 300;
    const posted = Promise.all(Array.from({ length: 6 }, () => server.post()));
    expect([await server.page(), await server.readyz()]).toEqual([200, 200]);
    expect(await posted).toEqual(Array(6).fill(201));
    const during = await server.scrape();
    expect(total(during, 'leads_store_seconds_count') - total(before, 'leads_store_seconds_count')).toBe(6);
    expect(total(during, 'leads_store_up')).toBe(1);
    line.delay = 0;
    expect(await server.post()).toBe(201);
    return [before, during, await server.scrape()];
  },
  'Table locked in PostgreSQL': async ({ watch, atEnd }) => {
    const url = await newDatabase('locked');
    const server = await watch({ LEADS_DATABASE_URL: url });
    const [other, operator] = [new Client({ connectionString: url }), new Client({ connectionString: url })];
    other.on('error', () => undefined);
    await Promise.all([other.connect(), operator.connect()]);
    atEnd(() => operator.end());
    return storeFails(
      server,
      async () => {
        await other.query('begin');
        await other.query('lock table lead in access exclusive mode');
        expect(await server.post()).toBe(503);
      },
      async () => {
        const ended = await operator.query(shownCommand(faults['Table locked in PostgreSQL'], 'select'));
        expect(ended.rowCount).toBe(1);
      },
      1,
    );
  },
  'SQLite file locked by another process': async ({ watch, store }) => {
    const server = await watch();
    const other = new DatabaseSync(store.file, { timeout: 5000 });
    return storeFails(
      server,
      () => other.exec('begin exclusive'),
      () => other.close(),
    );
  },
  'Folder of the SQLite file gone': async ({ watch, store }) => {
    const server = await watch();
    const folder = dirname(store.file);
    return storeFails(
      server,
      () => renameSync(folder, `${folder}-gone`),
      () => renameSync(`${folder}-gone`, folder),
    );
  },
  'Disk of the store full': async ({ watch, store, atEnd }) => {
    const folder = dirname(store.file);
    mountDisk(folder, atEnd);
    const server = await watch();
    const filler = join(folder, 'filler');
    return storeFails(
      server,
      () => {
        for (let size = 16 * 1024 * 1024; size >= 1; size = Math.floor(size / 2))
          spawnSync('sh', ['-c', `while head -c ${size} /dev/zero >> ${filler}; do :; done`], { stdio: 'ignore' });
      },
      () => {
        const shown = runShown(faults['Disk of the store full'], 'du', { '/var/lib/tanksite': folder });
        expect(shown).toContain(filler);
        rmSync(filler);
      },
    );
  },
  'Disk of the store read-only after an error': async ({ watch, store, atEnd }) => {
    const folder = dirname(store.file);
    const device = mountDisk(folder, atEnd);
    const first = await watch();
    expect(await first.post()).toBe(201);
    const before = await first.scrape();
    // The kernel's own way to test what a file system does after an error.
    writeFileSync(`/sys/fs/ext4/${basename(device)}/trigger_fs_error`, 'test');
    const during = await expectAway(first, before);
    await first.stop();
    const here = { '/var/lib/tanksite': folder, '/dev/sdb1': device };
    const fault = faults['Disk of the store read-only after an error'];
    runShown(fault, 'umount', here);
    // 1 means that errors were corrected.
    runShown(fault, 'e2fsck', here, {}, [0, 1]);
    runShown(fault, 'mount', here);
    const second = await watch({ LEADS_CREATE_STORE: 'false' });
    expect([await second.readyz(), await second.post()]).toEqual([200, 201]);
    return [before, during, await second.scrape()];
  },
  'Clock far ahead': async ({ watch, store }) => {
    const clock = join(dirname(dirname(store.file)), 'clock');
    mkdirSync(dirname(clock), { recursive: true });
    const setClock = (offset: string) => writeFileSync(clock, offset);
    const settings = {
      ...{ LD_PRELOAD: libfaketime ?? '', FAKETIME_TIMESTAMP_FILE: clock, FAKETIME_NO_CACHE: '1' },
      ...{ FAKETIME_DONT_FAKE_MONOTONIC: '1', DONT_FAKE_MONOTONIC: '1', LEADS_RETENTION_DAYS: '30' },
    };
    setClock('+0');
    const first = await watch(settings);
    const held = async (port: number) => total(await scrape(port), 'leads_retention_held');
    expect([await first.post(), await first.post()]).toEqual([201, 201]);
    await waitUntil(async () => (await first.scrape()).has('leads_retention_held'), 'the first run');
    const before = await first.scrape();
    // Backwards and forwards while it runs: requests are taken, pages go on.
    for (const offset of ['-2d', '+60d']) {
      setClock(offset);
      expect([await first.post(), await first.page(), await first.readyz()]).toEqual([201, 200, 200]);
    }
    await first.stop();
    // Deletion runs at the start, and then each hour.
    const second = await watch(settings);
    await waitUntil(async () => (await held(second.metricsPort)) === 1, 'deletion on hold');
    expect(second.output()).toMatch(/the clock is (59|60) days ahead of the last run/);
    const during = await second.scrape();
    expect([total(during, 'leads_stored'), await second.post()]).toEqual([4, 201]);
    await second.stop();
    setClock('+0');
    const third = await watch(settings);
    await waitUntil(async () => (await third.scrape()).has('leads_retention_held'), 'a run');
    const after = await third.scrape();
    expect([total(after, 'leads_retention_held'), (await leadsIn(store.url)).length]).toEqual([0, 5]);
    return [before, during, after];
  },
} satisfies Causes;
