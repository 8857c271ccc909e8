import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { copyRecords, recordText, siteCollections, startHistory, writeText } from '../../../../tests/desk/fixture.ts';
import type { PublishAnswers } from '../contract.ts';
import type { DeskSite } from './collections.ts';
import { publish, publishState } from './publish.ts';
import { rewriteYaml } from './yaml-text.ts';

const home = 'pages/home.yaml';

/**
 * A site with a remote repository, and a build that fails when the record contains GAGAL. It has only two records, as
 * each publication validates them all.
 */
async function startSite(...more: string[]) {
  const root = await copyRecords(home, 'site/brand.yaml', ...more);
  const remote = await copyRecords(home);
  await mkdir(join(root, 'scripts'));
  const build = `import { readFileSync } from 'node:fs';
    if (readFileSync('apps/site/src/content/${home}', 'utf8').includes('GAGAL')) throw new Error('apps/site/src/content/${home}')`;
  await writeFile(join(root, 'scripts/run.mjs'), build);
  const git = startHistory(root);
  git('branch', '--move', 'main');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', join(remote, 'site.git')]);
  git('remote', 'add', 'origin', join(remote, 'site.git'));
  git('push', '--quiet', 'origin', 'main');
  const sent = () => git('ls-remote', 'origin', 'main').slice(0, 40);
  const change = async (from: string, to: string) =>
    writeText(root, home, (await recordText(root, home)).replace(from, to));
  const collections = await siteCollections();
  const whole: NonNullable<DeskSite['fetchPage']> = async () => ({ html: 'whole' });
  const end = async (fetchPage = whole, answers?: PublishAnswers) => {
    publish({ root, collections, fetchPage }, 'Perbarui beranda', answers);
    return vi.waitFor(
      async () => {
        const { step, failed, done } = await publishState(root);
        expect(failed ?? done).toBeDefined();
        return failed ? `${step}: ${failed.refusal}` : 'done';
      },
      { timeout: 60_000, interval: 50 },
    );
  };
  return { root, remote: join(remote, 'site.git'), git, sent, change, end };
}

test('checks, builds, commits and pushes the desk’s changes, and nothing else', async () => {
  const { root, git, sent, change, end } = await startSite();
  await change('Tahu isi', 'Lihat isi');
  await writeFile(join(root, 'notes.txt'), 'not of the desk');
  expect((await publishState(root)).target).toMatch(/site\.git \(main\)$/);
  expect(await end()).toBe('done');
  expect(sent()).toBe(git('rev-parse', 'HEAD').trim());
  expect(git('show', '--name-only', '--format=%s').trim()).toBe(`Perbarui beranda\n\napps/site/src/content/${home}`);
  expect(await end()).toBe('check: nothing-new');
});

test.each<[string, (site: Awaited<ReturnType<typeof startSite>>) => unknown, string]>([
  ['an invalid record', ({ change }) => change('title:', 'titel:'), 'check: invalid'],
  ['a build that fails', ({ change }) => change('Lihat isi', 'GAGAL'), 'build: build-failed'],
  ['no repository', ({ git }) => git('remote', 'remove', 'origin'), 'check: no-remote'],
  [
    'an unreachable repository',
    ({ git }) => git('remote', 'set-url', 'origin', '/tidak/ada'),
    'push: push-unreachable',
  ],
  [
    'a writer without a name',
    ({ git }) => {
      git('config', 'user.useConfigOnly', 'true');
      git('config', 'user.name', '');
      git('config', 'user.email', '');
    },
    'commit: no-author',
  ],
  [
    'a repository that refuses the push',
    ({ remote }) => writeFile(join(remote, 'hooks/pre-receive'), '#!/bin/sh\nexit 1\n', { mode: 0o755 }),
    'push: push-failed',
  ],
])('stops at %s and sends nothing', async (_, spoil, told) => {
  const site = await startSite();
  const before = execFileSync('git', ['-C', site.remote, 'rev-parse', 'main']);
  await site.change('Tahu isi', 'Lihat isi');
  await spoil(site);
  expect(await site.end()).toBe(told);
  expect(execFileSync('git', ['-C', site.remote, 'rev-parse', 'main'])).toEqual(before);
});

