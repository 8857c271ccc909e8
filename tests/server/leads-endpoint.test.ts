import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ServerProcess, startServer } from '../../scripts/server-process.ts';
import { referencePattern } from '../../server/contract/lead.ts';
import { type Fixture, makeFixture } from './fixture.ts';
import { countLeads, leadBy, postForm, postLead, postUntilStored, validLead } from './leads/client.ts';
import { stores, type TestStore } from './leads/stores.ts';

describe.each(stores)('the endpoint on $kind', ({ make }) => {
  let fixture: Fixture;
  let store: TestStore | undefined;
  /** Two processes on one store. */
  let servers: ServerProcess[] = [];
  let origin = '';
  let url = '';

  beforeAll(async () => {
    fixture = await makeFixture();
    store = await make('endpoint');
    if (!store) return;
    url = store.url;
    const settings = { LEADS_DATABASE_URL: url, LEADS_RATE_LIMIT: '100000' };
    servers = await Promise.all([startServer(fixture.root, settings), startServer(fixture.root, settings)]);
    origin = servers[0]?.origin ?? '';
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await store?.remove();
    fixture.remove();
  });
  beforeEach(({ skip }) => {
    if (!store) skip('no PostgreSQL starts here');
  });

  test('201 with reference, time of receipt and deadline in WIB', async () => {
    const { status, headers, body } = await postLead(origin, validLead('new'));
    expect(status).toBe(201);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(Object.keys(body)).toEqual(['reference', 'receivedAt', 'replyBy']);
    expect(body.reference).toMatch(referencePattern);
    expect(Math.abs(Date.parse(body.receivedAt) - Date.now())).toBeLessThan(60_000);
    expect(body.replyBy).toMatch(/^20\d\d-\d\d-\d\dT(09|1[0-7]):\d\d:\d\d\+07:00$/);
    expect(Date.parse(body.replyBy)).toBeGreaterThan(Date.parse(body.receivedAt));
  });

  test('a repeated key: 200 with the same body, in any spelling of the same content, on any process', async () => {
    const key = randomUUID();
    const first = await postLead(origin, validLead('again'), key);
    const before = await countLeads(url);
    const again = { ...validLead('again'), name: ' Siti  Rahma again ', phone: '62 812 3456 7890', website: '' };
    const second = await postLead(servers[1]?.origin ?? '', again, key.toUpperCase());
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toEqual(first.body);
    expect(await countLeads(url)).toBe(before);
  });

  test('the key with other content: 422, and the first stays', async () => {
    const key = randomUUID();
    await postLead(origin, validLead('first'), key);
    const { status, headers, body } = await postLead(origin, validLead('second'), key);
    expect([status, body.code]).toEqual([422, 'key-reused']);
    expect(headers.get('content-type')).toContain('application/problem+json');
  });

  test('200 parallel posts with one key to two processes: one row, one 201', async () => {
    const key = randomUUID();
    const before = await countLeads(url);
    const posts = Array.from({ length: 200 }, (_, n) =>
      postUntilStored(servers[n % 2]?.origin ?? '', validLead('race'), key),
    );
    const answers = await Promise.all(posts);
    expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(199);
    expect(await countLeads(url)).toBe(before + 1);
  });

  test('the plain form: 303 to a page without personal data, and the same content in ten minutes is a repeat', async () => {
    const before = await countLeads(url);
    const forms = await Promise.all(
      Array.from({ length: 20 }, (_, n) => postForm(servers[n % 2]?.origin ?? '', validLead('form'))),
    );
    expect(new Set(forms.map(({ status }) => status))).toEqual(new Set([303]));
    const [location, ...others] = new Set(forms.map(({ headers }) => headers.get('location')));
    expect(others).toEqual([]);
    expect(location).toMatch(/^\/konsultasi-gratis\/terkirim\?nomor=[A-Z0-9]{3}-[A-Z0-9]{4}$/);
    expect(await countLeads(url)).toBe(before + 1);
    const other = await postForm(origin, validLead('form 2'));
    expect(other.headers.get('location')).not.toBe(location);
  });

  test('a plain form with an error: 303 to the page that names the field, and nothing else of it', async () => {
    const { consent: _, ...unticked } = validLead('wrong');
    const answers = await Promise.all([
      postForm(origin, { ...validLead('wrong'), email: 'siti@rahasia' }),
      postForm(origin, unticked),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual([
      '/konsultasi-gratis/gagal#isian-email',
      '/konsultasi-gratis/gagal#isian-consent',
    ]);
  });

  test('a filled honeypot is kept, marked and answered like any other', async () => {
    const { status, body } = await postLead(origin, { ...validLead('bot'), website: 'https://spam.example' });
    expect(status).toBe(201);
    const lead = await leadBy(url, body.reference);
    expect(lead).toMatchObject({ suspect: 1, name: 'Siti Rahma bot', phone: '+6281234567890', source: 'json' });
    expect(JSON.stringify(lead)).not.toContain('spam.example');
  });

  test('is kept as it was meant: composed, trimmed, optional fields empty', async () => {
    const decomposed = 'Jose\u0301  Nguyễn 王小明 ‏محمد';
    const optional = { company: ' ', industry: '', tankCount: '', message: 'satu\r\ndua\ttiga ' };
    const { body } = await postLead(origin, { ...validLead('script'), ...optional, name: decomposed });
    const lead = await leadBy(url, body.reference);
    expect(lead).toMatchObject({
      name: decomposed.normalize('NFC').replace(/\s+/g, ' '),
      company: null,
      industry: null,
      tank_count: null,
      message: 'satu\ndua\ttiga',
      consent_version: validLead()['consentVersion'],
    });
  });

  test('the log says what happened and nothing about anybody', () => {
    // Any digits may stand in ids, times and ports.
    const output = servers
      .map((server) => server.output())
      .join('')
      .replaceAll(/"(?:request|time)":"[^"]*"|localhost:\d+|"port":\d+/g, '');
    expect(output).toContain('request stored');
    expect(output).not.toMatch(/siti|rahma|example\.com|812/i);
  });
});
