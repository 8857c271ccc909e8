import { execFileSync } from 'node:child_process';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../../scripts/paths.ts';

/** The copy that the writer of these tests changes: below the project for its node_modules, and where Vite watches files. */
export const copy = join(paths.reports, 'desk-site');
const parts = ['src', 'server', 'astro.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'];

/** Runs Git in the copy. @returns what it wrote */
export const git = (...args: string[]): string => execFileSync('git', ['-C', copy, ...args], { encoding: 'utf8' });

/** Makes the copy anew, with a first commit. */
export async function makeCopy(): Promise<void> {
  await rm(copy, { recursive: true, force: true });
  for (const part of parts) await cp(join(paths.root, part), join(copy, part), { recursive: true });
  git('init', '--quiet');
  git('config', 'user.email', 'penulis@example.com');
  git('config', 'user.name', 'Penulis');
  git('add', 'src');
  git('commit', '--quiet', '--message=first');
}
