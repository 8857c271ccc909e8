import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { testWithServer } from './context.ts';
import { getRaw } from './raw.ts';

const test = testWithServer({ LOG_LEVEL: 'trace' });

const up = (step: string): string => `/${step.repeat(12)}etc/passwd`;

const targets: readonly string[] = [
  // Paths out of dist/
  '/../outside.txt',
  '/_astro/../../outside.txt',
  '/_astro/..%2f..%2foutside.txt',
  '/..%2foutside.txt',
  '/%2e%2e/outside.txt',
  '/%252e%252e%252foutside.txt',
  '/..;/outside.txt',
  '/..%c0%afoutside.txt',
  '/%e0%80%ae%e0%80%ae/outside.txt',
  '/..%u2216outside.txt',
  '/\\..\\outside.txt',
  '/....//outside.txt',
  '//etc/passwd',
  up('../'),
  up('..%2f'),
  up('..%5c'),
  '/file:///etc/passwd',
  'http://elsewhere.example/../outside.txt',
  // NUL and other control characters
  '/%00',
  '/%0d%0aset-cookie:%20a=b',
  '/fitur/%0d%0alocation:%20//elsewhere.example',
  '/%1b[2J',
  '/%7f',
  // Invalid UTF-8 and invalid escapes
  '/%ff',
  '/%ed%a0%80',
  '/%',
  '/\u00ff\u00fe',
  `/${'a/'.repeat(4000)}`,
  `/${'a'.repeat(20_000)}`,
  `/?${'a'.repeat(40_000)}`,
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/%2f%2felsewhere.example/..',
  '/https://elsewhere.example/',
  'elsewhere.example:443',
  '*',
  // Files that visitors must not read
  '/.env',
  '/%5fheaders',
  '/fitur.html.br',
  '/_astro/home.hash.js.br',
  '/../build/headers.json',
  '/wp-login.php',
  // Names with a special meaning in JavaScript
  '/__proto__',
  '/hasOwnProperty/',
  '/fitur;jsessionid=1',
  "/'%22%3E%3Cscript%3Ealert(1)%3C/script%3E",
  '/$%7Bjndi:ldap://elsewhere.example/a%7D',
];

test.for(targets.map((target) => [target.slice(0, 60), target] as const))(
  'refuses %j or answers with a page of the site',
  async ([, target], { server }) => {
    const answer = await getRaw(server.port, target);
    expect([400, 404, 431]).toContain(answer.status);
    expect(answer.headers['location']).toBeUndefined();
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.body).not.toMatch(/outside of dist|root:|SECRET|"everywhere"|<script>alert/);
  },
);

test('the server keeps running, and the log contains no raw input', async ({ server }) => {
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  const lines = server.output().split('\n');
  for (const line of lines) {
    expect(line).toMatch(/^[\x20-\x7e…]*$/);
    expect(line.length).toBeLessThan(400);
  }
  expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

/** Resident memory of a process in MiB. */
const residentMebibytes = (pid: number | undefined): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test.skipIf(process.platform !== 'linux')(
  'clients that pipeline and never read do not grow the memory (skipped outside Linux)',
  async ({ server }) => {
    const before = residentMebibytes(server.child.pid);
    const requests = 'GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(2000);
    const sockets = Array.from({ length: 40 }, () => {
      const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
      socket.pause();
      socket.write(requests);
      return socket;
    });
    await wait(2000);
    const grown = async () => {
      expect((await fetch(`${server.origin}/fitur`)).status).toBe(200);
      return residentMebibytes(server.child.pid) - before;
    };
    // Measured repeatedly: a leak stays, while temporary garbage is collected.
    await expect.poll(grown, { timeout: 20_000, interval: 500 }).toBeLessThan(250);
    for (const socket of sockets) socket.destroy();
  },
);
