import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'server/leads/store/sql';
import { describe, expect } from 'vitest';
import { bareEnvironment, programFile, startServer } from '../../scripts/server-process.ts';
import { test as base } from './context.ts';
import { mailSettings, postLead, rowsIn, validLead, webhookSettings } from './leads/client.ts';
import { stores } from './leads/stores.ts';

function run(settings: Readonly<Record<string, string>>, ...args: string[]) {
  const env = { ...bareEnvironment, ...settings };
  const { stdout, stderr, status } = spawnSync(process.execPath, [programFile('leads'), ...args], {
    env,
    encoding: 'utf8',
  });
  return { stdout, stderr, status };
}

for (const { kind, isMissing, make } of stores) {
  /** Store with four requests; delivery of the first one's mail has failed for good. */
  const test = base.extend('filled', { scope: 'file' }, async ({ site }) => {
    const url = await make('cli');
    const server = await startServer(site.root, {
      ...mailSettings,
      LEADS_DATABASE_URL: url,
      SMTP_URL: 'smtp://127.0.0.1:9',
    });
    const references: string[] = [];
    for (const [n, name] of ['Siti', '=1+1', '王小明', 'A "kutip", B'].entries()) {
      const company = n === 1 ? '@SUM(A1)' : `PT ${'panjang '.repeat(8)}`;
      const message = n === 0 ? 'a@b\nbaris "dua"' : undefined;
      const { body } = await postLead(server.origin, { ...validLead(n), name: `${name} a`, company, message });
      references.push(body.reference);
    }
    await server.stop();
    const failed = sql`update outbox set state = 'failed', last_error = 'SMTP 550'`;
    await rowsIn(url, sql`${failed} where lead_reference = ${references[0] ?? ''}`);
    const env = { LEADS_DATABASE_URL: url, SITE_ROOT: site.root };
    return { url, env, references, leads: (...args: string[]) => run(env, ...args) };
  });

  describe.skipIf(isMissing)(`npm run leads on ${kind}`, () => {
    test('list aligns its columns, whatever the script', ({ filled: { leads } }) => {
      const { stdout, status } = leads('list');
      expect(status).toBe(0);
      const lines = stdout.trimEnd().split('\n');
      expect(lines).toHaveLength(6);
      expect(lines[0]).toMatch(/^reference {2}received \(WIB\) +name +company +telephone +e-mail +notified$/);
      expect(stdout).toContain('+62 812 3456 7890');
      expect(stdout).toContain('PT panjang panjang panjang pa…');
      expect(leads('list', '--failed').stdout).toContain('mail failed');
      expect(leads('list', '--suspect').stdout).toBe('No requests.\n');
      expect(JSON.parse(leads('list', '--json', '--limit', '2').stdout)).toHaveLength(2);
    });

    test('show prints one request, by a reference as spoken on the telephone', ({ filled: { leads, references } }) => {
      const { stdout } = leads('show', (references[0] ?? '').toLowerCase().replace('-', ' '));
      expect(stdout).toMatch(new RegExp(`^Nomor +${references[0]}$`, 'm'));
      expect(stdout).toContain('SMTP 550');
      expect(JSON.parse(leads('show', references[0] ?? '', '--json').stdout)).toMatchObject({ name: 'Siti a' });
      expect(leads('show', 'CCC-CCCC')).toMatchObject({ status: 1, stderr: 'There is no request CCC-CCCC.\n' });
    });

    test('export writes no formula and keeps telephone numbers readable', ({ filled: { leads } }) => {
      const { stdout } = leads('export', '--csv');
      expect(stdout.startsWith('\ufeff"Nomor",')).toBe(true);
      expect(stdout).toContain('"\'=1+1 a"');
      expect(stdout).toContain('"\'@SUM(A1)"');
      expect(stdout).toContain('"(+62) 812 3456 7890"');
      expect(stdout).toContain('"a@b\nbaris ""dua"""');
      expect(stdout).not.toMatch(/(^|,)"?[=+\-@]/m);
      expect(leads('export', '--csv', '--separator', ';').stdout).toContain('"Nomor";"Diterima (WIB)"');
    });

    test('retry, stats and purge report their counts', ({ filled: { leads, references } }) => {
      expect(JSON.parse(leads('retry', references[0] ?? '', '--json').stdout)).toEqual({ retried: 1 });
      expect(leads('list', '--failed').stdout).toBe('No requests.\n');
      expect(JSON.parse(leads('stats', '--json').stdout)).toMatchObject({ leads: 4, suspect: 0, erased: [] });
      expect(leads('stats').stdout).toMatch(/mail waiting +4/);
      expect(leads('purge').stdout).toBe('0 requests older than 365 days deleted.\n');
    });

    test('forget deletes by address or reference, also from the file, and keeps a count', ({
      filled: { leads, references, url, env },
    }) => {
      expect(leads('forget', 'SITI.0@example.com').stdout).toBe('1 request deleted, with their notifications.\n');
      expect(JSON.parse(leads('forget', references[1] ?? '', '--json').stdout)).toEqual({ forgotten: 1 });
      const stats = JSON.parse(leads('stats', '--json').stdout);
      expect(stats).toMatchObject({ leads: 2, erased: [{ reason: 'forget', leads: 2 }] });
      expect(stats.outbox).toEqual([{ channel: 'mail', state: 'waiting', rows: 2 }]);
      // The receiver is unreachable, so the operator is told what remains to be done.
      const told = { ...env, ...webhookSettings('http://127.0.0.1:9/') };
      expect(run(told, 'forget', references[2] ?? '')).toMatchObject({
        status: 1,
        stderr: expect.stringContaining(references[2] ?? ''),
      });
      if (kind !== 'SQLite') return;
      const folder = dirname(url.slice('file:'.length));
      const bytes = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'latin1'));
      expect(bytes.join('')).toContain('siti.3@example.com');
      expect(bytes.join('')).not.toContain('siti.0@example.com');
    });
  });
}

base('a store that is not set or not there is an error, and none is made', ({ store }) => {
  const { status, stderr } = run({}, 'list');
  expect([status, stderr]).toEqual([78, expect.stringContaining('LEADS_DATABASE_URL is not set')]);
  const missing = run({ LEADS_DATABASE_URL: store.url }, 'list');
  expect([missing.status, missing.stderr]).toEqual([1, expect.stringContaining(`There is no store at ${store.file}`)]);
  expect(existsSync(dirname(store.file))).toBe(false);
});
