import { Ajv } from 'ajv';
import type { ApiAlert, WebhookDelivery } from 'api-description/view';
import { Webhook } from 'standardwebhooks';
import { parseMinute } from 'tank-gauging/simulator/clock';
import { describe, expect, test } from 'vitest';
import { bodyData, document, newKey, send, spec, world } from '../../../tests/api-fixture.ts';
import {
  answerPageRequest,
  createPageSandbox,
  pageKeys,
  pageRateLimit,
} from '../../site/src/api/sandbox/page-sandbox.ts';
import { accountLimits, trimAccount } from './account.ts';
import { findViolations } from './check.ts';
import { handlers } from './handlers.ts';
import { checkAnswer, createContext, handle } from './router.ts';
import { streamEvents } from './stream.ts';

const ajv = new Ajv({
  strict: false,
  allErrors: true,
  formats: { 'date-time': true, uri: true, 'uri-reference': true },
});
ajv.addSchema({ $id: 'api', components: document.components });
const fits = (schema: string, value: unknown) => ajv.validate({ $ref: `api#/components/schemas/${schema}` }, value);

const limits = { low: 20, high: 90 };

const post = (path: string, body: unknown, key = newKey(), method = 'POST', minutes = 0) =>
  send(path, { method, body: JSON.stringify(body) }, key, minutes);

const plain = spec.operations.filter((operation) => operation.plain);

test('has exactly one handler per operation of the document', () => {
  expect(Object.keys(handlers).sort()).toEqual(plain.map(({ id }) => id).sort());
});

describe.each(plain)('$id', ({ id, method, path: template, parameters, body: input }) => {
  const path = parameters.reduce((all, { name, example = '' }) => all.replace(`{${name}}`, example), template);
  const body = input ? JSON.stringify(input.example) : '';

  test('answers its example successfully and in the documented shape, as its own validator and ajv confirm', async () => {
    const answered = await send(path, { method, body });
    const found = checkAnswer(spec, id, answered);
    expect([String(answered.status)[0], found?.errors]).toEqual(['2', []]);
    if (found?.schema) expect(fits(found.schema, answered.body), ajv.errorsText()).toBe(true);
  });

  test.each([
    { path: path.replace(/TK-204|AL-\d+-\d+|wh_7f3a|dl_\w+/, 'ZZ-999'), body },
    { path: `${path}?warna=biru`, body },
    { path: path.replace(/TK-204|AL-\d+-\d+|wh_7f3a|dl_\w+/, '%zz'), body },
    { body: '{"x":' },
    { body: '{"constructor":1}' },
  ])('answers %j with a documented problem', async (wrong) => {
    const answered = await send(path, { method, ...wrong });
    if (answered.status < 400) return;
    expect(checkAnswer(spec, id, answered), `${answered.status}`).toEqual({ schema: 'Problem', errors: [] });
    expect(fits('Problem', answered.body), ajv.errorsText()).toBe(true);
  });
});

test.each<[what: string, path: string, status: number, part?: object]>([
  ['an unknown tank', '/v1/tanks/TK-999/data', 404],
  ['no tag', '/v1/tanks/204/data', 400],
  ['a malformed percent encoding', '/v1/tanks/%zz/data', 400],
  ['an invalid URL', '//[', 404],
  ['an unknown operation', '/v2/tanks', 404],
  ['an unknown site', '/v1/readings/latest?site_id=terminal-9', 404],
  ['an unknown alarm', '/v1/alerts/AL-20261101-099', 404],
  ['an unknown webhook', '/v1/webhooks/wh_0000', 404],
  ['an unknown delivery', '/v1/webhooks/wh_7f3a/deliveries/dl_0', 404],
  ['an invalid value', '/v1/tanks?limit=500&status=penuh&x=1', 422],
  ['a limit above 100 %', '/v1/tanks/TK-204', 422, { method: 'PATCH', body: '{"limit_low":101}' }],
  ['an empty change', '/v1/tanks/TK-204', 422, { method: 'PATCH', body: '{}' }],
  ['a made-up cursor', '/v1/tanks?cursor=abc', 400],
  ['a reversed range', '/v1/tanks/TK-204/history?from=2026-11-20T00:00:00Z&to=2026-11-19T00:00:00Z', 422],
  ['a range of months', '/v1/tanks/TK-204/history?from=2026-01-01T00:00:00Z&to=2026-06-01T00:00:00Z', 422],
  ['the rate-limited test tank', '/v1/tanks/TK-429/data', 429],
  ['the unavailable test tank', '/v1/tanks/TK-503', 503],
])('%s: %s → %i with a complete detail text', async (_, path, status, part) => {
  const answered = await send(path, part);
  expect([answered.status, (answered.body as { status: number }).status]).toEqual([status, status]);
  expect(answered.headers['Content-Type']).toBe('application/problem+json');
  expect(JSON.stringify(answered.body)).not.toMatch(/\{+\w+\}|undefined/);
});

