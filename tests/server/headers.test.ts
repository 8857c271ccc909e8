import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { behindTls, everywhere } from '../../scripts/postbuild/security-headers.ts';
import { type ServerProcess, startServer } from '../../scripts/server-process.ts';
import { type Fixture, makeFixture } from './fixture.ts';
import { exchange } from './raw.ts';

let fixture: Fixture;
let plain: ServerProcess;
let tls: ServerProcess;

beforeAll(async () => {
  fixture = await makeFixture();
  [plain, tls] = await Promise.all([startServer(fixture.root), startServer(fixture.root, { PUBLIC_TLS: 'true' })]);
});
afterAll(async () => {
  await Promise.all([plain.stop(), tls.stop()]);
  fixture.remove();
});

const head = 'Host: localhost\r\nConnection: close\r\n';

/** One request for each way in which an answer can come about. */
const requests: readonly (readonly [status: number, request: string])[] = [
  [200, `GET / HTTP/1.1\r\n${head}\r\n`],
  [200, `HEAD / HTTP/1.1\r\n${head}\r\n`],
  [200, `GET / HTTP/1.0\r\n\r\n`],
  [200, `GET /_astro/home.hash.js HTTP/1.1\r\n${head}\r\n`],
  [200, `GET /healthz HTTP/1.1\r\n${head}\r\n`],
  [200, `GET / HTTP/1.1\r\n${head}Expect: the-unexpected\r\n\r\n`],
  [200, `GET http://elsewhere.example/ HTTP/1.1\r\n${head}\r\n`],
  [206, `GET /film.mp4 HTTP/1.1\r\n${head}Range: bytes=0-3\r\n\r\n`],
  [304, `GET / HTTP/1.1\r\n${head}If-None-Match: *\r\n\r\n`],
  [308, `GET /fitur/ HTTP/1.1\r\n${head}\r\n`],
  [400, `GET /%ff HTTP/1.1\r\n${head}\r\n`],
  [400, `GET /..%2f HTTP/1.1\r\n${head}\r\n`],
  [400, 'GET / HTTP/1.1\r\n\r\n'],
  [400, `BREW / HTTP/1.1\r\n${head}\r\n`],
  [400, 'this is not HTTP\r\n\r\n'],
  [400, `GET / HTTP/1.1\r\n${head}bad header\r\n\r\n`],
  [400, `GET /${'a'.repeat(40_000)} HTTP/1.1\r\n${head}\r\n`],
  [404, `GET /tidak-ada HTTP/1.1\r\n${head}\r\n`],
  [405, `POST / HTTP/1.1\r\n${head}Content-Length: 0\r\n\r\n`],
  [412, `GET / HTTP/1.1\r\n${head}If-Match: "x"\r\n\r\n`],
  [416, `GET /film.mp4 HTTP/1.1\r\n${head}Range: bytes=99999999999-\r\n\r\n`],
];

describe.each(requests)('%i to %j', (status, request) => {
  test('carries every security header', async () => {
    const answer = await exchange(plain.port, request);
    expect(answer.status).toBe(status);
    const { 'content-security-policy': _policy, ...fixed } = everywhere;
    expect(answer.headers).toMatchObject(fixed);
    expect(answer.headers['content-security-policy']).toMatch(
      /^default-src 'none'; base-uri 'none'; .*frame-ancestors 'none'; require-trusted-types-for 'script'/,
    );
    expect(answer.headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:/);
    expect(answer.headers['cache-control']).toBeDefined();
    for (const absent of ['server', 'x-powered-by', 'strict-transport-security', 'set-cookie']) {
      expect(answer.headers[absent]).toBeUndefined();
    }
  });

  test('adds HSTS behind TLS', async () => {
    const answer = await exchange(tls.port, request);
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject(behindTls);
  });
});

test('each page has its own policy and may load nothing that it does not use', async () => {
  const policyOf = async (path: string): Promise<string> =>
    (await fetch(plain.origin + path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/')).toContain("script-src 'self'");
  expect(await policyOf('/fitur')).not.toContain('script-src');
  expect(await policyOf('/fitur')).toMatch(/style-src 'sha256-[^ ]+'(;|$)/);
  expect(await policyOf('/tidak-ada')).toMatch(/script-src 'sha256-[^ ]+'(;|$)/);
  expect(await policyOf('/robots.txt')).toBe(everywhere['content-security-policy']);
});
