import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/server-process.ts';

export interface NginxProcess {
  readonly origin: string;
  stop(): Promise<void>;
}

/** nginx's own settings folder, undefined when nginx is not installed. */
export function nginxFolder(): string | undefined {
  const { status, stderr } = spawnSync('nginx', ['-V'], { encoding: 'utf8' });
  const settings = status === 0 ? /--conf-path=(\S+)/.exec(stderr)?.[1] : undefined;
  return settings === undefined ? undefined : dirname(settings);
}

/** Runs nginx in the foreground over a built site with the files that the build wrote for it. */
export async function startNginx(folder: string, root: string): Promise<NginxProcess> {
  const port = await freePort();
  const work = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const settings = join(root, 'nginx.conf');
  writeFileSync(
    settings,
    `daemon off;
worker_processes 1;
pid ${root}/nginx.pid;
error_log stderr;
events {}
http {
    include ${folder}/mime.types;
    ${work.map((name) => `${name}_temp_path ${root}/${name};`).join(' ')}
    access_log off;
    include ${root}/build/nginx/maps.conf;
    server {
        listen 127.0.0.1:${port};
        root ${root}/dist;
        include ${root}/build/nginx/site.conf;
        include ${root}/build/nginx/tls.conf;
    }
}
`,
  );
  const check = spawnSync('nginx', ['-t', '-c', settings], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(`nginx -t refuses the settings:\n${check.stderr}`);
  const child = spawn('nginx', ['-c', settings], { stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://127.0.0.1:${port}`;
  await answering(origin, child);
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

async function answering(origin: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`);
    const answered = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await wait(50);
  }
  child.kill();
  throw new Error('nginx did not answer within 5 s');
}