test('names the invalid fields, the allowed methods and the missing scope', async () => {
  const { body } = await send('/v1/tanks?limit=500&status=penuh&x=1');
  expect((body as { errors: { field: string }[] }).errors.map(({ field }) => field).sort()).toEqual([
    'limit',
    'status',
    'x',
  ]);
  for (const names of [
    Array(3000).fill('a=1'),
    [...Array(3000).keys()].map((at) => `a${at}=1`),
    [`${'a'.repeat(9000)}=1`],
  ]) {
    const many = await send(`/v1/tanks?${names.join('&')}`);
    expect([many.status, JSON.stringify(many.body).length < 2048]).toEqual([422, true]);
  }
  const wrong = await send('/v1/webhooks/wh_7f3a', { method: 'PUT' });
  expect([wrong.status, wrong.headers['Allow']]).toEqual([405, 'GET, PATCH, DELETE']);
  const key = newKey();
  const refused = await send('/v1/webhooks/wh_7f3a', { method: 'DELETE', scope: 'read' }, key);
  expect([refused.status, refused.headers['WWW-Authenticate'], key.webhooks.length]).toEqual([
    403,
    'Bearer realm="tank-data", error="insufficient_scope"',
    1,
  ]);
});

test('limits the page sandbox per window, ignores the case of the scheme, moves the clock per request', async () => {
  const page = createPageSandbox(spec, world.seed);
  const ask = (now: number, authorization = `BEARER ${pageKeys.read}`) =>
    answerPageRequest(page, { method: 'GET', path: '/v1/clock', authorization, idempotencyKey: '', body: '' }, now);
  expect((await ask(0, '')).headers['WWW-Authenticate']).toBe('Bearer realm="tank-data"');
  expect((await ask(0, 'Basic YTpi')).status).toBe(401);
  const answers = [];
  for (let turn = 2; turn < pageRateLimit.requests + 2; turn++) answers.push(await ask(turn));
  expect(answers.map(({ status }) => status)).toEqual([...Array(pageRateLimit.requests - 2).fill(200), 429, 429]);
  expect(answers[0]?.body).toMatchObject({ time: '2026-11-20T09:10:00+07:00' });
  expect(answers.at(-1)?.headers['Retry-After']).toBe('20');
  expect((await ask(pageRateLimit.seconds * 1000 + 1)).status).toBe(200);
});

test('returns every tank exactly once over all pages', async () => {
  const found: string[] = [];
  let query = '?limit=3';
  for (let turn = 0; turn < 5 && query; turn++) {
    const { body } = await send(`/v1/tanks${query}`);
    found.push(...bodyData<{ tank_id: string }>({ body }).map(({ tank_id }) => tank_id));
    const { next_cursor } = body as { next_cursor: string | null };
    query = next_cursor ? `?limit=3&cursor=${encodeURIComponent(next_cursor)}` : '';
  }
  expect(found).toEqual(Array.from({ length: 8 }, (_, index) => `TK-20${index + 1}`));
});

test('keeps a cursor at its row while items are added or removed, and refuses it for other filters', async () => {
  const key = newKey();
  const names = ['a', 'b', 'c', 'd'].map((name) => ({ url: `https://${name}.example`, events: ['alert.closed'] }));
  const made = [];
  for (const body of names) made.push((await post('/v1/webhooks', body, key)).body as { webhook_id: string });
  const first = await send('/v1/webhooks?limit=3', {}, key);
  const { next_cursor } = first.body as { next_cursor: string };
  await send(`/v1/webhooks/${made[0]?.webhook_id}`, { method: 'DELETE' }, key);
  const rest = await send(`/v1/webhooks?limit=9&cursor=${next_cursor}`, {}, key);
  expect(bodyData<{ url: string }>(rest).map(({ url }) => url)).toEqual(['https://c.example', 'https://d.example']);

  const newest = (query = '', minutes = 0) =>
    send(`/v1/tanks/TK-204/history?interval=15m&limit=50${query}`, {}, key, minutes);
  const page = (await newest()).body as { data: { timestamp: string }[]; next_cursor: string };
  const later = bodyData<{ timestamp: string }>(await newest(`&cursor=${page.next_cursor}`, 40));
  const times = [...page.data, ...later].map(({ timestamp }) => Date.parse(timestamp) / 60_000);
  expect(times.slice(1).map((time, at) => time - (times[at] ?? 0))).toEqual(Array(times.length - 1).fill(15));

  for (const wrong of [`interval=1h&cursor=${page.next_cursor}`, 'cursor=baris-50', 'cursor=x~', 'cursor=x~%22']) {
    const { status, body } = await send(`/v1/tanks/TK-204/history?${wrong}`, {}, key);
    expect([wrong, status, body]).toEqual([
      wrong,
      400,
      expect.objectContaining({ detail: expect.stringContaining('tanpa cursor') }),
    ]);
  }
  expect((await send(`/v1/tanks/TK-205/history?interval=15m&cursor=${page.next_cursor}`, {}, key)).status).toBe(400);
});

test.each([
  ['limit=0x10', 'limit'],
  ['limit=1e1', 'limit'],
  ['limit=', 'limit'],
  ['limit=5.0', 'limit'],
  ['interval=60m', 'interval'],
  ['interval=', 'interval'],
  ['from=2026-02-30T00:00:00%2B07:00', 'from'],
  ['to=2026-11-20T24:00:00%2B07:00', 'to'],
  ['from=2026-11-19', 'from'],
  ['from=2026-11-19T00:00:00+07:00', 'from'],
])('rejects the malformed history query “%s”', async (query, field) => {
  const { status, body } = await send(`/v1/tanks/TK-204/history?${query}`);
  expect([status, body]).toEqual([422, expect.objectContaining({ errors: [{ field, message: expect.any(String) }] })]);
  if (query.includes('+')) expect(body).toMatchObject({ errors: [{ message: expect.stringContaining('%2B07:00') }] });
});

