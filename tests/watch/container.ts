import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { waitUntil } from '../server/leads/client.ts';
import type { Fixtures } from './context.ts';

/** Debian with systemd, made once per machine. */
const template = '/var/cache/tanksite-watch/bookworm';

function makeTemplate(): void {
  if (existsSync(template)) return;
  const part = `${template}.part`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(dirname(part), { recursive: true });
  const packages = 'systemd,systemd-sysv,dbus,procps';
  execFileSync('debootstrap', ['--variant=minbase', `--include=${packages}`, 'bookworm', part], { stdio: 'ignore' });
  renameSync(part, template);
}

/** Boots a Debian with systemd as its first process and a network of its own. It ends with the test. */
export async function bootContainer(atEnd: Fixtures['atEnd']) {
  makeTemplate();
  const folder = mkdtempSync(join(tmpdir(), 'container-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  const root = join(folder, 'root');
  execFileSync('cp', ['-a', '--reflink=auto', template, root]);
  // Without registration, since no systemd needs to run outside.
  const options = ['--quiet', '--register=no', '--keep-unit', '--private-network', '--boot', '--console=pipe'];
  const child = spawn('systemd-nspawn', [...options, `--directory=${root}`], { stdio: ['ignore', 'ignore', 'ignore'] });
  atEnd(async () => {
    const ended = new Promise((done) => child.once('exit', done));
    if (child.exitCode === null && child.kill('SIGKILL')) await ended;
  });
  const leader = () => {
    const [first] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ');
    return first ?? '';
  };
  await waitUntil(() => leader() !== '', 'the first process');

  /** Runs a shell command inside. @returns exit code and output */
  const tryInside = (command: string) => {
    const words = ['--target', leader(), '--mount', '--uts', '--ipc', '--net', '--pid', '--', 'sh', '-c', command];
    const { status, stdout, stderr } = spawnSync('nsenter', words, {
      encoding: 'utf8',
      env: { PATH: '/usr/local/sbin:/usr/sbin:/usr/bin:/sbin:/bin' },
    });
    return { status, said: (stdout + stderr).trim() };
  };
  const inside = (command: string): string => {
    const { status, said } = tryInside(command);
    if (status !== 0) throw new Error(`${command}: ${status}\n${said}`);
    return said;
  };
  await waitUntil(() => tryInside('systemctl is-system-running').said === 'running', 'all units of Debian');
  return {
    root,
    inside,
    tryInside,
    /** Property of a unit. */
    show: (unit: string, property: string) => inside(`systemctl show --value -p ${property} ${unit}`),
  };
}
export type Container = Awaited<ReturnType<typeof bootContainer>>;
