/**
 * `npm run bench -- server`: requests per second and processor time per request of our server, of nginx with the built
 * settings (one worker, compressed files) and of a bare `node:http` that writes the same headers and bytes. The servers
 * take turns, so that other load meets all alike. Needs nginx and wrk.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from 'tank-gauging/methods/statistics';
import { paths } from '../../scripts/paths.ts';
import { freePort, startServer } from '../../scripts/server-process.ts';
import { nginxFolder, startNginx } from '../server/nginx-process.ts';
import { ask } from '../server/raw.ts';

const seconds = 3;
const encoding = { 'accept-encoding': 'gzip' };

/** Processor time of a process and its children so far, ms; Linux counts in units of 10 ms. */
function processorTime(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  return [String(pid), ...children].reduce((sum, id) => {
    // User and system time follow the name, which may have spaces.
    const fields = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return sum + 10 * (Number(fields[11]) + Number(fields[12]));
  }, 0);
}

function measure(pid: number, url: string, headers: Record<string, string>) {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const before = processorTime(pid);
  const output = execFileSync('wrk', ['-t1', '-c16', `-d${seconds}s`, ...lines, url], { encoding: 'utf8' });
  const requests = Number(/(\d+) requests in/.exec(output)?.[1]);
  return { rate: requests / seconds, cost: ((processorTime(pid) - before) * 1000) / requests };
}

/** Starts a process that gives one answer to every request. */
async function startBare(answer: { status: number; headers: readonly string[]; body: Buffer }) {
  const port = await freePort();
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), 'bare', String(port)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify({ ...answer, body: answer.body.toString('base64') }));
  await once(child.stdout, 'data');
  return { pid: Number(child.pid), origin: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}

async function serveBare(port: number) {
  const { createServer } = await import('node:http');
  const { status, headers, body } = JSON.parse(readFileSync(0, 'utf8'));
  const bytes = Buffer.from(body, 'base64');
  createServer((_request, response) => {
    response.writeHead(status, headers);
    response.end(status === 304 ? undefined : bytes);
  }).listen(port, '127.0.0.1', () => process.stdout.write('ready'));
}

async function benchServer(turns: number) {
  const folder = nginxFolder();
  if (!folder) throw new Error('nginx is not installed.');
  const root = mkdtempSync(join(tmpdir(), 'bench-'));
  const built = paths.current;
  const nginx = await startNginx(
    root,
    (port) => `
include ${folder}/mime.types;
include ${built}/build/nginx/maps.conf;
sendfile on;
server {
  listen 127.0.0.1:${port};
  root ${built}/dist;
  include ${built}/build/nginx/site.conf;
}`,
  );
  const server = await startServer(paths.root, { LOG_LEVEL: 'warn' });
  try {
    const picture = readdirSync(join(built, 'dist/_astro'))
      .filter((name) => name.endsWith('.avif'))
      .find((name) => statSync(join(built, 'dist/_astro', name)).size > 40_000);
    const get = async (origin: string, path: string) => await ask(origin + path, { headers: encoding });
    const tagOf = async (origin: string) => String((await get(origin, '/')).headers.etag);
    const kinds = [
      ['home page', '/', false],
      ['picture', `/_astro/${picture}`, false],
      ['304', '/', true],
      ['404', '/tidak-ada', false],
    ] as const;
    for (const [name, path, isKnown] of kinds) {
      const known = isKnown ? { 'if-none-match': await tagOf(server.origin) } : {};
      const { status, headers, body } = await ask(server.origin + path, { headers: { ...encoding, ...known } });
      const lines = Object.entries(headers).filter(([line]) => !/^(date|connection|keep-alive)$/.test(line));
      const bare = await startBare({ status, headers: lines.flat().map(String), body });
      const asked = { ...encoding, ...(isKnown && { 'if-none-match': await tagOf(nginx.origin) }) };
      const measured = Array.from({ length: turns }, () => ({
        ours: measure(Number(server.child.pid), server.origin + path, { ...encoding, ...known }),
        nginx: measure(nginx.pid, nginx.origin + path, asked),
        bare: measure(bare.pid, bare.origin + path, { ...encoding, ...known }),
      }));
      bare.stop();
      const rate = (of: 'ours' | 'nginx' | 'bare') => median(measured.map((turn) => turn[of].rate));
      const cost = (of: 'ours' | 'nginx' | 'bare') => Math.round(median(measured.map((turn) => turn[of].cost)));
      const ratio = (of: 'nginx' | 'bare') => median(measured.map((turn) => turn.ours.rate / turn[of].rate)).toFixed(2);
      console.log(
        `${name}: ${Math.round(rate('ours'))} requests per second, ${ratio('nginx')} of nginx, ${ratio('bare')} of bare ` +
          `node; processor ${cost('ours')}, ${cost('nginx')}, ${cost('bare')} µs per request`,
      );
    }
  } finally {
    await Promise.all([nginx.stop(), server.stop()]);
    rmSync(root, { recursive: true });
  }
}

if (process.argv[2] === 'bare') await serveBare(Number(process.argv[3]));
else await benchServer(Number(process.argv[2]));
