import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual, promisify } from 'node:util';
import { diffWordsWithSpace } from 'diff';
import { parse } from 'yaml';
import type { FieldChange, Path, RecordHistory } from '../contract.ts';
import { contentPath } from './collections.ts';
import { currentText, replaceFile, versionOf } from './records.ts';
import { Refused } from './refused.ts';

const inContent = (path: string): string | undefined => /^src\/content\/(.+\.yaml)$/.exec(path)?.[1];

/** The texts and figures of a record by their field. */
function leaves(value: unknown, path: Path = []): Map<string, { path: Path; text: string }> {
  if (value !== null && typeof value === 'object') {
    const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
    return new Map(entries.flatMap(([key, item]) => [...leaves(item, [...path, key])]));
  }
  return new Map(value === undefined ? [] : [[path.join('.'), { path, text: String(value) }]]);
}

/** Every field that differs between two records, word by word. */
export function changesOf(before: unknown, after: unknown): FieldChange[] {
  const [old, now] = [leaves(before), leaves(after)];
  const fields = new Map([...old, ...now]);
  return [...fields.entries()].flatMap(([key, { path }]) => {
    const [from, to] = [old.get(key)?.text ?? '', now.get(key)?.text ?? ''];
    if (from === to) return [];
    const parts = diffWordsWithSpace(from, to).map(({ value, added, removed }) => ({
      value,
      is: added ? ('added' as const) : removed ? ('removed' as const) : ('same' as const),
    }));
    return [{ path, parts }];
  });
}

/** What has changed in the records since the last commit. */
export async function readHistory(root: string): Promise<RecordHistory[]> {
  if (!(await hasHistory(root))) return [];
  const changed = [...(await changedFiles(root))].flatMap(([path, state]) => {
    const file = inContent(path);
    return file ? [{ file, path, state }] : [];
  });
  return Promise.all(
    changed.map(async ({ file, path, state }) => {
      const before = state === 'new' ? undefined : parse(await committed(root, path));
      const after = state === 'removed' ? undefined : parse(await readFile(contentPath(root, file), 'utf8'));
      return { file, state, fields: isDeepStrictEqual(before, after) ? [] : changesOf(before, after) };
    }),
  );
}

/** Puts back a record as the last commit has it. @returns its version @throws Refused when there is none, or it changed */
export async function undoRecord(root: string, file: string, version: unknown): Promise<string> {
  const path = `src/content/${file}`;
  const state = (await hasHistory(root)) ? (await changedFiles(root)).get(path) : undefined;
  if (state !== 'changed' && state !== 'removed') throw new Refused('no-history');
  if (state === 'changed') await currentText(root, file, version);
  const text = await committed(root, path);
  await replaceFile(contentPath(root, file), text);
  return versionOf(text);
}

/** Commits what the desk may change, and nothing else that lies about. @throws Refused with what Git says */
export async function commitAll(root: string, message: string): Promise<void> {
  if (!(await hasHistory(root))) throw new Refused('no-history');
  const files = [...(await changedFiles(root)).keys()];
  // Without a path, Git would take all that lies about.
  if (files.length === 0) throw new Refused('commit-failed');
  try {
    await git(root, 'add', '--all', '--', ...files);
    await git(root, 'commit', '--quiet', `--message=${message}`, '--', ...files);
  } catch (error) {
    throw new Refused('commit-failed', { detail: (error as Error).message.split('\n').slice(1).join('\n') });
  }
}

const run = promisify(execFile);

/** Runs Git in a folder; nothing passes through a shell. @throws with what Git wrote */
export async function git(root: string, ...args: string[]): Promise<string> {
  const { stdout } = await run('git', ['-C', root, ...args], { maxBuffer: 32 * 1024 * 1024 });
  return stdout;
}

/** The files below src/content and src/assets that differ from the last commit, with what happened to them. */
export async function changedFiles(root: string): Promise<Map<string, 'changed' | 'new' | 'removed'>> {
  const status = await git(
    root,
    'status',
    '--porcelain=v1',
    '-z',
    '--no-renames',
    '-uall',
    '--',
    'src/content',
    'src/assets',
  );
  const prefix = (await git(root, 'rev-parse', '--show-prefix')).trim();
  const lines = status.split('\0').filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [code, path] = [line.slice(0, 2), line.slice(3)];
      const state = code.includes('D') ? 'removed' : code === '??' || code.includes('A') ? 'new' : 'changed';
      return [path.slice(prefix.length), state] as const;
    }),
  );
}

/** Whether the folder lies in a checkout that follows its records. */
export const hasHistory = (root: string): Promise<boolean> =>
  git(root, 'ls-files', '--error-unmatch', 'src/content/site/brand.yaml').then(
    () => true,
    () => false,
  );

/** A file as the last commit has it. */
export const committed = (root: string, path: string): Promise<string> => git(root, 'show', `HEAD:./${path}`);
