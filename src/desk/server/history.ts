import { readFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import { diffWordsWithSpace } from 'diff';
import { parse } from 'yaml';
import type { FieldChange, Path, RecordHistory } from '../contract.ts';
import { contentPath } from './collections.ts';
import { changedFiles, committed, git, hasHistory } from './git.ts';
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
