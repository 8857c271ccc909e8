import { spawnSync } from 'node:child_process';
import { copyFile, cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from './paths.ts';
import { buildNow } from './stamp.ts';

const folder = join(paths.build, 'release');
const site = join(folder, 'site');

/** Parts of build/current that are released. */
const parts = [
  'dist',
  'server',
  ...['headers.json', 'lead-records.json', 'leads', 'nginx', 'sandbox.json'].map((name) => `build/${name}`),
];

function output(command: string, args: readonly string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stderr}`);
  return stdout;
}

/**
 * Builds and writes to build/release/: an archive of everything needed at run time, including Node for this system,
 * and two bills of materials, one for the server and one for building the pages.
 */
async function release() {
  if ((await buildNow()) !== 0) throw new Error('the build failed');
  await rm(folder, { recursive: true, force: true });
  for (const part of parts) await cp(join(paths.current, part), join(site, part), { recursive: true });
  await cp(join(paths.root, 'deploy'), join(site, 'deploy'), { recursive: true });
  await mkdir(join(site, 'bin'));
  await copyFile(process.execPath, join(site, 'bin/node'));
  await rename(join(site, 'server/bill.cdx.json'), join(folder, 'server.cdx.json'));
  const sbom = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'];
  await writeFile(join(folder, 'build.cdx.json'), output('npm', sbom, paths.root));
  output('tar', ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '-czf', 'site.tar.gz', 'site'], folder);
  await rm(site, { recursive: true });
  console.log(`The release is in ${folder}.`);
}

await release();
