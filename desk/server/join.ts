import { parse, parseDocument } from 'yaml';
import { type PublishAnswers, type RecordClashes, Refused } from '../contract.ts';
import { merge } from '../merge.ts';
import { contentPath, type DeskSite, readText } from './collections.ts';
import { git, gitFault } from './history.ts';
import { replaceFile } from './records.ts';
import { withData } from './yaml-text.ts';

/**
 * Joins what another writer has published (FETCH_HEAD) with what is committed here, record by record.
 * @throws Refused with the fields that both changed, or with other files that Git cannot join; nothing is changed then
 */
export async function joinPublished(site: DeskSite, answers: PublishAnswers | undefined): Promise<void> {
  const { root } = site;
  const run = (...args: string[]) => git(root, ...args).then((text) => text.trim());
  const at = await run('rev-parse', 'FETCH_HEAD');
  const base = await run('merge-base', 'HEAD', at);
  const changed = async (to: string) =>
    (await run('diff', '--relative', '--no-renames', '--name-only', base, to)).split('\n').filter(Boolean);
  const theirs = new Set(await changed(at));
  const records = (await changed('HEAD')).filter((path) => theirs.has(path) && /^src\/content\/.+\.yaml$/.test(path));
  const read = async (commit: string, path: string) =>
    parse(await git(root, 'show', `${commit}:./${path}`).catch(() => 'null')) ?? undefined;
  const joined = new Map<string, unknown>();
  const asked: RecordClashes[] = [];
  for (const path of records) {
    const file = path.replace('src/content/', '');
    const [old, mine, other] = await Promise.all([base, 'HEAD', at].map((commit) => read(commit, path)));
    // Chosen when the other side stood elsewhere, an answer may belong to another item.
    const own = answers?.at === at ? answers.records[file] : undefined;
    const [data, clashes] = merge(old, mine, other, { answers: own ?? {} });
    if (clashes.length > 0) asked.push({ file, clashes });
    joined.set(file, data);
  }
  if (asked.length > 0) throw new Refused('push-conflict', { at, clashes: asked });
  // Where lines touch, Git stops; what is left of it is judged below.
  const stop = await run('merge', '--no-commit', '--no-ff', '--quiet', at).catch((error: unknown) => error);
  // It has not begun: files that lie about would be lost.
  if (!(await run('rev-parse', '--verify', '--quiet', 'MERGE_HEAD').catch(() => ''))) {
    throw gitFault(stop, [], 'push-conflict');
  }
  try {
    for (const [file, data] of joined) await write(site, file, data);
    const left = await run('diff', '--relative', '--name-only', '--diff-filter=U');
    if (left) throw new Refused('push-conflict', { detail: left });
    await run('commit', '--quiet', '--no-edit').catch((error: unknown) => {
      throw gitFault(error, [[/tell me who you are/, 'no-author']], 'commit-failed');
    });
  } catch (error) {
    await run('merge', '--abort');
    throw error;
  }
}

/** Over the lines that Git has joined, or over mine where they cannot be read: comments stay. */
async function write(site: DeskSite, file: string, data: unknown) {
  const path = `src/content/${file}`;
  if (data === undefined) return git(site.root, 'rm', '--quiet', '--force', '--ignore-unmatch', '--', path);
  const lines = await readText(site, file).catch(() => '');
  const isRead = lines !== '' && parseDocument(lines).errors.length === 0;
  const source = isRead ? lines : await git(site.root, 'show', `HEAD:./${path}`).catch(() => lines);
  await replaceFile(contentPath(site.root, file), withData(source, data));
  return git(site.root, 'add', '--', path);
}