test.each([
  ['invalid_cursor', '/v1/tanks?cursor=baris-50', {}],
  ['invalid_json', '/v1/clock', { method: 'POST', body: '{' }],
  ['invalid_value', '/v1/tanks?limit=0', {}],
  ['insufficient_scope', '/v1/clock', { method: 'POST', body: '{"pause":true}', scope: 'read' as const }],
  ['not_found', '/v1/tanks/TK-999', {}],
  ['unavailable', '/v1/tanks/TK-503', {}],
])('returns the problem type %s', async (code, path, part) => {
  const { body } = await send(path, part);
  expect((body as { type: string }).type).toBe(`https://www.contoh.example/api-integration/dokumentasi/galat#${code}`);
});

test.each([
  ['Asia/Jakarta', '+07:00', '2026-11-18T17:00:00Z'],
  ['Asia/Makassar', '+08:00', '2026-11-18T16:00:00Z'],
  ['Asia/Jayapura', '+09:00', '2026-11-18T15:00:00Z'],
])('returns a day in %s as its own 24 hours, each row with offset %s', async (timezone, offset, begin) => {
  type Row = { timestamp: string; level_min: number; level_max: number; received_at: string };
  const end = begin.replace('18T', '19T');
  const rows = async (query: string) =>
    bodyData<Row>(await send(`/v1/tanks/TK-204/history?${query}&timezone=${timezone}`, {}, newKey(), 0));
  const [day, ...rest] = await rows(`interval=1d&from=${begin}&to=${end}`);
  expect([day?.timestamp, rest]).toEqual([`2026-11-19T00:00:00${offset}`, []]);
  const quarters = await rows(`interval=15m&from=${begin}&to=${end}`);
  expect(quarters.length).toBeGreaterThan(90);
  expect(quarters.filter(({ timestamp, received_at }) => !(timestamp + received_at).includes(offset))).toEqual([]);
  expect(day?.level_min).toBe(Math.min(...quarters.map(({ level_min }) => level_min)));
  expect(day?.level_max).toBe(Math.max(...quarters.map(({ level_max }) => level_max)));
  expect(Date.parse(quarters[0]?.timestamp ?? '')).toBe(Date.parse(begin));
});

test('returns the same history for all tanks as for each, up to 3,000 rows', async () => {
  type Row = { tank_id: string };
  const [from, to] = ['2026-11-01T00:00:00Z', '2026-11-16T00:00:00Z'];
  const all = bodyData<Row>(await send(`/v1/history?from=${from}&to=${to}`));
  expect([all.length <= 3000, new Set(all.map(({ tank_id }) => tank_id)).size]).toEqual([true, 8]);
  const one = bodyData(await send(`/v1/tanks/TK-206/history?from=${from}&to=${to}`));
  expect(all.filter(({ tank_id }) => tank_id === 'TK-206').map(({ tank_id: _, ...row }) => row)).toEqual(one);
  // 8 tanks × (15 days + 16 hours) = 3,008 hourly rows.
  const { status, body } = await send(`/v1/history?from=${from}&to=${to.replace('T00', 'T16')}`);
  expect(body).toMatchObject({ status, errors: [{ field: 'to', message: expect.stringContaining('3008') }] });
});

test('raises the seeded limit alarms at the readings of the history that cross the limit', async () => {
  const found = bodyData<ApiAlert>(await send('/v1/alerts')).filter(({ limit }) => limit !== null);
  expect(found.map(({ tank_id, raised_at }) => [tank_id, raised_at])).toContainEqual([
    'TK-205',
    '2026-11-16T16:31:00+07:00',
  ]);
  for (const { tank_id, kind, level, limit, raised_at } of found) {
    const at = parseMinute(raised_at);
    const number = world.timeline.start.tanks.findIndex(({ spec }) => spec.id === tank_id);
    const [before, raised] = world.timeline.readings(number, at - 6, at).slice(-2);
    const side = (reading = Number.NaN) =>
      Math.sign(kind === 'tank.level.low' ? (limit ?? 0) - reading : reading - (limit ?? 0));
    expect([raised?.at, side(raised?.level), side(before?.level)]).toEqual([at, 1, -1]);
    expect(level).toBeCloseTo(raised?.level ?? 0, 1);
  }
});

test('shows a changed limit at once and applies it from the next reading on', async () => {
  const key = newKey();
  const changed = await post('/v1/tanks/TK-204', { limit_low: 68 }, key, 'PATCH');
  expect(changed.body).toMatchObject({ limit_low: 68, status: 'normal' });
  const status = async (minutes: number) => (await send('/v1/tanks/TK-204', {}, key, minutes)).body;
  expect(await status(1)).toMatchObject({ limit_low: 68, status: 'normal' });
  expect(await status(4)).toMatchObject({ limit_low: 68, status: 'low' });
  const alarms = bodyData<ApiAlert>(await send('/v1/alerts?tank_id=TK-204&state=open', {}, key, 4));
  expect(alarms).toMatchObject([{ limit: 68, raised_at: '2026-11-20T09:10:00+07:00' }]);
});

