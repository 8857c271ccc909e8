import { execFile } from 'node:child_process';
import { promisify, stripVTControlCharacters } from 'node:util';
import { parse } from 'yaml';
import { forgetVocabulary } from '../../src/shared/text/vocabulary.ts';
import {
  asAnswer,
  type PublishAnswers,
  type PublishState,
  type PublishStep,
  type Refusal,
  Refused,
} from '../contract.ts';
import { type DeskSite, listRecords, readText } from './collections.ts';
import { changedFiles, commitAll, git, gitFault, hasHistory } from './history.ts';
import { joinPublished } from './join.ts';
import { brokenRefusal, findBroken } from './pages.ts';
import { problemsOf } from './problems.ts';
import { state } from './state.ts';

/** The branch that this one follows, or one of its name in the first repository. */
async function target(root: string): Promise<{ remote: string; branch: string } | undefined> {
  // Git fails where nothing is set: there is no name then.
  const read = async (...args: string[]) => (await git(root, ...args).catch(() => '')).trim();
  const branch = await read('symbolic-ref', '--short', 'HEAD');
  const remotes = (await read('remote')).split('\n');
  const remote = await read('config', `branch.${branch}.remote`);
  const followed = await read('config', `branch.${branch}.merge`);
  const chosen = remote || (remotes.includes('origin') ? 'origin' : remotes[0]);
  return branch && chosen ? { remote: chosen, branch: followed.replace('refs/heads/', '') || branch } : undefined;
}

export async function publishState(root: string): Promise<PublishState> {
  if (!(await hasHistory(root))) return state.publication;
  const to = await target(root);
  // A remote may be an address itself.
  const address = to && (await git(root, 'remote', 'get-url', to.remote).catch(() => to.remote)).trim();
  return {
    ...state.publication,
    // Without a password in the address.
    ...(to && { target: `${address?.replace(/\/\/[^@/]*@/, '//')} (${to.branch})` }),
  };
}

export function isPublishing(): boolean {
  const { step, failed, done } = state.publication;
  return step !== undefined && !failed && !done;
}

/** @throws Refused while it is under way */
export function publish(site: DeskSite, message: string, answers?: PublishAnswers): void {
  if (isPublishing()) throw new Refused('busy');
  state.publication = { step: 'check' };
  const at = (next: PublishStep) => {
    state.publication = { step: next };
  };
  run(site, message, answers, at).then(
    () => {
      state.publication = { step: 'push', done: true };
    },
    (error: unknown) => {
      state.publication = { ...state.publication, failed: asAnswer(error) };
    },
  );
}

async function run(
  site: DeskSite,
  message: string,
  answers: PublishAnswers | undefined,
  at: (step: PublishStep) => void,
) {
  const { root } = site;
  if (!(await hasHistory(root))) throw new Refused('no-history');
  const to = await target(root);
  if (!to) throw new Refused('no-remote');
  const sent = `refs/remotes/${to.remote}/${to.branch}`;
  // The other side has no such branch yet: everything is new to it.
  const ahead = await git(root, 'rev-list', '--count', `${sent}..HEAD`).catch(() => 'all');
  const hasChanges = (await changedFiles(root)).size > 0;
  if (!hasChanges && ahead.trim() === '0') throw new Refused('nothing-new');
  const join = async () => {
    await git(root, 'fetch', '--quiet', to.remote, to.branch).catch((error: unknown) => {
      throw pushFault(error);
    });
    await joinPublished(site, answers);
  };
  // Asked by the last publication, which has committed: checked and built once, joined.
  if (answers && !hasChanges) await join();
  await check(site, at);
  at('commit');
  if (hasChanges) await commitAll(root, message);
  at('push');
  const push = () => git(root, 'push', '--quiet', to.remote, `HEAD:refs/heads/${to.branch}`);
  try {
    await push();
  } catch (error) {
    if (!/non-fast-forward|fetch first/.test((error as Error).message)) throw pushFault(error);
    // Somebody else has published: both are joined, and looked at again.
    await join();
    await check(site, at);
    at('push');
    await push().catch((again: unknown) => {
      throw pushFault(again);
    });
  }
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
const pushFault = (error: unknown) => gitFault(error, unreachable, 'push-failed');

/** @throws Refused with the pages that cannot be shown */
export async function checkPages(site: DeskSite): Promise<void> {
  const broken = await findBroken(site);
  if (broken.length > 0) throw await brokenRefusal(site, broken);
}

/** Each record, each page, and the whole build. */
async function check(site: DeskSite, at: (step: PublishStep) => void) {
  at('check');
  forgetVocabulary();
  for (const [file, collection] of listRecords(site)) {
    const problems = problemsOf(collection, file, parse(await readText(site, file)));
    if (problems.length > 0) throw new Refused('invalid', { problems: problems.map((fault) => ({ ...fault, file })) });
  }
  await checkPages(site);
  at('build');
  // Without what the development server has set for itself.
  const { DESK: _desk, NODE_ENV: _mode, PORT: _port, ...env } = process.env;
  await promisify(execFile)(process.execPath, ['scripts/run.mjs', 'build'], {
    cwd: site.root,
    env,
    maxBuffer: 64 * 1024 * 1024,
    timeout: 20 * 60_000,
  }).catch((error: { stdout?: string; stderr?: string; message: string }) => {
    throw new Refused('build-failed', {
      detail: buildFault(`${error.stdout ?? ''}\n${error.stderr ?? error.message}`),
    });
  });
}

/** From the first error on. */
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
