import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { Keys } from 'sandbox/keys';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { parse } from 'yaml';
import { paths } from '../../scripts/paths.ts';
import { freePort, type ServerProcess, startServer } from '../../scripts/server-process.ts';
import { recordWords } from '../records.ts';
import { deployedSettings, nginxFolder, startNginx } from './nginx-process.ts';
import { ask, exchange } from './raw.ts';

const secret = 'rahasia uji, tiga puluh dua huruf atau lebih';
const keys = new Keys(secret);
const settings = {
  SANDBOX: 'on',
  SANDBOX_SECRET: secret,
  TRUST_PROXY: 'loopback',
  LOG_LEVEL: 'trace',
};
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer(paths.root, settings);
});
afterAll(() => server.stop());

type Part = { method?: string; body?: unknown; headers?: Record<string, string> };

/** New key with a function that calls the API with it. */
function newKey(scope: 'read' | 'write' = 'write', origin = server.origin) {
  const key = keys.write(keys.make(scope, Date.now()));
  const authorization = { authorization: `Bearer ${key}` };
  const call = async (path: string, { method, body, headers }: Part = {}) => {
    const answer = await fetch(`${origin}/sandbox${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: { ...authorization, ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === '' ? undefined : JSON.parse(text) };
  };
  return { key, authorization, call };
}

const post = (path: string, body: string, headers = {}) =>
  fetch(`${server.origin}/sandbox${path}`, { method: 'POST', body, headers });

const open = (key: string, origin = server.origin) =>
  new WebSocket(`${origin.replace('http', 'ws')}/sandbox/v1/stream`, { headers: { authorization: `Bearer ${key}` } });

describe('keys', () => {
  const make = (from: string, body = '{"scope":"read"}') => post('/v1/keys', body, { 'x-forwarded-for': from });

  test('are created without registration, ten per hour and network, for reading or writing', async () => {
    const made = await make('203.0.113.1');
    expect(made.status).toBe(201);
    const { key, scope, expires_at } = await made.json();
    expect([scope, Math.round((Date.parse(expires_at) - Date.now()) / 86_400_000)]).toEqual(['read', 7]);
    const ask = (path: string, method = 'GET') =>
      fetch(`${server.origin}/sandbox${path}`, { method, headers: { authorization: `Bearer ${key}` } });
    expect((await ask('/v1/tanks')).status).toBe(200);
    expect((await ask('/v1/webhooks/wh_7f3a', 'DELETE')).status).toBe(403);
    expect((await make('203.0.113.1', '{"scope":"admin"}')).status).toBe(422);
    expect((await make('203.0.113.1', '{')).status).toBe(400);
    expect((await make('203.0.113.1', '{"scope":"read","nama":"x"}')).status).toBe(422);
    const statuses = [];
    for (let turn = 0; turn < 10; turn++) statuses.push((await make('203.0.113.1')).status);
    expect(statuses).toEqual([...Array(9).fill(201), 429]);
    expect((await make('203.0.113.2')).status).toBe(201);
  });

  test('that are invalid, foreign or expired get a 401 with the reason', async () => {
    const ask = async (key?: string) => {
      const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
      const answer = await fetch(`${server.origin}/sandbox/v1/tanks`, { headers });
      return [answer.status, answer.headers.get('www-authenticate'), (await answer.json()).detail] as const;
    };
    const { like } = recordWords('words/sandbox', 'server');
    const invalid = 'Bearer realm="tank-data", error="invalid_token"';
    expect((await ask()).slice(0, 2)).toEqual([401, 'Bearer realm="tank-data"']);
    const { key } = newKey();
    const other = new Keys('another secret of at least 32 letters');
    const old = keys.write(keys.make('read', Date.now() - 8 * 86_400_000));
    for (const wrong of [other.write(other.make('read', Date.now())), `${key.slice(0, -1)}_`, 'live_x'])
      expect(await ask(wrong)).toEqual([401, invalid, expect.stringMatching(like('forged'))]);
    expect(await ask(key.replace('_write_', '_read_'))).toEqual([401, invalid, expect.any(String)]);
    expect(await ask(old)).toEqual([401, invalid, expect.stringMatching(like('expired'))]);
  });

  test('are exchanged for access tokens as in OAuth 2.0', async () => {
    const { key } = newKey();
    const form = (part = {}) =>
      new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: 'sandbox',
        client_secret: key,
        ...part,
      }).toString();
    const answer = await (await post('/v1/oauth/token', form({ scope: 'read' }))).json();
    expect(answer).toMatchObject({ token_type: 'Bearer', scope: 'read' });
    expect(answer.expires_in).toBeGreaterThan(3500);
    const headers = { authorization: `bearer ${answer.access_token}` };
    expect((await fetch(`${server.origin}/sandbox/v1/tanks`, { headers })).status).toBe(200);
    expect((await post('/v1/clock', '{"pause":true}', headers)).status).toBe(403);
    const basic = { authorization: `Basic ${btoa(`sandbox:${key}`)}` };
    expect((await post('/v1/oauth/token', 'grant_type=client_credentials', basic)).status).toBe(200);
    const statuses = [];
    for (const part of [{ client_secret: 'x' }, { client_id: 'y' }, { grant_type: 'password' }, { scope: 'admin' }])
      statuses.push((await post('/v1/oauth/token', form(part))).status);
    expect(statuses).toEqual([401, 401, 400, 400]);
  });
});

test('other origins may call the API without credentials, and nothing else of the site', async () => {
  const origin = 'https://klien.example';
  const headers = {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization',
  };
  const asked = await fetch(`${server.origin}/sandbox/v1/tanks`, { method: 'OPTIONS', headers });
  expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
  expect(asked.headers.get('access-control-allow-headers')).toContain('Authorization');
  const answer = await newKey().call('/v1/tanks', { headers: { origin } });
  expect(
    (await fetch(`${server.origin}/sandbox/v1/tanks`, { method: 'HEAD', headers: newKey().authorization })).status,
  ).toBe(200);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
  expect((await fetch(`${server.origin}/pengembang`, { headers })).headers.has('access-control-allow-origin')).toBe(
    false,
  );
});

test.each([
  ['PROPFIND', '/v1/tanks', 405],
  ['PUT', '/v1/tanks', 405],
  ['GET', '/v1/graphql', 404],
  ['GET', '/v1/tanks/%E0%A4%A/data', 400],
  ['PROPFIND', '/%ff', 400],
])('answers %s %s with a problem that other origins can read', async (method, path, status) => {
  const answer = await fetch(`${server.origin}/sandbox${path}`, { method, headers: newKey().authorization });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, '*']);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(await answer.json()).toMatchObject({ status });
});

test('one door: methods, parameters and absolute targets are judged alike on every route', async () => {
  const { call, authorization } = newKey();
  const allowed = async (path: string, method: string, headers = {}) => {
    const answer = await fetch(`${server.origin}/sandbox${path}`, { method, headers });
    const { status } = await answer.json();
    return [answer.status, status, answer.headers.get('allow')];
  };
  expect(await allowed('/v1/stream', 'POST', authorization)).toEqual([405, 405, 'GET']);
  expect(await allowed('/v1/stream/tickets', 'GET', authorization)).toEqual([405, 405, 'POST']);
  expect(await allowed('/v1/keys', 'GET', authorization)).toEqual([405, 405, 'POST']);
  expect(await allowed('/openapi.json', 'POST', authorization)).toEqual([405, 405, 'GET']);
  expect((await allowed('/v1/keys', 'GET'))[0]).toBe(401);
  for (const path of ['/openapi.json?v=2', '/v1/keys?x=1']) {
    const answer = await fetch(
      `${server.origin}/sandbox${path}`,
      path.includes('keys') ? { method: 'POST', body: '{}' } : {},
    );
    expect([path, answer.status]).toEqual([path, 422]);
  }
  // A ticket is issued once for one idempotency key; refusals carry the limit and the state too.
  const headers = { 'idempotency-key': 'tiket-0001' };
  const tickets = [
    await call('/v1/stream/tickets', { method: 'POST', headers }),
    await call('/v1/stream/tickets', { method: 'POST', headers }),
  ];
  expect(tickets[1]?.body).toEqual(tickets[0]?.body);
  expect(tickets[1]?.headers.get('idempotency-replayed')).toBe('true');
  const missing = await call('/v1/nichts');
  expect([missing.status, missing.headers.get('ratelimit-limit'), missing.headers.get('sandbox-state')]).toEqual([
    ...[404, '120', 'kept'],
  ]);
  const { authorization: bearer } = authorization;
  const raw = (line: string, host = 'x') =>
    exchange(
      server.port,
      `GET ${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\nAuthorization: ${bearer}\r\n\r\n`,
    );
  expect((await raw('http://a.example/sandbox/v1/clock')).status).toBe(200);
  expect((await raw('/sandbox/openapi.json', 'a.example:99999')).status).toBe(200);
  const long = await raw(`/sandbox/v1/tanks?x=${'x'.repeat(17_000)}`);
  expect([long.status, long.headers['content-type'], JSON.parse(long.body)]).toMatchObject([
    ...[431, 'application/problem+json', { status: 431, title: 'Request Header Fields Too Large' }],
  ]);
  expect(server.output()).not.toContain('"level":"error"');
});

test('the documents come compressed, from memory, with a tag that answers 304, and are counted', async () => {
  const get = (headers = {}) =>
    ask(`${server.origin}/sandbox/openapi.json`, { headers: { 'x-forwarded-for': '192.0.2.9', ...headers } });
  const [plain, packed] = [await get(), await get({ 'accept-encoding': 'gzip' })];
  expect(gunzipSync(packed.body)).toEqual(plain.body);
  expect(packed.body.length * 5).toBeLessThan(plain.body.length);
  const { etag } = plain.headers;
  expect((await get({ 'if-none-match': etag })).status).toBe(304);
  const statuses = [];
  for (let turn = 0; turn < 58; turn++) statuses.push((await get({ 'if-none-match': etag })).status);
  expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([57, 429]);
});

test('describes itself with the requested address, or the published one if that is invalid', async () => {
  const ask = (file: string, host = 'localhost:8080') =>
    exchange(server.port, `GET /sandbox/${file} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const openapi = await ask('openapi.json');
  expect([openapi.status, openapi.headers['access-control-allow-origin']]).toEqual([200, '*']);
  const { servers, components } = JSON.parse(openapi.body);
  expect(servers[0].url).toBe('http://localhost:8080/sandbox');
  expect(components.securitySchemes.oauth2.flows.clientCredentials.tokenUrl).toBe(
    'http://localhost:8080/sandbox/v1/oauth/token',
  );
  const yaml = await ask('openapi.yaml');
  expect(yaml.headers['content-type']).toContain('application/yaml');
  expect(parse(yaml.body)).toEqual(JSON.parse(openapi.body));
  const stream = JSON.parse((await ask('asyncapi.json', '[::1]:80')).body).servers;
  expect(Object.values(stream).slice(0, 3)).toMatchObject([
    { host: '[::1]', pathname: '/sandbox', protocol: 'ws' },
    { host: '[::1]', pathname: '/sandbox', protocol: 'http' },
    { protocol: 'wss' },
  ]);
  for (const host of ['a"b', 'x/y', 'a.example:123456', '<i>', 'x@y']) {
    const answer = await ask('openapi.json', host);
    if (answer.status === 400) continue;
    expect([host, JSON.parse(answer.body).servers[0].url]).toEqual([
      host,
      expect.stringMatching(/^https:.*\/sandbox$/),
    ]);
  }
  for (const file of ['openapi.json', 'openapi.yaml', 'asyncapi.json'])
    expect((await ask(file)).body).not.toContain('sandbox.invalid');
  const script = await ask('tank.mjs');
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  const own = "TANK_API = 'http://localhost:8080/sandbox'";
  expect(script.body).toContain(own);
  expect((await ask('tank.py')).body).toContain('"TANK_API", "http://localhost:8080/sandbox"');
  const { variable } = JSON.parse((await ask('tank-api.postman_collection.json')).body);
  expect(variable[0]).toEqual({ key: 'TANK_API', value: 'http://localhost:8080/sandbox' });
});

test('reports whether a key’s changes still exist, and shows them to no other key', async () => {
  const { call } = newKey();
  expect((await call('/v1/tanks/TK-204/data')).headers.get('sandbox-state')).toBe('fresh');
  await call('/v1/tanks/TK-204', { method: 'PATCH', body: { limit_low: 67 } });
  const { headers } = await call('/v1/clock', { body: { advance: 'PT6H' } });
  expect([headers.get('sandbox-state'), headers.get('ratelimit-limit')]).toEqual(['kept', '120']);
  const open = '/v1/alerts?state=open&tank_id=TK-204';
  expect((await call(open)).body.data).toHaveLength(1);
  expect((await newKey().call(open)).body.data).toEqual([]);
});

test('counts the limit down per key and says when to retry', async () => {
  const { call } = newKey('read');
  const answers = [];
  const began = performance.now();
  for (let turn = 0; turn < 122; turn++) answers.push(await call('/v1/clock'));
  expect(answers.map(({ headers }) => headers.get('ratelimit-remaining')).slice(117)).toEqual([
    '2',
    '1',
    '0',
    '0',
    '0',
  ]);
  expect(answers.at(-1)).toMatchObject({ status: 429, body: { title: 'Too Many Requests', status: 429 } });
  const left = 60 - (performance.now() - began) / 1000;
  expect(Math.abs(Number(answers.at(-1)?.headers.get('retry-after')) - left)).toBeLessThanOrEqual(1);
  expect((await newKey().call('/v1/clock')).status).toBe(200);
});

test('compresses answers over 1 KB if accepted, but not those to writes and streams', async () => {
  const { authorization } = newKey();
  const get = (path: string, encoding = 'br, gzip', part = {}) =>
    ask(`${server.origin}/sandbox${path}`, { headers: { ...authorization, 'accept-encoding': encoding }, ...part });
  const [packed, plain] = [await get('/v1/history'), await get('/v1/history', 'br, gzip;q=0')];
  expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
  expect([plain.headers['content-encoding'], plain.headers.vary]).toEqual([undefined, 'Accept-Encoding']);
  expect(gunzipSync(packed.body)).toEqual(plain.body);
  expect(packed.body.length * 4).toBeLessThan(plain.body.length);
  expect((await get('/v1/clock')).headers['content-encoding']).toBeUndefined();
  const made = await get('/v1/keys', 'gzip', { method: 'POST', body: '{"scope":"read"}' });
  expect([made.status, made.headers['content-encoding']]).toEqual([201, undefined]);
  const { response } = await listen('/v1/stream?last_event_id=0-0', authorization, 'reading', 0);
  expect(response.headers.get('content-encoding')).toBeNull();
});

test('logs the last hundred calls of a key, refused ones included, with path but without query', async () => {
  const { call } = newKey();
  const missing = (await call('/v1/tanks/TK-999/data?rahasia=1')).body;
  await call('/v1/clock', { body: { advance: 'selamanya' } });
  const { data } = (await call('/v1/log')).body;
  expect(data).toMatchObject([
    { method: 'POST', path: '/v1/clock', status: 422 },
    { method: 'GET', path: '/v1/tanks/TK-999/data', status: 422, request_id: missing.request_id },
  ]);
  const lengths = async (path: string) => {
    const { call } = newKey();
    for (let turn = 0; turn < 110; turn++) await call(path);
    return (await call('/v1/log')).body.data.map(({ path }: { path: string }) => path.length);
  };
  expect(await lengths('/v1/clock')).toEqual(Array(100).fill(9));
  // 8192 bytes of request ids of 15 to 24 characters and paths of at most 100.
  const long = await lengths(`/v1/tanks/${'x'.repeat(200)}`);
  expect(long.every((length: number) => length === 100)).toBe(true);
  expect([long.length > 60, long.length < 73]).toEqual([true, true]);
});

/** Reads events of a stream until `count` of a type have arrived. */
async function listen(
  path: string,
  headers: Record<string, string>,
  type: string,
  count: number,
  origin = server.origin,
) {
  const stop = new AbortController();
  const response = await fetch(`${origin}/sandbox${path}`, { headers, signal: stop.signal });
  const found: { id: string; type: string; data: Record<string, unknown> }[] = [];
  const body = response.body?.pipeThrough(new TextDecoderStream()) ?? [];
  let text = '';
  for await (const part of body) {
    text += part;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, id = '', name = '', data = ''] = /^id: (.*)\nevent: (.*)\ndata: (.*)$/m.exec(block) ?? [];
      if (name) found.push({ id, type: name, data: JSON.parse(data) });
    }
    if (found.filter((event) => event.type === type).length >= count) break;
  }
  stop.abort();
  return { response, found };
}