describe('readings', () => {
  type Row = { timestamp: string; level: number; level_min: number; level_max: number; quality: string };
  const rows = async (query: string, minutes = 0) =>
    bodyData<Row>(await send(`/v1/tanks/TK-204/history?${query}`, {}, newKey(), minutes));

  test.each([
    ['interval=15m', 96],
    ['', 24],
    ['interval=1d&from=2026-11-10T00:00:00%2B07:00&to=2026-11-20T00:00:00%2B07:00', 10],
    ['interval=15m&from=2026-10-23T12:00:00%2B07:00&to=2026-11-20T00:00:00%2B07:00', 2640],
  ])('returns for “%s” %i rows in one response', async (query, count) => {
    expect(await rows(query)).toHaveLength(count);
  });

  test('keep a day’s extremes equal to those of its quarter hours, and do not change later', async () => {
    const day = 'from=2026-11-18T00:00:00%2B07:00&to=2026-11-19T00:00:00%2B07:00';
    const [whole] = await rows(`interval=1d&${day}`);
    const quarters = await rows(`interval=15m&${day}`);
    expect(whole?.level_min).toBe(Math.min(...quarters.map(({ level_min }) => level_min)));
    expect(whole?.level_max).toBe(Math.max(...quarters.map(({ level_max }) => level_max)));
    const late = 'interval=15m&from=2026-11-20T06:00:00%2B07:00&to=2026-11-20T11:00:00%2B07:00';
    const [soon, after] = [await rows(late, 120), await rows(late, 60 * 24 * 40)];
    expect(after).toEqual(soon);
    expect(soon).toHaveLength(20);
  });

  test('compute the stock of an upright tank of 24 m × 12.5 m from its level', async () => {
    const stocks = bodyData<Record<string, number | string | null>>(await send('/v1/readings/latest'));
    const stock = stocks.find(({ tank_id }) => tank_id === 'TK-204') as Record<string, number>;
    const capacity = Math.PI * 12 ** 2 * 12.5;
    expect(stock['volume']).toBeCloseTo((capacity * 67.3) / 100, 1);
    expect((stock['volume'] ?? 0) + (stock['ullage'] ?? 0)).toBeCloseTo(capacity, 0);
    expect(stock['water_volume']).toBeCloseTo((Math.PI * 12 ** 2 * (stock['water'] ?? Number.NaN)) / 1000, 1);
    expect(stock).toMatchObject({ received_at: expect.stringMatching(/T09:05:0[2-8]\+07:00$/), quality: 'good' });
    expect(stocks.find(({ status }) => status === 'silent')).toMatchObject({ days_to_empty: null, quality: 'stale' });
  });

  test('of the faulty test tanks are late or have stopped', async () => {
    const latestReading = async (tag: string) => (await send(`/v1/tanks/${tag}/data`)).body;
    expect(await latestReading('TK-900')).toMatchObject({
      level: 67.3,
      timestamp: '2026-11-20T08:55:00+07:00',
      status: 'normal',
    });
    expect(await latestReading('TK-901')).toMatchObject({ timestamp: '2026-11-20T06:07:00+07:00', status: 'silent' });
    expect(await latestReading('TK-204')).toEqual(document.components.examples['Reading']?.value);
  });
});

describe('the clock', () => {
  test('runs with the real time, can be advanced and paused', async () => {
    const key = newKey();
    const clock = async (minutes: number) => (await send('/v1/clock', {}, key, minutes)).body;
    expect(await clock(90)).toMatchObject({ time: '2026-11-20T10:37:00+07:00', paused: false, advanced: 'PT0M' });
    await post('/v1/clock', { advance: 'P1DT6H30M', pause: true }, key, 'POST', 100);
    const stopped = { time: '2026-11-21T17:17:00+07:00', paused: true, advanced: 'PT1830M' };
    expect([await clock(100), await clock(5000)]).toEqual([stopped, stopped]);
    await post('/v1/clock', { pause: false }, key, 'POST', 5000);
    expect(await clock(5001)).toMatchObject({ time: '2026-11-21T17:18:00+07:00', paused: false });
  });

  test('advances at most a week per call and 90 days in all', async () => {
    const key = newKey();
    expect((await post('/v1/clock', { advance: 'P8D' }, key)).status).toBe(422);
    for (const text of ['P', 'PT', '6H', 'P1M', 'PT-1H', '']) {
      expect((await post('/v1/clock', { advance: text }, key)).status, text).toBe(422);
    }
    const statuses = [];
    for (let turn = 0; turn < 13; turn++) statuses.push((await post('/v1/clock', { advance: 'P7D' }, key)).status);
    expect(statuses).toEqual([...Array(12).fill(200), 422]);
  });
});

