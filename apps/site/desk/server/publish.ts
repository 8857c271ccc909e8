import { execFile } from 'node:child_process';
import { promisify, stripVTControlCharacters } from 'node:util';
import { parse, parseDocument } from 'yaml';
import { forgetVocabulary } from '../../src/shared/text/vocabulary.ts';
import {
  type PublishAnswers,
  type PublishState,
  type PublishStep,
  type RecordConflicts,
  type Refusal,
  RefusalError,
  toRefusalAnswer,
} from '../contract.ts';
import { merge } from '../merge.ts';
import { contentPath, type DeskSite, findOwner, listRecords, readText } from './collections.ts';
import { changedFiles, commit, commitAll, git, gitFault, hasHistory, issuePaths } from './history.ts';
import { brokenRefusal, findBrokenPages } from './pages.ts';
import { findFaults, recordSchema, replaceFile } from './records.ts';
import { deskState, isPublishing } from './state.ts';
import { rewriteYaml } from './yaml-text.ts';

/**
 * Remote branch to push to: the one that this branch tracks, else that of the same name in `origin` or the first
 * remote.
 */
async function target(root: string): Promise<{ remote: string; branch: string } | undefined> {
  // Git fails when a value is not set: treated as empty.
  const read = async (...args: string[]) => (await git(root, ...args).catch(() => '')).trim();
  const branch = await read('symbolic-ref', '--short', 'HEAD');
  const remotes = (await read('remote')).split('\n');
  const remote = await read('config', `branch.${branch}.remote`);
  const followed = await read('config', `branch.${branch}.merge`);
  const chosen = remote || (remotes.includes('origin') ? 'origin' : remotes[0]);
  return branch && chosen ? { remote: chosen, branch: followed.replace('refs/heads/', '') || branch } : undefined;
}

export async function publishState(root: string): Promise<PublishState> {
  if (!(await hasHistory(root))) return deskState.publication;
  const to = await target(root);
  // A remote can be a URL instead of a name.
  const address = to && (await git(root, 'remote', 'get-url', to.remote).catch(() => to.remote)).trim();
  return {
    ...deskState.publication,
    // Hides a password in the URL.
    ...(to && { target: `${address?.replace(/\/\/[^@/]*@/, '//')} (${to.branch})` }),
  };
}

const at = (step: PublishStep) => {
  deskState.publication = { step };
};

/** Starts a publication; `publishState` follows it. @throws Refused while one is running */
export function publish(site: DeskSite, message: string, answers?: PublishAnswers): void {
  if (isPublishing()) throw new RefusalError('busy');
  at('check');
  run(site, message, answers).then(
    () => {
      deskState.publication = { step: 'push', done: true };
    },
    (error: unknown) => {
      deskState.publication = { ...deskState.publication, failed: toRefusalAnswer(error) };
    },
  );
}

async function run(site: DeskSite, message: string, answers: PublishAnswers | undefined) {
  const { root } = site;
  if (!(await hasHistory(root))) throw new RefusalError('no-history');
  const to = await target(root);
  if (!to) throw new RefusalError('no-remote');
  const sent = `refs/remotes/${to.remote}/${to.branch}`;
  // The branch does not exist on the remote yet: all commits are new.
  const ahead = await git(root, 'rev-list', '--count', `${sent}..HEAD`).catch(() => 'all');
  const hasChanges = (await changedFiles(root)).size > 0;
  if (!hasChanges && ahead.trim() === '0') throw new RefusalError('nothing-new');
  const reach = (...args: string[]) =>
    git(root, ...args).catch((error: unknown) => {
      throw gitFault(error, unreachable, 'push-failed');
    });
  const join = async () => {
    await reach('fetch', '--quiet', to.remote, to.branch);
    await joinPublished(site, answers);
  };
  // Answers belong to the last publication, whose changes are already committed: merge first, then check and build
  // once.
  if (answers && !hasChanges) await join();
  await check(site, message);
  at('commit');
  await commitChanges(root, message);
  at('push');
  const push = () => reach('push', '--quiet', to.remote, `HEAD:refs/heads/${to.branch}`);
  await push().catch(async (error: unknown) => {
    if (!/non-fast-forward|fetch first/.test(toRefusalAnswer(error).detail ?? '')) throw error;
    // Another writer has published meanwhile: merge, check again, push.
    await join();
    await check(site, message);
    await commitChanges(root, message);
    at('push');
    await push();
  });
}

/** Commits the changed records, and the issues of documents that follow from them. */
async function commitChanges(root: string, message: string) {
  if ((await changedFiles(root)).size > 0) await commitAll(root, message);
}

const unreachable: readonly (readonly [RegExp, Refusal])[] = [
  [
    /could not read (Username|Password)|Authentication failed|Permission denied|access denied|error: 40[13]/i,
    'push-denied',
  ],
  [
    /Could not resolve|unable to access|does not appear to be|Connection|timed out|not found|unreachable/i,
    'push-unreachable',
  ],
];

/** @throws Refused with the pages that cannot be rendered */
export async function checkPages(site: DeskSite): Promise<void> {
  const broken = await findBrokenPages(site);
  if (broken.length > 0) throw await brokenRefusal(site, broken);
}

