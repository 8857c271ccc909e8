import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isDeepStrictEqual, promisify } from 'node:util';
import { parse } from 'yaml';
import { type Refusal, RefusalError } from '../contract.ts';
import { type DataObject, diffRecords } from '../tree.ts';
import { contentPath, type DeskSite, findOwner, readText } from './collections.ts';
import { currentText, findFaults, writeRecord } from './records.ts';
import { deskState } from './state.ts';

const inContent = (path: string): string | undefined => /^apps\/site\/src\/content\/(.+\.yaml)$/.exec(path)?.[1];

export type RecordHistory = Awaited<ReturnType<typeof readHistory>>[number];
export type RecordVersion = Awaited<ReturnType<typeof readVersions>>[number];

export async function readHistory(site: DeskSite) {
  const { root } = site;
  if (!(await hasHistory(root))) return [];
  const changed = [...(await changedFiles(root))].flatMap(([path, state]) => {
    const file = inContent(path);
    return file ? [{ file, path, state }] : [];
  });
  return Promise.all(
    changed.map(async ({ file, path, state }) => {
      const before = state === 'new' ? undefined : parse(await committed(root, path));
      const after = state === 'removed' ? undefined : parse(await readText(site, file));
      return { file, state, fields: isDeepStrictEqual(before, after) ? [] : diffRecords(before, after) };
    }),
  );
}

export async function readVersions(root: string, file: string) {
  if (!(await hasHistory(root))) return [];
  const path = `apps/site/src/content/${file}`;
  const log = await git(root, 'log', '-12', '--format=%H%x1f%aI%x1f%an%x1f%s', '--', path);
  const data = (commit: string): Promise<DataObject | undefined> =>
    committed(root, path, commit).then(parse, () => undefined);
  const lines = log.split('\n').filter(Boolean);
  return Promise.all(
    lines.map(async (line) => {
      const [commit = '', at = '', author = '', message = ''] = line.split('\x1f');
      const [before, after] = [await data(`${commit}^`), await data(commit)];
      return { commit, at, author, message, data: after, fields: before && after ? diffRecords(before, after) : [] };
    }),
  );
}

/**
 * Restores a record from the last commit, byte for byte. @throws Refused when it is not in that commit, or has
 * changed meanwhile
 */
export async function restoreRecord(
  site: DeskSite,
  { file, version }: { file: string; version?: string | undefined },
): Promise<void> {
  const { root } = site;
  const path = `apps/site/src/content/${file}`;
  const isKnown = inContent(path) === file && !file.includes('..') && (await hasHistory(root));
  // A record that the commit lacks is refused below.
  const text = isKnown ? await committed(root, path).catch(() => undefined) : undefined;
  if (text === undefined) throw new RefusalError('no-history');
  const check = async () => existsSync(contentPath(root, file)) && currentText(site, file, version);
  await check();
  const collection = findOwner(site, file);
  const data = parse(text);
  const problems = collection ? findFaults(collection, file, data) : [];
  if (problems.length > 0) throw new RefusalError('invalid', { problems });
  await writeRecord(site, { file, data }, async () => {
    await check();
    return text;
  });
}

/** Commits changed records and pictures, and no other files. @throws Refused with Git’s message */
export async function commitAll(root: string, message: string): Promise<void> {
  if (!(await hasHistory(root))) throw new RefusalError('no-history');
  // An uploaded picture belongs to the site only once a record is saved with it.
  const isSaved = (path: string) => !deskState.uploads.has(path.replace('apps/site/src/assets/', '../../assets/'));
  const files = [...(await changedFiles(root)).keys()].filter(isSaved);
  // Without paths, Git would commit everything that is staged.
  if (files.length === 0) throw new RefusalError('commit-failed');
  await git(root, 'add', '--all', '--', ...files);
  await commit(root, `--message=${message}`, '--', ...files);
}

/** @throws Refused with Git’s message */
export const commit = (root: string, ...args: string[]) =>
  git(root, 'commit', '--quiet', ...args).catch((error: unknown) => {
    throw gitFault(error, [[/tell me who you are/, 'no-author']], 'commit-failed');
  });

export function gitFault(error: unknown, known: readonly (readonly [RegExp, Refusal])[], other: Refusal): RefusalError {
  const detail = (error as Error).message.split('\n').slice(1).join('\n').trim();
  return new RefusalError(known.find(([says]) => says.test(detail))?.[1] ?? other, { detail });
}

const run = promisify(execFile);

/** Runs Git without a shell and without asking for passwords. @throws Error with Git’s output */
export async function git(root: string, ...args: string[]): Promise<string> {
  const asks = { GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -oBatchMode=yes -oConnectTimeout=20' };
  const env = { ...asks, ...process.env, LC_ALL: 'C' };
  const { stdout } = await run('git', ['-C', root, ...args], { maxBuffer: 32 * 1024 * 1024, env, timeout: 180_000 });
  return stdout;
}

/** Record and PDFs of the issues of documents, which publishing writes. */
export const issuePaths = ['apps/site/src/documents/issues.yaml', 'apps/site/issued'];

/** Changes since the last commit of records, pictures and issues of documents, by path. */
export async function changedFiles(root: string): Promise<Map<string, 'changed' | 'new' | 'removed'>> {
  const status = await git(
    root,
    ...'status --porcelain=v1 -z --no-renames -uall -- apps/site/src/content apps/site/src/assets'.split(' '),
    ...issuePaths,
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

/** Whether the folder is in a Git checkout that tracks its records. */
export const hasHistory = (root: string): Promise<boolean> =>
  git(root, 'ls-files', '--error-unmatch', 'apps/site/src/content/site/brand.yaml').then(
    () => true,
    () => false,
  );

const committed = (root: string, path: string, commit = 'HEAD'): Promise<string> =>
  git(root, 'show', `${commit}:./${path}`);