describe('live readings', () => {
  test('arrive as server-sent events, authorised by header or one-time ticket, never by a key in the URL', async () => {
    const { key, call } = newKey();
    const headers = { authorization: `Bearer ${key}` };
    const listening = listen('/v1/stream?topics=readings,calls&tanks=TK-204', headers, 'reading', 3);
    await call('/v1/clock', { body: { advance: 'PT20M' } });
    const { response, found } = await listening;
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('sandbox-state')).toBe('fresh');
    const readings = found.filter(({ type }) => type === 'reading');
    expect(readings[0]?.data).toMatchObject({ tank_id: 'TK-204', status: 'normal' });
    const call1 = found.find(({ type }) => type === 'call');
    expect(call1?.data).toMatchObject({ method: 'POST', path: '/v1/clock', status: 200 });
    // Events after the first are sent again.
    const again = await listen(
      '/v1/stream?tanks=TK-204',
      { ...headers, 'last-event-id': readings[0]?.id ?? '' },
      'reading',
      2,
    );
    expect(again.found[0]).toEqual(readings[1]);
    const { ticket } = (await call('/v1/stream/tickets', { body: {} })).body;
    const address = `/v1/stream?ticket=${ticket}&last_event_id=${readings[0]?.id}&tanks=TK-204`;
    expect((await listen(address, {}, 'reading', 1)).found[0]).toEqual(readings[1]);
    expect((await fetch(`${server.origin}/sandbox${address}`)).status).toBe(401);
    for (const topics of ['cuaca', '', 'readings,,alerts', 'constructor'])
      expect(await call(`/v1/stream?topics=${topics}`)).toMatchObject({
        ...{ status: 422, headers: expect.anything() },
        body: { errors: [{ message: expect.stringContaining('readings, alerts, webhooks, attempts, calls') }] },
      });
    for (const [query, status] of [
      ['tanks=TK-999', 404],
      ['last_event_id=kemarin', 422],
      ['warna=biru', 422],
      [`key=${key}`, 422],
    ])
      expect([query, (await call(`/v1/stream?${query}`)).status]).toEqual([query, status]);
    expect((await fetch(`${server.origin}/sandbox/v1/stream?key=${key}`)).status).toBe(401);
    // Neither key nor ticket appears in the log.
    expect(server.output()).not.toContain(key);
    expect(server.output()).not.toContain(ticket);
  });

  test('arrive over a WebSocket after the documented message, and resume after a break', async () => {
    const { key, call } = newKey();
    const socket = open(key);
    const events: { id: string; type: string; data: { timestamp: string } }[] = [];
    socket.on('message', (data) => events.push(JSON.parse(String(data))));
    await once(socket, 'open');
    socket.send('halo');
    socket.send(JSON.stringify({ type: 'subscribe', topics: ['cuaca'] }));
    socket.send(JSON.stringify({ type: 'subscribe', tanks: ['TK-204'] }));
    await expect.poll(() => events.map(({ type }) => type)).toEqual(['error', 'error', 'subscribed']);
    expect(events[1]).toMatchObject({ data: { status: 422, detail: expect.stringContaining('webhooks, attempts') } });
    await call('/v1/clock', { body: { advance: 'PT30M' } });
    await expect.poll(() => events.length).toBeGreaterThan(7);
    socket.close();
    const [first, ...rest] = events.slice(3);
    const second = open(key);
    await once(second, 'open');
    const heard: unknown[] = [];
    second.on('message', (data) => heard.push(JSON.parse(String(data))));
    second.send(JSON.stringify({ type: 'subscribe', tanks: ['TK-204'], last_id: first?.id }));
    await expect.poll(() => heard.slice(1)).toEqual(rest);
    second.close();
  });

  test('allow three streams per key and refuse more with a problem', async () => {
    const { key } = newKey();
    const sockets = [open(key), open(key), open(key)];
    await Promise.all(sockets.map((socket) => once(socket, 'open')));
    const refusal = async (socket: WebSocket) => {
      const [error] = await once(socket, 'error');
      return String(error);
    };
    expect(await refusal(open(key))).toContain('429');
    expect(await refusal(open('x'))).toContain('401');
    for (const socket of sockets) socket.close();
    const upgrade = 'GET /sandbox/v1/stream HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    const refused = await exchange(server.port, upgrade);
    const { headers } = await exchange(server.port, upgrade.replace('Upgrade\r\nUpgrade: websocket', 'close'));
    expect(refused.status).toBe(401);
    expect(Object.keys(headers)).toContain('x-content-type-options');
    for (const name of ['x-content-type-options', 'access-control-allow-origin', 'cache-control', 'www-authenticate']) {
      expect([name, refused.headers[name]]).toEqual([name, headers[name]]);
    }
    // Elsewhere an upgrade request is answered as an ordinary request.
    const raw = 'GET /fitur HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, close\r\nUpgrade: websocket\r\n\r\n';
    expect((await exchange(server.port, raw)).status).toBe(200);
  });

  test.each([
    ['three invalid messages', 'x', 3],
    ['too many messages', '{"type":"subscribe","topics":["webhooks"]}', 61],
  ])('end with 1008 after %s, without answering further messages', async (_, message, count) => {
    const { key, call } = newKey();
    const socket = open(key);
    await once(socket, 'open');
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    const closed = once(socket, 'close');
    for (let sent = 0; sent < 5000; sent++) socket.send(message);
    expect((await closed)[0]).toBe(1008);
    expect(heard).toHaveLength(count);
    expect((await call('/v1/clock')).status).toBe(200);
  });

  test('end soon for a client that sends without reading', async () => {
    const socket = open(newKey().key);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    socket.pause();
    const sending = setInterval(() => {
      for (let sent = 0; sent < 1000; sent++) socket.send('x');
    }, 10);
    socket.on('error', () => undefined);
    await wait(3000);
    clearInterval(sending);
    // The server has closed the connection, so unread bytes fail to be sent.
    socket.resume();
    await closed;
  });
});

