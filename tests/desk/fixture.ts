import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import {
  type DefinedCollections,
  type DeskCollection,
  readCollections,
} from '../../apps/site/desk/server/collections.ts';

/** The site’s collections, with Astro’s modules mocked, which exist only during a build. */
export async function siteCollections(): Promise<Map<string, DeskCollection>> {
  vi.doMock('astro:content', () => ({ defineCollection: (collection: unknown) => collection }));
  vi.doMock('astro/loaders', () => ({ glob: (options: unknown) => options }));
  const { collections } = await import('../../apps/site/src/content.config.ts');
  return readCollections(collections as unknown as DefinedCollections);
}

/** Copies all records, or the chosen ones. @returns folder of the copy */
export async function copyRecords(...chosen: string[]): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'desk-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const part of chosen[0] ? chosen : [''])
    await cp(join('apps/site/src/content', part), join(root, 'apps/site/src/content', part), { recursive: true });
  return root;
}

/** Makes the first commit of a copy. @returns function that runs Git there and returns its output */
export function startHistory(root: string): (...args: string[]) => string {
  const run = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' });
  run('init', '--quiet');
  run('config', 'user.email', 'penulis@example.com');
  run('config', 'user.name', 'Penulis');
  run('add', 'apps');
  run('commit', '--quiet', '--message=first');
  return run;
}

export const recordText = (root: string, file: string): Promise<string> =>
  readFile(join(root, 'apps/site/src/content', file), 'utf8');

export const writeText = (root: string, file: string, text: string): Promise<void> =>
  writeFile(join(root, 'apps/site/src/content', file), text);

/** Lines removed and added between two texts. */
export function changedLines(before: string, after: string): { removed: string[]; added: string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return { removed: old.filter((line) => !now.includes(line)), added: now.filter((line) => !old.includes(line)) };
}
