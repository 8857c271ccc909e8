import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../scripts/paths.ts';

/** Commit of release 0.12.0, the last one whose store lacks the column `recipient`. */
const commit = 'e66df692b843e2220fdc75ade387340996fda754';

/** Whether the history is here: an archive or a shallow clone lacks it. */
export const hasHistory = spawnSync('git', ['cat-file', '-e', commit], { cwd: paths.root }).status === 0;

/** Written into the old sources: its own small site and its own bundle of the server. */
const program = `import { renameSync } from 'node:fs';
import { bundleServer } from './scripts/postbuild/bundle.ts';
import { makeFixture } from './tests/server/fixture.ts';
renameSync((await makeFixture()).root, './site');
await bundleServer('./bundle');
`;

/** Builds release 0.12.0 from the history, once, with today's packages. @returns its programs and its site */
export function buildEarlier() {
  const folder = join(paths.root, '.cache/0.12.0');
  if (!existsSync(folder)) {
    const part = `${folder}.part`;
    rmSync(part, { recursive: true, force: true });
    mkdirSync(part, { recursive: true });
    execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C '${part}'`], { cwd: paths.root });
    symlinkSync(join(paths.root, 'node_modules'), join(part, 'node_modules'));
    writeFileSync(join(part, 'make.ts'), program);
    execFileSync(process.execPath, ['make.ts'], { cwd: part, stdio: 'pipe', env: { ...process.env, TMPDIR: part } });
    renameSync(part, folder);
  }
  return { programs: join(folder, 'bundle'), site: join(folder, 'site') };
}