describe('an alarm', () => {
  const advance = (key = newKey()) => post('/v1/clock', { advance: 'PT6H' }, key);
  const open = async (key: ReturnType<typeof newKey>) =>
    bodyData<ApiAlert>(await send('/v1/alerts?tank_id=TK-204&kind=tank.level.low', {}, key)).filter(
      ({ raised_at }) => raised_at > '2026-11-20T09:07',
    );

  test('is raised by a changed limit, reaches the inbox signed, and closes when the level is back', async () => {
    const key = newKey();
    const made = await post('/v1/webhooks', { url: 'https://a.example/x', events: ['tank.level.low'] }, key);
    const { secret, webhook_id } = made.body as { secret: string; webhook_id: string };
    expect(await open(key)).toEqual([]);
    expect((await post('/v1/tanks/TK-204', { limit_low: 67 }, key, 'PATCH')).body).toMatchObject({ limit_low: 67 });
    await advance(key);
    const [alert] = await open(key);
    expect(alert).toMatchObject({ state: 'open', limit: 67, alert_id: expect.stringMatching(/^AL-20261120-\d{3}$/) });
    const inbox = bodyData<{ webhook_id: string; headers: Record<string, string>; body: string }>(
      await send('/v1/inbox', {}, key),
    );
    // The seeded webhook gets nothing: its secret is unknown to the key.
    expect(inbox.filter((one) => one.webhook_id !== webhook_id)).toEqual([]);
    const [message] = inbox;
    const { headers = {}, body = '' } = message ?? {};
    const now = Date.now;
    // The fixture’s real clock is fixed at Unix time 0.
    Date.now = () => 0;
    try {
      expect(new Webhook(secret).verify(body, headers)).toMatchObject({ alert_id: alert?.alert_id, tank_id: 'TK-204' });
      expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
    } finally {
      Date.now = now;
    }
    const path = `/v1/alerts/${alert?.alert_id}/acknowledgement`;
    const first = await post(path, { by: 'Operator jaga' }, key);
    expect((await post(path, { by: 'Orang lain' }, key)).body).toEqual(first.body);
    await post('/v1/tanks/TK-204', { limit_low: 30 }, key, 'PATCH');
    await advance(key);
    expect(await open(key)).toMatchObject([{ state: 'closed', acknowledged_by: 'Operator jaga' }]);
    expect((await post(path, { by: 'Operator jaga' }, key)).status).toBe(409);
  });

  test('of the seed can be filtered by kind; only those of volumes have a loss', async () => {
    const kinds = document.components.schemas['AlertKind']?.enum ?? [];
    const all = bodyData<ApiAlert>(await send('/v1/alerts'));
    for (const kind of kinds) {
      const found = bodyData<ApiAlert>(await send(`/v1/alerts?kind=${kind}`));
      expect(found).toEqual(all.filter((alert) => alert.kind === kind));
    }
    expect(all).toEqual(world.seed.alerts);
    expect(all.filter(({ kind, loss }) => kind.startsWith('tank.volume.') !== (loss !== null))).toEqual([]);
  });

  test('appears once in a stream, and again when a client resumes from any event', async () => {
    const key = newKey();
    await post('/v1/webhooks/wh_7f3a', { active: true }, key, 'PATCH');
    await post('/v1/tanks/TK-204', { limit_low: 67 }, key, 'PATCH');
    const topics = ['readings', 'alerts', 'webhooks'];
    const listen = async (after: string, tanks: string[] = []) =>
      streamEvents(await createContext(world, key, { since: 0, wall: 0, calls: () => [] }), { topics, tanks, after });
    const { last } = await listen('');
    expect((await listen(last)).events).toEqual([]);
    await advance(key);
    const whole = await listen(last);
    expect(whole.events.length).toBeGreaterThan(8 * 65);
    expect(new Set(whole.events.map(({ id }) => id)).size).toBe(whole.events.length);
    expect(whole.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['reading', 'alert', 'webhook']));
    for (const at of [0, 5, 200, whole.events.length - 1]) {
      expect((await listen(whole.events[at]?.id ?? '')).events).toEqual(whole.events.slice(at + 1));
    }
    await post('/v1/clock', { advance: 'P7D' }, key);
    const { events } = await listen(last);
    expect(events[0]).toMatchObject({ type: 'gap', data: { from: '2026-11-20T09:07:00+07:00' } });
    expect(events.length).toBeGreaterThan(2200);
    expect((await listen(last, ['TK-204'])).events.length).toBeGreaterThanOrEqual(1000);
  });
});