test('ends streams on SIGTERM with a hint to reconnect; another process with the same secret accepts the keys', async () => {
  const first = await startServer(paths.root, settings);
  const { key, call } = newKey('write', first.origin);
  expect((await call('/v1/tanks')).status).toBe(200);
  const authorization = { authorization: `Bearer ${key}` };
  const response = await fetch(`${first.origin}/sandbox/v1/stream`, { headers: authorization });
  const socket = new WebSocket(`${first.origin.replace('http', 'ws')}/sandbox/v1/stream`, { headers: authorization });
  await once(socket, 'open');
  const closed = once(socket, 'close');
  const text = response.text();
  const { code } = await first.stop();
  expect(code).toBe(0);
  expect(await text).toContain('retry: 1000\nevent: bye');
  expect((await closed)[0]).toBe(1012);
  const there = await fetch(`${server.origin}/sandbox/v1/clock`, { headers: authorization });
  expect([there.status, there.headers.get('sandbox-state')]).toEqual([200, 'fresh']);
});

test.skipIf(nginxFolder() === undefined)(
  'streams pass deployed nginx and resume after a restart (skipped without nginx)',
  async ({ onTestFinished }) => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-nginx-'));
    const [spare, own] = [await freePort(), await freePort()];
    const start = async () => {
      const started = await startServer(paths.root, { ...settings, PORT: String(own) });
      onTestFinished(async () => void (await started.stop()));
      return started;
    };
    const before = await start();
    const nginx = await startNginx(folder, (port) =>
      deployedSettings({ plain: spare, secure: String(port), server: own }),
    );
    onTestFinished(async () => {
      await nginx.stop();
      rmSync(folder, { recursive: true });
    });
    const { key, call } = newKey('write', nginx.origin);
    const headers = { authorization: `Bearer ${key}` };
    const subscribed = async (last_id = '') => {
      const socket = open(key, nginx.origin);
      const events: { id: string; type: string }[] = [];
      socket.on('message', (data) => events.push(JSON.parse(String(data))));
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'subscribe', tanks: ['TK-204'], last_id }));
      await expect.poll(() => events[0]?.type).toBe('subscribed');
      return { socket, said: events };
    };
    const first = await subscribed();
    await call('/v1/clock', { body: { advance: 'P1D' } });
    const listening = (id: string) =>
      listen('/v1/stream?tanks=TK-204', { ...headers, 'last-event-id': id }, 'reading', 2, nginx.origin);
    expect((await listening('0-0')).found.length).toBeGreaterThan(1);
    await expect.poll(() => first.said.length).toBeGreaterThan(100);
    const { id = '' } = first.said.at(-1) ?? {};

    const closed = once(first.socket, 'close');
    await before.stop();
    expect((await closed)[0]).toBe(1012);
    await start();
    await expect.poll(async () => (await call('/v1/clock')).headers.get('sandbox-state')).toBe('restarted');
    const second = await subscribed(id);
    let again: unknown;
    void listening(id).then(({ found }) => {
      again = found.length;
    });
    // The clock starts anew, and the ids from before are ahead of it.
    const goOn = () => call('/v1/clock', { body: { advance: 'PT5M' } });
    await expect.poll(() => goOn().then(() => again), { interval: 300 }).toBe(2);
    await expect.poll(() => second.said.length).toBeGreaterThan(2);
    second.socket.close();
  },
);

