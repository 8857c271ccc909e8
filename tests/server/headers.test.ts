import { expect } from 'vitest';
import { startServer } from '../../scripts/server-process.ts';
import { testWithServer } from './context.ts';
import { temporaryStore } from './leads/client.ts';
import { exchange } from './raw.ts';

const store = temporaryStore();
const leads = { LEADS_DATABASE_URL: store.url };
const test = testWithServer(leads).extend('behindTls', { scope: 'file' }, async ({ site }, { onCleanup }) => {
  const server = await startServer(site.root, { ...leads, PUBLIC_TLS: 'true' });
  onCleanup(async () => {
    await server.stop();
    store.remove();
  });
  return server;
});

const head = 'Host: localhost\r\nConnection: close\r\n';

/** One request per kind of answer. */
const requests: readonly (readonly [status: number, request: string])[] = [
  [200, `GET / HTTP/1.1\r\n${head}\r\n`],
  [200, `HEAD / HTTP/1.1\r\n${head}\r\n`],
  [200, `GET /_astro/home.hash.js HTTP/1.1\r\n${head}\r\n`],
  [200, `GET /healthz HTTP/1.1\r\n${head}\r\n`],
  [200, `GET / HTTP/1.1\r\n${head}Expect: the-unexpected\r\n\r\n`],
  [206, `GET /film.mp4 HTTP/1.1\r\n${head}Range: bytes=0-3\r\n\r\n`],
  [304, `GET / HTTP/1.1\r\n${head}If-None-Match: *\r\n\r\n`],
  [308, `GET /fitur/ HTTP/1.1\r\n${head}\r\n`],
  [400, `GET /%ff HTTP/1.1\r\n${head}\r\n`],
  [400, 'GET / HTTP/1.1\r\n\r\n'],
  [400, `GET / HTTP/1.1\r\n${head}Host: localhost\r\n\r\n`],
  [400, `GET / HTTP/1.1\r\n${head}Host: evil.example\r\n\r\n`],
  [400, `BREW / HTTP/1.1\r\n${head}\r\n`],
  [400, 'this is not HTTP\r\n\r\n'],
  [400, `GET / HTTP/1.1\r\n${head}bad header\r\n\r\n`],
  [431, `GET /${'a'.repeat(40_000)} HTTP/1.1\r\n${head}\r\n`],
  [404, `GET /tidak-ada HTTP/1.1\r\n${head}\r\n`],
  [405, `POST / HTTP/1.1\r\n${head}Content-Length: 0\r\n\r\n`],
  [412, `GET / HTTP/1.1\r\n${head}If-Match: "x"\r\n\r\n`],
  [400, `POST /api/consultations HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`],
  [405, `GET /api/consultations HTTP/1.1\r\n${head}\r\n`],
  [415, `POST /api/consultations HTTP/1.1\r\n${head}Content-Length: 2\r\n\r\n{}`],
  [416, `GET /film.mp4 HTTP/1.1\r\n${head}Range: bytes=99999999999-\r\n\r\n`],
];

/**
 * Checks of MDN's HTTP Observatory for every answer: 100 points, +10 for the policy, +5 for its frame-ancestors, +10
 * for CORP, +5 for the referrer; tests/site/every-page.test.ts checks the +5 for integrity of scripts.
 */
const scored = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
};
const absent = ['server', 'x-powered-by', 'set-cookie', 'access-control-allow-origin', 'public-key-pins'];

test.for(requests)(
  'a %i answer to %j has every security header, and HSTS only behind TLS',
  async ([status, request], { server, behindTls }) => {
    for (const { port } of [server, behindTls]) {
      const { status: answered, headers } = await exchange(port, request);
      expect(answered).toBe(status);
      expect(headers).toMatchObject(scored);
      const policy = headers['content-security-policy'] ?? '';
      expect(policy).toMatch(
        /^default-src 'none'; base-uri 'none'; .*frame-ancestors 'none'; require-trusted-types-for/,
      );
      expect(policy).not.toMatch(/unsafe|\*|https?:|data:/);
      const permissions = headers['permissions-policy']?.split(', ') ?? [];
      expect(permissions).toEqual(
        expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']),
      );
      expect(permissions.every((feature) => feature.endsWith('=()'))).toBe(true);
      expect(headers['cache-control']).toBeDefined();
      expect(absent.filter((name) => name in headers)).toEqual([]);
      const hsts = port === behindTls.port ? 'max-age=63072000; includeSubDomains' : undefined;
      expect(headers['strict-transport-security']).toBe(hsts);
    }
  },
);
