import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

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