describe('an event raised by hand', () => {
  const names = document.components.schemas['EventName']?.enum ?? [];

  test.each(names)(
    '%s reaches list, webhook and stream, also in the minute in which the stream begins',
    async (type) => {
      const key = newKey();
      await post('/v1/clock', { pause: true }, key);
      await post('/v1/webhooks', { url: 'https://a.example/x', events: [type] }, key);
      const listen = async (after: string) =>
        streamEvents(await createContext(world, key, { since: 0, wall: 0, calls: () => [] }), {
          topics: ['alerts', 'webhooks'],
          tanks: [],
          after,
        });
      const { last } = await listen('');
      // An id issued before a restart, in this very minute.
      expect(await listen(last.replace(/\d+$/, (rank) => String(Number(rank) + 9)))).toEqual({ events: [], last });
      const { status, body } = await post('/v1/events', { type, tank_id: 'TK-206' }, key);
      expect([status, body]).toMatchObject([201, { event: type, tank_id: 'TK-206' }]);
      const { alert_id } = body as { alert_id: string };
      const state = { 'alert.acknowledged': 'acknowledged', 'alert.closed': 'closed' }[type] ?? 'open';
      expect((await send(`/v1/alerts/${alert_id}`, {}, key)).body).toMatchObject({ tank_id: 'TK-206', state });
      const { events, last: end } = await listen(last);
      expect(events.filter((event) => event.type === 'alert').at(-1)?.data).toEqual(body);
      expect(events.filter((event) => event.type === 'webhook')).toHaveLength(1);
      expect((await listen(end)).events).toEqual([]);
      const before = bodyData<ApiAlert>(await send('/v1/alerts', {}, key)).map((alert) => alert.alert_id);
      await post('/v1/clock', { advance: 'P1D' }, key);
      const after = bodyData<ApiAlert>(await send('/v1/alerts?limit=200', {}, key)).map((alert) => alert.alert_id);
      // Later events do not change the numbers.
      expect(after.slice(-before.length)).toEqual(before);
    },
  );

  test('keeps its id and its tank, however many follow', async () => {
    const key = newKey();
    const raise = async (type: string, tank_id: string) =>
      ((await post('/v1/events', { type, tank_id }, key)).body as { alert_id: string }).alert_id;
    const first = await raise('tank.level.high', 'TK-206');
    await post(`/v1/alerts/${first}/acknowledgement`, { by: 'Operator jaga' }, key);
    const ids = [first];
    for (let turn = 0; turn < 70; turn++) ids.push(await raise('tank.volume.leak', `TK-20${1 + (turn % 8)}`));
    expect(new Set(ids).size).toBe(71);
    expect((await send(`/v1/alerts/${first}`, {}, key)).body).toMatchObject({
      ...{ tank_id: 'TK-206', kind: 'tank.level.high', state: 'acknowledged', acknowledged_by: 'Operator jaga' },
    });
    // Pages neither repeat nor skip alarms of both kinds of numbers.
    await post('/v1/tanks/TK-204', { limit_low: 67 }, key, 'PATCH');
    await post('/v1/clock', { advance: 'P2D' }, key);
    await raise('tank.level.low', 'TK-201');
    const all: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body } = await send(`/v1/alerts?limit=7${cursor && `&cursor=${cursor}`}`, {}, key);
      all.push(...bodyData<ApiAlert>({ body }).map(({ alert_id }) => alert_id));
      cursor = (body as { next_cursor: string | null }).next_cursor;
    }
    const whole = bodyData<ApiAlert>(await send('/v1/alerts?limit=200', {}, key)).map(({ alert_id }) => alert_id);
    expect(all).toEqual(whole);
    expect(whole.length).toBeGreaterThan(75);
  });

  test('closes once it is acknowledged and its hour is over', async () => {
    const key = newKey();
    const { alert_id } = (await post('/v1/events', { type: 'tank.level.low', tank_id: 'TK-206' }, key))
      .body as ApiAlert;
    await post(`/v1/alerts/${alert_id}/acknowledgement`, { by: 'Operator jaga' }, key);
    const state = async () => ((await send(`/v1/alerts/${alert_id}`, {}, key)).body as ApiAlert).state;
    expect(await state()).toBe('acknowledged');
    await post('/v1/clock', { advance: 'PT1H' }, key);
    expect(await state()).toBe('closed');
    expect((await post('/v1/events', { type: 'tank.level.low', tank_id: 'TK-299' }, key)).status).toBe(404);
    expect((await post('/v1/events', { type: 'tank.level.full', tank_id: 'TK-206' }, key)).status).toBe(422);
  });
});

describe('a write under an idempotency key', () => {
  const body = JSON.stringify({ url: 'https://a.example/x', events: ['tank.volume.leak'] });
  const create = (key: ReturnType<typeof newKey>, part = {}) =>
    send('/v1/webhooks', { method: 'POST', body, idempotencyKey: 'kirim-0001', ...part }, key);

  test('is performed once, answered the same, and refused with another body', async () => {
    const key = newKey();
    expect((await create(key, { body: '{"url":1}' })).status).toBe(422);
    const [first, again] = [await create(key), await create(key)];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(first.headers).not.toHaveProperty('Idempotency-Replayed');
    expect(again.headers).toMatchObject({ 'Idempotency-Replayed': 'true', Location: first.headers['Location'] });
    expect(key.webhooks).toHaveLength(2);
    expect((await create(key, { body: body.replace('leak', 'theft') })).status).toBe(422);
    expect((await create(key, { idempotencyKey: 'x y' })).status).toBe(422);
    await create(key, { idempotencyKey: 'kirim-0002' });
    expect(key.webhooks).toHaveLength(3);
  });

  test('is performed anew once its answer is a day old, and at most 1,000 answers are kept', async () => {
    const key = newKey();
    const at = (wall: number) =>
      handle(
        world,
        key,
        {
          id: 'contoh00',
          method: 'POST',
          path: '/v1/clock',
          scope: 'write',
          idempotencyKey: 'jam-00001',
          body: '{"pause":true}',
        },
        { since: 0, wall, calls: () => [] },
      );
    const day = 86_400_000;
    const answers = [await at(0), await at(day - 1), await at(day)];
    expect(answers.map(({ headers }) => headers['Idempotency-Replayed'])).toEqual([undefined, 'true', undefined]);
    const answer = { status: 200, title: 'OK', headers: {} };
    const old = (at: number) => [`write\nPOST\n/v1/clock\njam-${at}`, { body: '', answer, wall: day }] as const;
    key.answered = Object.fromEntries(Array.from({ length: 1100 }, (_, at) => old(at)));
    trimAccount(key, day);
    expect(Object.keys(key.answered)).toHaveLength(1000);
  });

  test('does not apply to a read', async () => {
    const key = newKey();
    const read = () => send('/v1/webhooks', { idempotencyKey: 'baca-00001' }, key);
    const before = await read();
    await create(key);
    const after = await read();
    expect(bodyData(after)).toHaveLength(bodyData(before).length + 1);
    expect(after.headers).not.toHaveProperty('Idempotency-Replayed');
    expect(Object.keys(key.answered)).toHaveLength(1);
  });
});

