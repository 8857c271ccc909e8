import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isReachable } from 'service/http-server';
import { paths } from '../../scripts/paths.ts';
import { freePort } from '../../scripts/server-process.ts';
import { waitUntil } from './leads/client.ts';

/** Configuration folder of the installed nginx; undefined without nginx. */
export function nginxFolder(): string | undefined {
  const { status, stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  const settings = status === 0 ? /--conf-path=(\S+)/.exec(stderr)?.[1] : undefined;
  return settings === undefined ? undefined : dirname(settings);
}

/**
 * Runs nginx in the foreground, with its files in a folder.
 * @param settings content of `http {}`, for the given port
 */
export async function startNginx(root: string, settings: (port: number) => string) {
  const port = await freePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const file = join(root, `nginx-${port}.conf`);
  writeFileSync(
    file,
    `daemon off;
worker_processes 1;
pid ${root}/nginx-${port}.pid;
error_log stderr crit;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${root}/${name}-${port};`).join(' ')}
  ${settings(port)}
}
`,
  );
  const check = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(`nginx -t refuses the settings:\n${check.stderr}`);
  const child = spawn('nginx', ['-c', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://127.0.0.1:${port}`;
  // Not by an HTTP request: it may answer none for this name.
  await waitUntil(() => child.exitCode !== null || isReachable({ host: '127.0.0.1', port }), 'nginx');
  return {
    origin,
    pid: Number(child.pid),
    file,
    /** Reloads settings and certificates. */
    reload: () => void child.kill('SIGHUP'),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const deployed = (name: string) => readFileSync(join(paths.root, 'deploy', name), 'utf8');

/** Whether the installed nginx supports deploy/upstream-newer.conf (1.27.3 or later). */
export function isNewer(): boolean {
  const [, minor = 0, patch = 0] = (
    /nginx\/1\.(\d+)\.(\d+)/.exec(spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr) ?? []
  ).map(Number);
  return minor > 27 || (minor === 27 && patch >= 3);
}

/** deploy/nginx.conf adapted to this machine: ports, server and certificates. */
export const deployedSettings = (places: {
  plain: number;
  secure: string;
  server: number;
  sandbox?: string;
  files?: string;
}): string =>
  (/http \{([\s\S]*)\}\s*$/.exec(deployed('nginx.conf'))?.[1] ?? '')
    .replace('include /etc/nginx/tanksite/upstream.conf;', deployed(`upstream${isNewer() ? '-newer' : ''}.conf`))
    .replaceAll(/(listen \[::\]|access_log|error_log \/dev\/stderr|log_format).*\n/g, '')
    .replaceAll(/listen 80( default_server)?;/g, `listen 127.0.0.1:${places.plain}$1;`)
    .replace('include /etc/nginx/tanksite/hosts.conf;', deployed('hosts.conf'))
    .replace('listen 443 ssl;', `listen 127.0.0.1:${places.secure};`)
    .replaceAll(places.sandbox ? /^$/g : /server unix:.*\n| backup/g, '')
    .replace('/run/tanksite-sandbox/sandbox.sock', places.sandbox ?? '')
    // Names of Docker services do not resolve here.
    .replaceAll('site:4321 resolve', 'site:4321')
    .replaceAll('site:4321', `127.0.0.1:${places.server}`)
    .replaceAll(places.files ? /^$/g : /ssl_.*\n/g, '')
    .replaceAll('/etc/letsencrypt', `${places.files}/letsencrypt`)
    .replace('/var/www/acme', `${places.files}/acme`);

/** Certificate files as certbot arranges them: numbered files in archive/, links to the newest in live/. */
export function renewCertificate(letsencrypt: string, number: number, days = 2): void {
  const [archive, live] = ['archive', 'live'].map((name) => join(letsencrypt, name, 'tanksite'));
  for (const folder of [archive, live]) mkdirSync(folder ?? '', { recursive: true });
  const file = (name: string) => join(archive ?? '', `${name}${number}.pem`);
  const subject = [
    '-subj',
    `/CN=number-${number}`,
    '-days',
    String(days),
    '-keyout',
    file('privkey'),
    '-out',
    file('fullchain'),
  ];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], { stdio: 'ignore' });
  for (const name of ['fullchain', 'privkey']) {
    const link = join(live ?? '', `${name}.pem`);
    rmSync(link, { force: true });
    symlinkSync(`../../archive/tanksite/${name}${number}.pem`, link);
  }
}
