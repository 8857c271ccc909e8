import { expect, test } from 'vitest';
import { nextAttempt, readFailure, readReceipt, retryDelay, type SendFailure, shouldRetry, uuid } from './delivery.ts';

const now = new Date('2026-11-21T03:00:00Z');

const typed = { name: 'Siti', email: 'siti@contoh.co.id', phone: '0812', company: ' ', consentVersion: '2026-11-21' };
function form(values: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ ...typed, consent: 'true', remark: '', ...values }))
    data.set(name, value);
  return data;
}

test('sends filled-in fields and leaves out empty ones', () => {
  const { body, request } = nextAttempt(form(), undefined);
  const { company: _, ...sent } = typed;
  expect(JSON.parse(body)).toEqual({ ...sent, consent: true });
  expect(Object.keys(request)).toHaveLength(7);
  expect(JSON.parse(nextAttempt(form({ remark: 'x' }), undefined).body)).toMatchObject({ remark: 'x' });
});

test('reuses the key for the same content and makes a new one for other content', () => {
  const first = nextAttempt(form(), undefined);
  expect(nextAttempt(form(), first)).toBe(first);
  expect(nextAttempt(form({ name: 'Siti R.' }), first).key).not.toBe(first.key);
  expect(nextAttempt(form(), undefined).key).not.toBe(first.key);
});

test('does not claim consent that was not given', () => {
  const data = form();
  data.delete('consent');
  expect(JSON.parse(nextAttempt(data, undefined).body)).toMatchObject({ consent: false });
});

const [receivedAt, replyBy] = ['2026-11-21T10:00:00+07:00', '2026-11-21T12:00:00+07:00'];
const receipt = { reference: 'KTR-4X9M', receivedAt, replyBy };

test.each([
  [receipt, receipt],
  [{ ...receipt, replyBy: 'soon' }, undefined],
  [{ ...receipt, reference: undefined }, undefined],
  ['KTR-4X9M', undefined],
  [undefined, undefined],
])('reads %j as a receipt or not', (value, expected) => {
  expect(readReceipt(value)).toEqual(expected);
});

const errors = [
  { field: 'phone', detail: 'Tulis nomor.' },
  { field: 'consent', detail: 'Centang.' },
  { field: 'x', detail: 'Tidak dikenal.' },
];

test.each<[string, number, string | null, unknown, SendFailure]>([
  ['fields', 422, null, { errors }, { kind: 'fields', problems: { phone: 'Tulis nomor.', consent: 'Centang.' } }],
  [
    'an outdated consent text',
    422,
    null,
    { title: 'Periksa', detail: 'Ada yang salah.', errors: [{ field: 'consentVersion', detail: 'Muat ulang.' }] },
    { kind: 'refused', detail: 'Muat ulang.' },
  ],
  [
    'a problem with detail',
    413,
    null,
    { title: 'Panjang', detail: 'Pendekkan.' },
    { kind: 'refused', detail: 'Pendekkan.' },
  ],
  ['a proxy without JSON', 413, null, undefined, { kind: 'refused' }],
  ['malformed errors', 422, null, { errors: [null, { field: 'name', detail: 5 }], detail: 5 }, { kind: 'refused' }],
  ['Retry-After in seconds', 429, '90', {}, { kind: 'tooMany', seconds: 90, until: new Date('2026-11-21T03:01:30Z') }],
  ['a busy store', 503, '30', {}, { kind: 'unavailable', seconds: 30 }],
  ['a past Retry-After date', 503, 'Fri, 20 Nov 2026 03:02:00 GMT', {}, { kind: 'unavailable', seconds: 0 }],
  ['an invalid Retry-After', 502, 'soon', undefined, { kind: 'unavailable', seconds: 0 }],
  ['a timeout', 408, null, {}, { kind: 'unavailable', seconds: 0 }],
])('%s: classifies a %i response', (_, status, retryAfter, value, expected) => {
  expect(readFailure(status, retryAfter, value, now)).toEqual(expected);
});

test.each<[SendFailure, boolean[]]>([
  [{ kind: 'lost' }, [true, true, false]],
  [{ kind: 'unavailable', seconds: 5 }, [true, true, false]],
  [{ kind: 'unavailable', seconds: 30 }, [false, false, false]],
  [{ kind: 'tooMany', seconds: 1, until: now }, [false, false, false]],
  [{ kind: 'refused' }, [false, false, false]],
])('retries after %j: %j', (failure, expected) => {
  expect([0, 1, 2].map((tries) => shouldRetry(tries, failure))).toEqual(expected);
});

test('waits as long as the server requests, and longer the second time', () => {
  expect([0, 1].map((tries) => retryDelay(tries, { kind: 'lost' }))).toEqual([1000, 3000]);
  expect([0, 1].map((tries) => retryDelay(tries, { kind: 'unavailable', seconds: 2 }))).toEqual([2000, 3000]);
});

test('makes unique UUIDs of version 4, variant 1', () => {
  const keys = Array.from({ length: 1000 }, uuid);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(keys).size).toBe(1000);
});
