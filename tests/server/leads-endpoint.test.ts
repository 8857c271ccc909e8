import { randomUUID } from 'node:crypto';
import { referencePattern } from 'contract/lead';
import { describe, expect } from 'vitest';
import { startServer } from '../../scripts/server-process.ts';
import { readRecord } from '../records.ts';
import { test as base } from './context.ts';
import { countLeads, leadBy, leadsIn, postForm, postLead, postUntilStored, validLead } from './leads/client.ts';
import { stores } from './leads/stores.ts';

for (const { kind, isMissing, make } of stores) {
  const test = base.extend('shared', { scope: 'file' }, async ({ site }, { onCleanup }) => {
    const url = await make('endpoint');
    const settings = { LEADS_DATABASE_URL: url, LEADS_RATE_LIMIT: '100000' };
    const servers = await Promise.all([startServer(site.root, settings), startServer(site.root, settings)]);
    onCleanup(async () => void (await Promise.all(servers.map((server) => server.stop()))));
    const [{ origin }, other] = servers;
    return { url, servers, origin, other: other.origin };
  });

  describe.skipIf(isMissing)(`the endpoint on ${kind}`, () => {
    test('answers 201 with reference, time of receipt and deadline in WIB', async ({ shared }) => {
      const { status, headers, body } = await postLead(shared.origin, validLead('new'));
      expect(status).toBe(201);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(Object.keys(body)).toEqual(['reference', 'receivedAt', 'replyBy']);
      expect(body.reference).toMatch(referencePattern);
      expect(Math.abs(Date.parse(body.receivedAt) - Date.now())).toBeLessThan(60_000);
      expect(body.replyBy).toMatch(/^20\d\d-\d\d-\d\dT(09|1[0-7]):\d\d:\d\d\+07:00$/);
      expect(Date.parse(body.replyBy)).toBeGreaterThan(Date.parse(body.receivedAt));
    });

    test('answers a repeated key and content with 200 and the same body, on any process', async ({ shared }) => {
      const key = randomUUID();
      const first = await postLead(shared.origin, validLead('again'), key);
      const before = await countLeads(shared.url);
      const again = { ...validLead('again'), name: ' Siti  Rahma again ', phone: '62 812 3456 7890', remark: '' };
      const second = await postLead(shared.other, again, key.toUpperCase());
      expect([first.status, second.status]).toEqual([201, 200]);
      expect(second.body).toEqual(first.body);
      const changed = await postLead(shared.origin, validLead('other'), key);
      expect([changed.status, changed.body.code]).toEqual([422, 'key-reused']);
      expect(await countLeads(shared.url)).toBe(before);
    });

    test('stores 200 parallel posts with one key to two processes once', async ({ shared }) => {
      const key = randomUUID();
      const before = await countLeads(shared.url);
      const posts = Array.from({ length: 200 }, (_, n) =>
        postUntilStored(n % 2 ? shared.origin : shared.other, validLead('race'), key),
      );
      const answers = await Promise.all(posts);
      expect(new Set(answers.map(({ body }) => body.reference)).size).toBe(1);
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(199).fill(200), 201]);
      expect(await countLeads(shared.url)).toBe(before + 1);
    });

    test('redirects the plain form without personal data, and treats the same content within ten minutes as a repeat', async ({
      shared,
    }) => {
      const before = await countLeads(shared.url);
      const send = (n: number) => postForm(n % 2 ? shared.origin : shared.other, validLead('form'));
      const forms = await Promise.all(Array.from({ length: 20 }, (_, n) => send(n)));
      expect(new Set(forms.map(({ status }) => status))).toEqual(new Set([303]));
      const [location, ...others] = new Set(forms.map(({ headers }) => headers.get('location')));
      expect(others).toEqual([]);
      expect(location).toMatch(/^\/konsultasi-gratis\/terkirim\?nomor=[A-Z0-9]{3}-[A-Z0-9]{4}$/);
      expect(await countLeads(shared.url)).toBe(before + 1);
      const other = await postForm(shared.origin, validLead('form 2'));
      expect(other.headers.get('location')).not.toBe(location);
    });

    test.for([
      ['email', { email: 'siti@rahasia' }],
      ['consent', { consent: undefined }],
    ] as const)(
      'redirects a plain form with a wrong %s to the page that names the field',
      async ([field, wrong], { shared }) => {
        const { status, headers } = await postForm(shared.origin, { ...validLead('wrong'), ...wrong });
        expect([status, headers.get('location')]).toEqual([303, `/konsultasi-gratis/gagal#isian-${field}`]);
      },
    );

    test('stores a request with filled honeypot as suspect without receipt; accepts it with an empty one', async ({
      shared,
    }) => {
      const filled = { ...validLead('autofilled'), remark: 'https://spam.example' };
      const key = randomUUID();
      for (const { status, body } of [
        await postLead(shared.origin, filled, key),
        await postLead(shared.origin, filled, key),
      ]) {
        expect([status, body.reference, body.errors?.[0]?.field]).toEqual([422, undefined, 'remark']);
        expect(body.errors?.[0]?.detail).toBe(readRecord('leads/server').fields['remark.wrong']);
      }
      const form = await postForm(shared.origin, { ...validLead('autofilled.form'), remark: 'x' });
      expect([form.status, form.headers.get('location')]).toEqual([303, '/konsultasi-gratis/gagal#isian-remark']);
      expect((await postLead(shared.origin, validLead('autofilled'))).status).toBe(201);
      const kept = (await leadsIn(shared.url)).filter(({ name }) => name === 'Siti Rahma autofilled');
      expect(kept.map(({ suspect }) => suspect).sort()).toEqual([0, 1]);
      expect(JSON.stringify(kept)).not.toContain('spam.example');
    });

    test('stores text composed and trimmed, and empty optional fields as null', async ({ shared }) => {
      const decomposed = 'Jose\u0301  Nguyễn 王小明 ‏محمد';
      const optional = { company: ' ', industry: '', tankCount: '', message: 'satu\r\ndua\ttiga ' };
      const { body } = await postLead(shared.origin, { ...validLead('script'), ...optional, name: decomposed });
      expect(await leadBy(shared.url, body.reference)).toMatchObject({
        name: decomposed.normalize('NFC').replace(/\s+/g, ' '),
        company: null,
        industry: null,
        tank_count: null,
        message: 'satu\ndua\ttiga',
        consent_version: validLead()['consentVersion'],
      });
    });

    test('logs events without personal data', ({ shared }) => {
      // Ids, times and ports may contain any digits.
      const output = shared.servers
        .map((server) => server.output())
        .join('')
        .replaceAll(/"(?:request|time)":"[^"]*"|localhost:\d+|"port":\d+/g, '');
      expect(output).toContain('request stored');
      expect(output).not.toMatch(/siti|rahma|example\.com|812/i);
    });
  });
}
