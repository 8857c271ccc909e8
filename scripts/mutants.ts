/**
 * `npm test -- mutants` or, with options of StrykerJS, `node scripts/mutants.ts --mutate apps/sandbox/fair-scheduler.ts`: changes
 * the files that decide on verdicts and rules, one place at a time, and names the changes that no unit test notices.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copySources } from './link-packages.ts';
import { binary, paths } from './paths.ts';
import { run } from './process.ts';

/** StrykerJS changes files in place; a copy of its own would lead imports of packages to the unchanged sources. */
const copy = join(paths.root, '.cache/mutants');
const parts = ['apps', 'packages', 'scripts', 'tests', 'docs', 'tsconfig.json', 'package.json', 'package-lock.json'];

await rm(copy, { recursive: true, force: true });
await copySources(parts, copy);
const config = 'tests/mutants/stryker.config.json';
process.exitCode = await run(binary('stryker'), ['run', config, ...process.argv.slice(2)], 60, { cwd: copy });