/**
 * Validates all records, renders all pages, runs the build and issues the documents that have changed.
 * @param message said in the register of documents, too
 */
async function check(site: DeskSite, message: string) {
  at('check');
  forgetVocabulary();
  for (const [file, collection] of listRecords(site)) {
    const problems = findFaults(collection, file, parse(await readText(site, file)));
    if (problems.length > 0)
      throw new RefusalError('invalid', { problems: problems.map((fault) => ({ ...fault, file })) });
  }
  await checkPages(site);
  at('build');
  // Leaves out variables that belong to the development server.
  const { DESK: _desk, NODE_ENV: _mode, PORT: _port, ...env } = process.env;
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'issue', message], {
    cwd: site.root,
    env,
    maxBuffer: 64 * 1024 * 1024,
    timeout: 20 * 60_000,
  }).catch((error: { stdout?: string; stderr?: string; message: string }) => {
    throw new RefusalError('build-failed', {
      detail: buildFault(`${error.stdout ?? ''}\n${error.stderr ?? error.message}`),
    });
  });
}

/** Up to four lines of the output, from the first error on. */
export function buildFault(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('at '));
  const first = lines.findIndex((line) => /error|src\/content\//i.test(line));
  return lines
    .slice(first < 0 ? -4 : first)
    .slice(0, 4)
    .join('\n');
}

/**
 * Merges what another writer has published (FETCH_HEAD) into the local commits, record by record.
 * @throws Refused with the fields that both changed, or with other files that Git cannot merge; nothing is changed
 * then
 */
async function joinPublished(site: DeskSite, answers: PublishAnswers | undefined): Promise<void> {
  const { root } = site;
  const run = (...args: string[]) => git(root, ...args).then((text) => text.trim());
  const at = await run('rev-parse', 'FETCH_HEAD');
  const base = await run('merge-base', 'HEAD', at);
  const changed = async (to: string) =>
    (await run('diff', '--relative', '--no-renames', '--name-only', base, to)).split('\n').filter(Boolean);
  const theirs = new Set(await changed(at));
  const records = (await changed('HEAD')).filter(
    (path) => theirs.has(path) && /^apps\/site\/src\/content\/.+\.yaml$/.test(path),
  );
  const read = async (commit: string, path: string) =>
    parse(await git(root, 'show', `${commit}:./${path}`).catch(() => 'null')) ?? undefined;
  const joined = new Map<string, unknown>();
  const asked: RecordConflicts[] = [];
  for (const path of records) {
    const file = path.replace('apps/site/src/content/', '');
    const [old, mine, other] = await Promise.all([base, 'HEAD', at].map((commit) => read(commit, path)));
    // Answers chosen for another remote commit may belong to other items.
    const own = answers?.at === at ? answers.records[file] : undefined;
    const [data, clashes] = merge(old, mine, other, { answers: own ?? {} });
    const owner = findOwner(site, file);
    if (owner && clashes.length > 0) asked.push({ file, schema: recordSchema(owner), clashes });
    joined.set(file, data);
  }
  if (asked.length > 0) throw new RefusalError('push-conflict', { at, clashes: asked });
  // Git stops at overlapping lines in records; those are overwritten below.
  const stop = await run('merge', '--no-commit', '--no-ff', '--quiet', at).catch((error: unknown) => error);
  // The merge has not begun: it would overwrite uncommitted files.
  if (!(await run('rev-parse', '--verify', '--quiet', 'MERGE_HEAD').catch(() => ''))) {
    throw gitFault(stop, [], 'push-conflict');
  }
  try {
    for (const [file, data] of joined) await write(site, file, data);
    await takeTheirIssues(root);
    const left = await run('diff', '--relative', '--name-only', '--diff-filter=U');
    if (left) throw new RefusalError('push-conflict', { detail: left });
    await commit(root, '--no-edit');
  } catch (error) {
    await run('merge', '--abort');
    throw error;
  }
}

/** Documents that both writers have issued: theirs stand, and the check after the merge issues what differs from them. */
async function takeTheirIssues(root: string) {
  const unmerged = await git(root, 'diff', '--relative', '--name-only', '--diff-filter=U', '--', ...issuePaths);
  for (const path of unmerged.split('\n').filter(Boolean)) {
    await git(root, 'checkout', '--quiet', '--theirs', '--', path);
    await git(root, 'add', '--', path);
  }
}

/**
 * Writes a merged record over Git’s merged text, or over the local one when that is not valid YAML; so comments stay.
 */
async function write(site: DeskSite, file: string, data: unknown) {
  const path = `apps/site/src/content/${file}`;
  if (data === undefined) return git(site.root, 'rm', '--quiet', '--force', '--ignore-unmatch', '--', path);
  const lines = await readText(site, file).catch(() => '');
  const isRead = lines !== '' && parseDocument(lines).errors.length === 0;
  const source = isRead ? lines : await git(site.root, 'show', `HEAD:./${path}`).catch(() => lines);
  await replaceFile(contentPath(site.root, file), rewriteYaml(source, data));
  return git(site.root, 'add', '--', path);
}
