import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { paths } from '../../scripts/paths.ts';
import { freePort } from '../../scripts/server-process.ts';
import { until } from './leads/client.ts';

/** nginx's own settings folder, undefined when nginx is not installed. */
export function nginxFolder(): string | undefined {
  const { status, stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  const settings = status === 0 ? /--conf-path=(\S+)/.exec(stderr)?.[1] : undefined;
  return settings === undefined ? undefined : dirname(settings);
}

/**
 * Runs nginx in the foreground, with its files below a folder.
 * @param settings what stands inside `http {}`, for the port that it shall listen on
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
  // Whatever it answers, it is there.
  await until(
    () => child.exitCode !== null || fetch(origin, { redirect: 'manual' }).then(Boolean, () => false),
    'nginx',
  );
  return {
    origin,
    /** Has it read its settings and certificates again. */
    reload: () => void child.kill('SIGHUP'),
    stop: async () => {
      if (child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const deployed = (name: string) => readFileSync(join(paths.root, 'deploy', name), 'utf8');

/** Whether deploy/upstream-newer.conf can be read (from 1.27.3). */
export function isNewer(): boolean {
  const [, minor = 0, patch = 0] = (
    /nginx\/1\.(\d+)\.(\d+)/.exec(spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr) ?? []
  ).map(Number);
  return minor > 27 || (minor === 27 && patch >= 3);
}

/** deploy/nginx.conf on this machine: what it listens on, and where the server and the certificates are. */
export const deployedSettings = (places: {
  plain: number;
  secure: string;
  server: number;
  sandbox?: string;
  files?: string;
}): string =>
  (/http \{([\s\S]*)\}\s*$/.exec(deployed('nginx.conf'))?.[1] ?? '')
    .replace('include /etc/nginx/tanknusa/upstream.conf;', deployed(`upstream${isNewer() ? '-newer' : ''}.conf`))
    .replaceAll(/(listen \[::\]|access_log|error_log \/dev\/stderr|log_format).*\n/g, '')
    .replace('listen 80;', `listen 127.0.0.1:${places.plain};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${places.secure};`)
    .replaceAll(places.sandbox ? /^$/g : /server unix:.*\n| backup/g, '')
    .replace('/run/tanknusa-sandbox/sandbox.sock', places.sandbox ?? '')
    // No Docker here that knows a name.
    .replaceAll('site:4321 resolve', 'site:4321')
    .replaceAll('site:4321', `127.0.0.1:${places.server}`)
    .replaceAll(places.files ? /^$/g : /ssl_.*\n/g, '')
    .replaceAll('/etc/letsencrypt', `${places.files}/letsencrypt`)
    .replace('/var/www/acme', `${places.files}/acme`);
