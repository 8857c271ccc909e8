import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyRecords, startHistory, textOf, writeText } from './fixture.ts';
import { changesOf, commitAll, readHistory, undoRecord } from './history.ts';
import { versionOf } from './records.ts';

const home = 'pages/home.yaml';

test('a change is told word by word at its field', () => {
  const before = { hero: { title: 'Tahu isi tangki', stats: [1] } };
  expect(changesOf(before, { hero: { title: 'Tahu isi setiap tangki', stats: [1, 2] } })).toEqual([
    {
      path: ['hero', 'title'],
      parts: [
        { value: 'Tahu isi ', is: 'same' },
        { value: 'setiap ', is: 'added' },
        { value: 'tangki', is: 'same' },
      ],
    },
    { path: ['hero', 'stats', 1], parts: [{ value: '2', is: 'added' }] },
  ]);
});

test('a folder without a checkout has no history, and says so', async () => {
  const root = await copyRecords();
  expect(await readHistory(root)).toEqual([]);
  await expect(commitAll(root, 'x')).rejects.toThrow('no-history');
});

test('tells what changed since the last commit, puts a record back, and commits the rest', async () => {
  const root = await copyRecords();
  const git = startHistory(root);
  const before = await textOf(root, home);
  await writeText(root, home, before.replace('Tahu isi', 'Lihat isi'));
  await writeText(root, 'claims/baru.yaml', 'figure: 7\n');
  await rm(join(root, 'src/content/claims/roi.yaml'));
  await writeFile(join(root, 'notes.txt'), 'not of the desk');

  const history = await readHistory(root);
  expect(history.map(({ file, state }) => [file, state])).toEqual(
    expect.arrayContaining([
      [home, 'changed'],
      ['claims/baru.yaml', 'new'],
      ['claims/roi.yaml', 'removed'],
    ]),
  );
  expect(history.find(({ file }) => file === home)?.fields).toHaveLength(1);

  await expect(undoRecord(root, home, 'older')).rejects.toThrow('stale');
  await undoRecord(root, home, versionOf(await textOf(root, home)));
  expect(await textOf(root, home)).toBe(before);
  await undoRecord(root, 'claims/roi.yaml', undefined);

  await commitAll(root, 'Tambah klaim; $(touch x) "kutip"');
  expect(git('log', '--format=%s', '-1').trim()).toBe('Tambah klaim; $(touch x) "kutip"');
  expect(git('show', '--name-only', '--format=', 'HEAD').trim()).toBe('src/content/claims/baru.yaml');
  expect(git('status', '--porcelain').trim().split('\n')).toContain('?? notes.txt');
  expect(await readHistory(root)).toEqual([]);
});

test('where nothing of the site changed, nothing that lies about is committed', async () => {
  const root = await copyRecords();
  const git = startHistory(root);
  await writeFile(join(root, 'notes.txt'), 'not of the desk');
  await expect(commitAll(root, 'Nothing to commit')).rejects.toThrow('commit-failed');
  expect(git('log', '--format=%s').trim()).toBe('first');
});
