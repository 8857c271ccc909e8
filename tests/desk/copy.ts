import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copySources } from '../../scripts/link-packages.ts';
import { paths } from '../../scripts/paths.ts';

/** Copy of the site that the tests change; below the project, for its node_modules, and where Vite watches files. */
export const copy = join(paths.reports, 'desk-site');
const parts = ['apps/sandbox', 'apps/site', 'packages', 'tsconfig.json', 'package.json', 'package-lock.json'];

/** Runs Git in the copy. @returns its output */
export const git = (...args: string[]): string => execFileSync('git', ['-C', copy, ...args], { encoding: 'utf8' });

/** Repository to which the copy publishes. */
export const remoteRepository = `${copy}.git`;

/** Replaces the build, which takes minutes; fails when a record contains “Gagal dibangun”. */
const build = `import { readFileSync } from 'node:fs';
const home = 'apps/site/src/content/pages/home.yaml';
if (readFileSync(home, 'utf8').includes('Gagal dibangun')) throw new Error(home + ': the build fails here');
`;

/** Makes the copy anew, with a first commit and a repository to publish to. */
export async function makeCopy(): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  await copySources(parts, copy);
  git('init', '--quiet');
  git('config', 'user.email', 'penulis@example.com');
  git('config', 'user.name', 'Penulis');
  git('add', 'apps');
  git('commit', '--quiet', '--message=first');
  git('branch', '--move', 'main');
  await rm(remoteRepository, { recursive: true, force: true });
  git('init', '--quiet', '--bare', '--initial-branch=main', remoteRepository);
  git('remote', 'add', 'origin', remoteRepository);
  git('push', '--quiet', 'origin', 'main');
  await mkdir(join(copy, 'scripts'));
  await writeFile(join(copy, 'scripts/run.mjs'), build);
}