/** Publishes another writer’s change. */
async function publishElsewhere(
  { remote, root }: Awaited<ReturnType<typeof startSite>>,
  from: string,
  to: string,
  file = home,
) {
  const other = join(root, '../', `${root}-other`);
  onTestFinished(() => rm(other, { recursive: true, force: true }));
  execFileSync('git', ['clone', '--quiet', remote, other]);
  const text = await recordText(other, file);
  expect(text).toContain(from);
  await writeText(other, file, text.replace(from, to));
  const author = ['-c', 'user.name=Lain', '-c', 'user.email=lain@example.com'];
  execFileSync('git', ['-C', other, ...author, 'commit', '--quiet', '--all', '--message=elsewhere']);
  execFileSync('git', ['-C', other, 'push', '--quiet']);
}

test('merges what another writer has published meanwhile, and checks again', async () => {
  const site = await startSite();
  await site.change('Tahu isi', 'Lihat isi');
  await publishElsewhere(site, '# yaml-language-server', '# Catatan\n# yaml-language-server');
  const looked = vi.fn(async () => ({ html: 'whole' }));
  expect(await site.end(looked)).toBe('done');
  expect(looked.mock.calls.filter(([address]: string[]) => address === '/')).toHaveLength(2);
  expect(site.sent()).toBe(site.git('rev-parse', 'HEAD').trim());
  expect(await recordText(site.root, home)).toMatch(/^# Catatan[\s\S]*Lihat isi/);
});

test('asks about a sentence changed on both sides, loses neither, and publishes the answer', async () => {
  const site = await startSite();
  await site.change('Tahu isi', 'Lihat isi');
  await publishElsewhere(site, 'Tahu isi', 'Baca isi');
  expect(await site.end()).toBe('push: push-conflict');
  expect(await recordText(site.root, home)).toContain('Lihat isi');
  expect(site.git('status', '--porcelain', 'apps').trim()).toBe('');
  const { failed } = await publishState(site.root);
  const [asked] = failed?.clashes ?? [];
  const { path, mine, theirs } = asked?.clashes[0] ?? {};
  expect([asked?.file, path?.[0], mine, theirs]).toEqual([
    home,
    'hero',
    expect.stringContaining('Lihat isi'),
    expect.stringContaining('Baca isi'),
  ]);
  const answer = { [home]: { [path?.join('.') ?? '']: 'theirs' as const } };
  // An answer for another commit is ignored.
  expect(await site.end(undefined, { at: 'x', records: answer })).toBe('check: push-conflict');
  expect(await site.end(undefined, { at: failed?.at ?? '', records: answer })).toBe('done');
  expect(site.sent()).toBe(site.git('rev-parse', 'HEAD').trim());
  expect(await recordText(site.root, home)).toContain('Baca isi');
});

test('asks about a record deleted by me and edited by them, and deletes it when chosen', async () => {
  const security = 'site/security.yaml';
  const site = await startSite(security);
  await rm(join(site.root, 'apps/site/src/content', security));
  await publishElsewhere(site, 'expires: ', 'expires: x', security);
  expect(await site.end()).toBe('push: push-conflict');
  const { failed } = await publishState(site.root);
  expect(failed?.clashes).toMatchObject([{ file: security, schema: { type: 'object' }, clashes: [{ path: [] }] }]);
  const answers = { at: failed?.at ?? '', records: { [security]: { '': 'mine' as const } } };
  expect(await site.end(undefined, answers)).toBe('done');
  expect(site.git('ls-tree', '-r', '--name-only', 'HEAD')).not.toContain(security);
});

test('merges an item moved by me and edited by them, where Git reports a conflict', async () => {
  const site = await startSite();
  const text = await recordText(site.root, home);
  const { hero } = parse(text) as { hero: { actions: { label: string }[] } };
  const data: { hero: typeof hero } = { ...parse(text), hero: { ...hero, actions: hero.actions.toReversed() } };
  await writeText(site.root, home, rewriteYaml(text, data));
  const [first] = hero.actions;
  await publishElsewhere(site, `label: ${first?.label}`, 'label: Bicara dengan teknisi');
  expect(await site.end()).toBe('done');
  const labels = (parse(await recordText(site.root, home)) as typeof data).hero.actions.map(({ label }) => label);
  expect(labels).toEqual([
    ...hero.actions
      .slice(1)
      .map(({ label }) => label)
      .toReversed(),
    'Bicara dengan teknisi',
  ]);
});