describe('a webhook', () => {
  const log = async (key = newKey()) =>
    bodyData<WebhookDelivery>(await send('/v1/webhooks/wh_7f3a/deliveries', {}, key));

  test('can be created, tested and deleted; its secret is shown once', async () => {
    const key = newKey();
    const made = await post('/v1/webhooks', { url: 'https://a.example/x', events: ['alert.closed'] }, key);
    const { webhook_id, secret } = made.body as { webhook_id: string; secret: string };
    const path = `/v1/webhooks/${webhook_id}`;
    expect(made.headers['Location']).toBe(`/sandbox${path}`);
    expect(Buffer.from(secret.replace('whsec_', ''), 'base64')).toHaveLength(24);
    expect((await send(path, {}, key)).body).not.toHaveProperty('secret');
    await post(`${path}/test`, { event: 'alert.closed' }, key);
    await post(path, { active: false }, key, 'PATCH');
    expect((await post(`${path}/test`, { event: 'alert.closed' }, key)).status).toBe(202);
    expect([(await send(path, { method: 'DELETE' }, key)).status, (await send(path, {}, key)).status]).toEqual([
      204, 404,
    ]);
    expect(bodyData(await send('/v1/inbox', {}, key))).toEqual([]);
  });

  test.each(document.components.schemas['EventName']?.enum ?? [])('can be tested with %s', async (event) => {
    const { body } = await post('/v1/webhooks/wh_7f3a/test', { event });
    expect((body as WebhookDelivery).payload).toMatchObject({ event, test: true });
  });

  test('receives a replay under a new id', async () => {
    const [, origin] = await log();
    expect(origin?.attempts.map(({ status }) => status)).toEqual([503, 204]);
    const key = newKey();
    const made = await send(`/v1/webhooks/wh_7f3a/deliveries/${origin?.delivery_id}/replay`, { method: 'POST' }, key);
    expect(made).toMatchObject({ status: 202, body: { state: 'queued', replay_of: origin?.delivery_id } });
    await post('/v1/clock', { advance: 'PT1M' }, key);
    expect((await log(key))[0]).toMatchObject({ state: 'delivered', payload: origin?.payload });
  });

  test('accepts the old secret besides the new one for a day of its clock', async () => {
    const key = newKey();
    const made = await post('/v1/webhooks', { url: 'https://a.example/x', events: ['alert.closed'] }, key);
    const { webhook_id, secret: old } = made.body as { webhook_id: string; secret: string };
    const rotated = await send(`/v1/webhooks/${webhook_id}/secret`, { method: 'POST' }, key);
    const { secret } = rotated.body as { secret: string };
    expect([rotated.status, secret === old, Object.keys(rotated.body as object)]).toEqual([
      200,
      false,
      Object.keys(made.body as object),
    ]);
    const verified = async () => {
      await post(`/v1/webhooks/${webhook_id}/test`, { event: 'alert.closed' }, key);
      const [message] = bodyData<{ headers: Record<string, string>; body: string }>(await send('/v1/inbox', {}, key));
      const { headers = {}, body = '' } = message ?? {};
      const now = Date.now;
      Date.now = () => 0;
      try {
        return [secret, old].map((one) => {
          try {
            return Boolean(new Webhook(one).verify(body, headers));
          } catch {
            // The library throws for an invalid signature.
            return false;
          }
        });
      } finally {
        Date.now = now;
      }
    };
    expect(await verified()).toEqual([true, true]);
    await post('/v1/clock', { advance: 'P1D' }, key);
    expect(await verified()).toEqual([true, true]);
    await post('/v1/clock', { advance: 'PT1M' }, key);
    expect(await verified()).toEqual([true, false]);
    expect(JSON.stringify((await send('/v1/webhooks', {}, key)).body)).not.toContain('whsec_');
  });

  test('delivers under an id that no other key has, and what was sent stays as it was', async () => {
    const inbox = async (key: ReturnType<typeof newKey>) =>
      bodyData<{ url: string; headers: Record<string, string>; body: string }>(await send('/v1/inbox', {}, key));
    const own = [newKey(), newKey(), newKey()];
    for (const key of own) await post('/v1/webhooks/wh_7f3a/test', { event: 'alert.closed' }, key);
    const ids = await Promise.all(own.map(async (key) => (await inbox(key))[0]?.headers['webhook-id']));
    expect(new Set(ids).size).toBe(3);
    const [key = newKey()] = own;
    const before = await inbox(key);
    await post('/v1/webhooks/wh_7f3a', { url: 'https://b.example/baru' }, key, 'PATCH');
    for (let turn = 0; turn < 2; turn++) await post('/v1/webhooks/wh_7f3a/secret', undefined, key);
    expect(await inbox(key)).toEqual(before);
    await post('/v1/clock', { advance: 'P2D' }, key);
    // Tried since then, at the address of then; the receiver accepted it within a minute.
    expect((await inbox(key))[0]).toMatchObject({ url: before[0]?.url, body: before[0]?.body });
  });

  // 28 attempts: the first, after 1, 5 and 30 minutes, then hourly for a day.
  test.each([
    ['500', 500, 5, 'queued', 28, 'failed', true],
    ['lambat', null, 5, 'queued', 28, 'failed', true],
    ['alih', 302, 5, 'queued', 28, 'failed', true],
    ['410', 410, 1, 'failed', 1, 'failed', false],
  ])('at %s.penerima… fails with %s', async (name, status, early, soon, all, late, active) => {
    const key = newKey();
    const url = `https://${name}.penerima.contoh.example/kejadian`;
    const made = await post('/v1/webhooks', { url, events: ['tank.volume.leak'] }, key);
    const path = `/v1/webhooks/${(made.body as { webhook_id: string }).webhook_id}`;
    await post(`${path}/test`, { event: 'tank.volume.leak' }, key);
    const now = async () => {
      const answered = await send(`${path}/deliveries`, {}, key);
      expect(checkAnswer(spec, 'listDeliveries', answered)?.errors).toEqual([]);
      const [{ state = '', attempts = [], next_attempt_at = '' } = {}] = bodyData<WebhookDelivery>(answered);
      return [state, attempts.length, attempts.every((one) => one.status === status), next_attempt_at === null];
    };
    expect(await now()).toEqual(['queued', 0, true, false]);
    await post('/v1/clock', { advance: 'PT61M' }, key);
    expect(await now()).toEqual([soon, early, true, soon === 'failed']);
    await post('/v1/clock', { advance: 'PT1380M' }, key);
    expect(await now()).toEqual([late, all, true, true]);
    expect((await send(path, {}, key)).body).toMatchObject({ active });
  });

  test('receives an acknowledgement that it subscribes to', async () => {
    const key = newKey();
    await post('/v1/webhooks/wh_7f3a', { events: ['alert.acknowledged'], active: true }, key, 'PATCH');
    const [open] = bodyData<ApiAlert>(await send('/v1/alerts?state=open'));
    await post(`/v1/alerts/${open?.alert_id}/acknowledgement`, { by: 'Operator jaga' }, key);
    expect((await log(key))[0]?.payload).toMatchObject({ event: 'alert.acknowledged', alert_id: open?.alert_id });
  });
});