test('is off with SANDBOX=off, and warns about a missing secret', async () => {
  const closed = await startServer(paths.root, { SANDBOX: 'off' });
  const answer = await fetch(`${closed.origin}/sandbox/v1/keys`, { method: 'POST', body: '{"scope":"read"}' });
  expect(answer.status).toBe(405);
  await closed.stop();
  const random = await startServer(paths.root, { SANDBOX: 'on' });
  await expect.poll(() => random.output()).toContain('SANDBOX_SECRET is not set');
  await random.stop();
});

test('refuses a hundred hostile requests', async () => {
  const { key } = newKey();
  const targets = ['tanks', 'tanks/TK-204', 'clock', 'webhooks', 'stream', 'keys', 'oauth/token'];
  const tails = '|/..%2f..|//[|?limit=-1&limit=NaN|/%00|/%E0%A4%A|?cursor=%ff|/__proto__|?key[]=1'.split('|');
  const long = `{"url":"${'x'.repeat(9000)}"}`;
  const bodies = ['', '{', '[]', 'null', '{"__proto__":{"a":1}}', '"\ud800"', '1e999', long, '\0'];
  const requests = targets.flatMap((target, at) =>
    tails.flatMap((tail, turn) =>
      ['GET', 'POST', 'PATCH'].map((method) => {
        const body = method === 'GET' ? '' : (bodies[(at + turn) % bodies.length] ?? '');
        const bytes = Buffer.byteLength(body);
        const head = `Host: x\r\nConnection: close\r\nAuthorization: Bearer ${turn % 2 ? 'x' : key}\r\nContent-Length: ${bytes}`;
        return `${method} /sandbox/v1/${target}${tail} HTTP/1.1\r\n${head}\r\nIdempotency-Key: __proto__\r\n\r\n${body}`;
      }),
    ),
  );
  expect(requests.length).toBeGreaterThan(100);
  const open = /^GET \/sandbox\/v1\/stream(\?key|\?limit|\?cursor| )/;
  const left = requests.filter((request) => !open.test(request));
  const statuses: number[] = [];
  while (left.length > 0) {
    const some = left.splice(0, 20).map((request) => exchange(server.port, request));
    statuses.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  expect(statuses.filter((status) => status >= 500 || Number.isNaN(status))).toEqual([]);
  const large = await post('/v1/clock', 'x'.repeat(17_000), { authorization: `Bearer ${key}` });
  expect([large.status, (await large.json()).title]).toEqual([413, 'Content Too Large']);
  expect((await newKey().call('/v1/tanks')).status).toBe(200);
});
