import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
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
