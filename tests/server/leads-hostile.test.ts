import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, expect } from 'vitest';
import { testWithServer } from './context.ts';
import { type BadInput, badInputs, harmlessText } from './leads/bad-inputs.ts';
import { countLeads, leadBy, postLead, temporaryStore, validLead } from './leads/client.ts';
import { ask, exchange } from './raw.ts';

const store = temporaryStore();
afterAll(() => store.remove());
const test = testWithServer({ LEADS_DATABASE_URL: store.url, LEADS_RATE_LIMIT: '100000', LOG_LEVEL: 'trace' });

/** Default headers of a request, with changed ones replaced and empty ones left out. */
const headersWith = (changes: BadInput['headers'] = {}) => {
  const all = { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...changes };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
};

test.for(badInputs)('answers $what with $status', async (input, { server }) => {
  const { body = JSON.stringify(validLead()), method = 'POST' } = input;
  const { status, headers, ...answer } = await ask(`${server.origin}/api/consultations`, {
    method,
    headers: headersWith(input.headers),
    body: method === 'POST' ? body : undefined,
  });
  const text = String(answer.body);
  expect(status).toBe(input.status);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  expect(text.length).toBeLessThan(4000);
  if (status === 303 || input.method === 'HEAD') return;
  expect(headers).toMatchObject({ 'content-type': 'application/problem+json; charset=utf-8' });
  const problem = JSON.parse(text);
  expect(problem).toMatchObject({ type: 'about:blank', status, title: expect.any(String), detail: expect.any(String) });
  if (status === 405) expect(headers).toMatchObject({ allow: 'POST' });
  if (input.field === undefined) return;
  const fields = problem.errors.map(({ field }: { field: string }) => field);
  expect(fields).toEqual([input.field]);
});

test('none of it was stored or logged', async ({ server }) => {
  expect(await countLeads(store.url)).toBe(0);
  // Random ids may contain any letters.
  const log = server.output().replaceAll(/"request":"[0-9a-f-]*"/g, '');
  expect(log).not.toMatch(/siti|evil|bcc|example\.com|"level":"(error|fatal)"/i);
});

test.for(harmlessText)('accepts %s as ordinary text', async (text, { server }) => {
  const lead = { ...validLead(), name: `A ${text}`, company: text, message: text };
  const { status, body } = await postLead(server.origin, lead);
  expect(status).toBe(201);
  expect(await leadBy(store.url, body.reference)).toMatchObject({ name: `A ${text}`, company: text, message: text });
});

test('answers an incomplete body with 408 after eight seconds while serving others', async ({ server }) => {
  const head = 'POST /api/consultations HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const slow = exchange(
    server.port,
    `${head}Idempotency-Key: ${randomUUID()}\r\nContent-Length: 100\r\nConnection: close\r\n\r\n{"name"`,
  ).catch((error: Error) => error);
  expect((await postLead(server.origin, validLead('meanwhile'))).status).toBe(201);
  expect(await slow).toMatchObject({ status: 408 });
});

test('stores nothing for a sender that hangs up', async ({ server }) => {
  const before = await countLeads(store.url);
  const outgoing = request(`${server.origin}/api/consultations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), 'content-length': '500' },
  });
  outgoing.on('error', () => undefined);
  outgoing.write('{"name"');
  setTimeout(() => outgoing.destroy(), 100);
  await new Promise((resolve) => outgoing.on('close', resolve));
  expect(await countLeads(store.url)).toBe(before);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  expect(server.child.exitCode).toBeNull();
});
