import { join } from 'node:path';
import { paths } from '../paths.ts';
import { isStale } from '../stamp.ts';
import { run } from './process.ts';

const buildMinutes = 15;

/** Builds the site; returns the exit code. */
export async function buildNow(): Promise<number> {
  const result = await run(process.execPath, [join(paths.root, 'scripts/build.ts')], buildMinutes);
  if (result.timedOut) console.error(`The build took longer than ${buildMinutes} minutes.`);
  return result.code;
}

/** Builds only when an input differs from the last build; returns the exit code. */
export async function buildWhenStale(): Promise<number> {
  if (!(await isStale(paths.root, paths.current))) return 0;
  console.log('Building the site …');
  return buildNow();
}