test('keeps a key within its quota whatever it does', async () => {
  const key = newKey();
  const events = document.components.schemas['EventName']?.enum;
  const statuses = new Set<number>();
  for (let turn = 0; turn < 25; turn++) {
    const url = `https://a.example/${'x'.repeat(470)}`;
    const body = JSON.stringify({ url, events });
    const part = { method: 'POST', body, idempotencyKey: `kirim-${1000 + turn}` };
    statuses.add((await send('/v1/webhooks', part, key)).status);
  }
  expect([...statuses]).toEqual([201, 409]);
  const full = await send(
    '/v1/webhooks',
    { method: 'POST', body: JSON.stringify({ url: 'https://a.example', events }) },
    key,
  );
  expect(full.body).toMatchObject({ status: 409, detail: expect.stringContaining('20 webhook') });
  for (let turn = 0; turn < 12; turn++) await post('/v1/clock', { advance: 'P7D' }, key);
  for (let turn = 0; turn < 300; turn++) await post('/v1/tanks/TK-204', { limit_low: 20 + (turn % 60) }, key, 'PATCH');
  expect(trimAccount(key, 0)).toBeLessThanOrEqual(accountLimits.bytes);
  expect(key.webhooks).toHaveLength(accountLimits.webhooks);
  expect(key.sent.length).toBeGreaterThan(20);
  // All within one minute of the clock: no reading sees but the last.
  expect(key.limits).toHaveLength(1);
});

test('refuses what no longer fits a full key, and keeps acknowledgements rather than deliveries', async () => {
  const key = newKey();
  await post('/v1/webhooks/wh_7f3a/test', { event: 'alert.closed' }, key);
  const note = (at: number) => [`AL-20261120-${at}`, { at, by: 'Operator jaga', note: 'x'.repeat(500), number: at }];
  key.accepted = Object.fromEntries(Array.from({ length: 300 }, (_, at) => note(at)));
  const before = structuredClone(key.accepted);
  const refused = await post('/v1/events', { type: 'tank.volume.leak', tank_id: 'TK-206' }, key);
  expect(refused).toMatchObject({ status: 409, body: { detail: expect.stringContaining('128 KiB') } });
  expect([key.accepted, key.raised]).toEqual([before, []]);
  for (let at = 0; at < accountLimits.limits; at++)
    key.limits = [...key.limits, { tank: 'TK-201', from: at, limits: limits }];
  key.accepted = {};
  const many = await post('/v1/tanks/TK-204', { limit_low: 21 }, key, 'PATCH', accountLimits.limits + 1);
  expect(many).toMatchObject({ status: 409, body: { detail: expect.stringContaining('100 kali') } });
});

test('agrees with ajv on values changed one at a time', () => {
  const reading = document.components.examples['Reading']?.value as Record<string, unknown>;
  const input = { url: 'https://a.example', events: ['alert.closed'] };
  const cases: [string, unknown][] = [
    ...Object.keys(reading).map((name): [string, unknown] => ['Reading', { ...reading, [name]: null }]),
    ...Object.keys(reading).map((name): [string, unknown] => ['Reading', { ...reading, [name]: undefined }]),
    ['Reading', { ...reading, level: 101 }],
    ['Reading', { ...reading, tank_id: 'tk204' }],
    ['Reading', { ...reading, extra: 1 }],
    ['Reading', []],
    ['WebhookInput', { ...input, url: 'http://a.example' }],
    ['WebhookInput', { ...input, events: [] }],
    ['WebhookInput', { ...input, warna: 'biru' }],
    ['WebhookChange', {}],
    ['Acknowledgement', { by: 'x' }],
    ['ClockChange', { advance: 'PT6H', pause: 'ya' }],
  ];
  for (const [schema, value] of cases) {
    const given = JSON.parse(JSON.stringify(value));
    const own = findViolations(spec, { $ref: `#/components/schemas/${schema}` }, given).length === 0;
    expect(own, `${schema} ${JSON.stringify(given)}`).toBe(fits(schema, given));
  }
});
