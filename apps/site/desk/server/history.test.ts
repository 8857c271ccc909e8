import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyRecords, recordText, siteCollections, startHistory, writeText } from '../../../../tests/desk/fixture.ts';
import { diffRecords } from '../tree.ts';
import { commitAll, readHistory, readVersions, restoreRecord } from './history.ts';
import { hashVersion } from './records.ts';
import { rewriteYaml } from './yaml-text.ts';

const home = 'pages/home.yaml';
const part = (is: string, value: string) => ({ value, is });

test('lists changes word by word, per field', () => {
  const before = { hero: { title: 'Tahu isi tangki', stats: [1] } };
  expect(diffRecords(before, { hero: { title: 'Tahu isi setiap tangki', stats: [1, 2] } })).toEqual([
    { path: ['hero', 'title'], parts: [part('same', 'Tahu isi '), part('added', 'setiap '), part('same', 'tangki')] },
    { path: ['hero', 'stats', 1], parts: [part('added', '2')] },
  ]);
});

test('lists changes since the last commit, restores a record, and commits the rest', async () => {
  const root = await copyRecords();
  const git = startHistory(root);
  const before = await recordText(root, home);
  await writeText(root, home, before.replace('Tahu isi', 'Lihat isi'));
  await writeText(root, 'claims/baru.yaml', 'figure: 7\n');
  await rm(join(root, 'apps/site/src/content/claims/roi.yaml'));
  await writeFile(join(root, 'notes.txt'), 'not of the desk');

  const collections = await siteCollections();
  const history = await readHistory({ root, collections });
  const states = Object.fromEntries(history.map(({ file, state }) => [file, state]));
  expect(states).toMatchObject({ [home]: 'changed', 'claims/baru.yaml': 'new', 'claims/roi.yaml': 'removed' });
  expect(history.find(({ file }) => file === home)?.fields).toHaveLength(1);

  const restore = (file: string, version?: string) => restoreRecord({ root, collections }, { file, version });
  await expect(restore(home, 'older')).rejects.toThrow('stale');
  await expect(restore('../../../../package.json')).rejects.toThrow('no-history');
  await restore(home, hashVersion(await recordText(root, home)));
  expect(await recordText(root, home)).toBe(before);
  await restore('claims/roi.yaml');

  await commitAll(root, 'Tambah klaim; $(touch x) "kutip"');
  expect(git('log', '--format=%s', '-1').trim()).toBe('Tambah klaim; $(touch x) "kutip"');
  expect(git('show', '--name-only', '--format=', 'HEAD').trim()).toBe('apps/site/src/content/claims/baru.yaml');
  expect(git('status', '--porcelain').trim().split('\n')).toContain('?? notes.txt');
  expect(await readHistory({ root, collections })).toEqual([]);
});

test('reads older versions, and applies one while keeping today’s comments and layout', async () => {
  const root = await copyRecords();
  const git = startHistory(root);
  const holidays = 'site/holidays.yaml';
  const first = await recordText(root, holidays);
  for (const [at, next] of ['name: Satu }', 'name: Dua }'].entries()) {
    await writeText(root, holidays, first.replace(/name: [^}]*}/, next));
    git('commit', '--quiet', '--all', `--message=${at + 2}`);
  }
  await writeText(root, holidays, `# Catatan hari ini\n${await recordText(root, holidays)}`);
  const versions = await readVersions(root, holidays);
  expect(versions.map(({ message }) => message)).toEqual(['3', '2', 'first']);
  expect(versions[0]?.author).toBe('Penulis');
  const fields = [{ path: ['days', 0, 'name'], parts: [part('removed', 'Satu'), part('added', 'Dua')] }];
  expect(versions[0]?.fields).toEqual(fields);
  // The form takes the old data; saving it changes only the lines that differ.
  expect(rewriteYaml(await recordText(root, holidays), versions[2]?.data)).toBe(`# Catatan hari ini\n${first}`);
});
