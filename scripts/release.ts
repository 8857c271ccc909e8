import { spawnSync } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from './paths.ts';
import { buildNow } from './stamp.ts';

const folder = join(paths.build, 'release');
const site = join(folder, 'site');

function output(command: string, args: readonly string[], cwd: string) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}: ${stderr}`);
  return stdout;
}

/** npm does not know of the runtime. */
function withNode(bill: string) {
  const content = JSON.parse(bill);
  const version = process.versions.node;
  const node = {
    'bom-ref': `node@${version}`,
    type: 'platform',
    name: 'node',
    version,
    purl: `pkg:generic/node@${version}`,
  };
  return `${JSON.stringify({ ...content, components: [...content.components, node] }, null, 2)}\n`;
}

/**
 * Builds, and puts into build/release/ an archive of everything that runs (without packages) and two bills of
 * materials: of the server, and of what pages are made with.
 */
async function release() {
  if ((await buildNow()) !== 0) throw new Error('the build failed');
  await rm(folder, { recursive: true, force: true });
  await mkdir(site, { recursive: true });
  const filter = (file: string) => !file.endsWith('.test.ts');
  for (const part of ['contract', 'server'])
    await cp(join(paths.root, part), join(site, part), { recursive: true, filter });
  for (const name of [
    'dist',
    ...['headers.json', 'lead-records.json', 'leads', 'nginx', 'sandbox'].map((name) => `build/${name}`),
  ])
    await cp(join(paths.current, name), join(site, name), { recursive: true });
  await cp(join(paths.current, 'build/server'), site, { recursive: true });
  await cp(join(paths.root, 'deploy'), join(site, 'deploy'), { recursive: true });
  const sbom = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'];
  await writeFile(join(folder, 'server.cdx.json'), withNode(output('npm', sbom, site)));
  await writeFile(join(folder, 'build.cdx.json'), output('npm', sbom, paths.root));
  output('tar', ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '-czf', 'site.tar.gz', 'site'], folder);
  await rm(site, { recursive: true });
  console.log(`The release is in ${folder}.`);
}

await release();
