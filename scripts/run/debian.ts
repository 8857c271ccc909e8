import { spawnSync } from 'node:child_process';
import { run } from './process.ts';

const minutes = 15;

/** True when a command starts and ends well; `--version` also shows whether the shared libraries are there. */
export function starts(command: string, args: readonly string[] = ['--version']): boolean {
  return spawnSync(command, args, { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** Installs packages where that is allowed without asking: as root, on Debian and its kin. */
export async function installPackages(packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !starts('apt-get')) return;
  const install = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  await run('sh', ['-c', install], minutes, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
}
