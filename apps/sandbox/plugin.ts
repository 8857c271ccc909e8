import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  bearerIn,
  challenge,
  openHeaders,
  sandboxPrefix as prefix,
  problemOf,
  RateWindow,
  Refusal,
  requestId,
  type Scope,
  type ServerWords,
  sandboxLimits,
  sandboxStream,
  standIn,
  visitorHeader,
} from 'contract/sandbox';
import { fillText } from 'contract/slots';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUpgrade, takeSocket } from 'service/http-server';
import { networksOf, widths } from 'service/networks';
import { Accounts } from './accounts.ts';
import { badAddress, readBody, type World } from './core/router.ts';
import { Forwarding } from './forwarding.ts';
import { type Key, Keys, lifetimes } from './keys.ts';
import { Streams, topicsOf } from './streams.ts';
import { Turns } from './turns.ts';

const preflight = {
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, Last-Event-ID',
  'access-control-max-age': '86400',
};

/** Bytes above which compressing a response is worth its time. */
const small = 1024;
const compress = promisify(gzip);
const isWanted = (encodings: unknown) => /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(encodings));

/** Visitor’s address as seen by the server or nginx: the last entry, as earlier ones come from proxies before them. */
const addressOf = ({ headers }: FastifyRequest): string =>
  String(headers[visitorHeader] ?? '')
    .split(',')
    .at(-1)
    ?.trim() ?? '';

const types: Readonly<Record<string, string>> = {
  json: 'application/json',
  yaml: 'application/yaml',
  mjs: 'text/javascript; charset=utf-8',
  py: 'text/x-python; charset=utf-8',
};

export interface Texts {
  words: ServerWords;
  /** API documents and clients, by file name. */
  files: Readonly<Record<string, string>>;
  /** Scheme by which visitors reach the site. */
  scheme: 'http' | 'https';
}

/** Whether a request reports the answer of a receiver. */
const isReport = (method: string, target: string) => method === 'POST' && /^[^?]*\/attempts(\?|$)/.test(target);

/** Host names and IP addresses with an optional port only: the value is inserted into API documents. */
const isHost = (host: string) => /^([a-z\d]([a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])(:\d{1,5})?$/i.test(host);

/**
 * The API sandbox under /sandbox/v1: keys, limits, streams and headers; `core/` handles the operations.
 * @param secret signs the keys; random when undefined
 */
export function createSandbox(world: World, { words, files, scheme }: Texts, secret: string | undefined) {
  let onError: (error: unknown) => void = () => undefined;
  const keys = new Keys(secret);
  const accounts = new Accounts(world);
  const turns = new Turns();
  const streams = new Streams(words, {
    minuteOf: (key) => accounts.minuteOf(key),
    stateOf: (key) => accounts.stateOf(key),
    eventsOf: (key, asked) => accounts.eventsOf(key, asked),
    attend: (key) => forwarding.attend(key),
    leave: (key) => forwarding.leave(key),
    inTurn: ({ id }, ip, act) => turns.take([id, ...networksOf(ip)], act),
  });
  const forwarding: Forwarding = new Forwarding({
    due: (key, isBack) => accounts.due(key, isBack),
    send: (key, attempt) => streams.show(key, 'attempts', attempt),
    fail: (error) => onError(error),
  });
  const made = widths.map((width) => new RateWindow(sandboxLimits.keys * width, 3600));
  const asked = new RateWindow(sandboxLimits.requests, 60);
  const admitted = new WeakMap<FastifyRequest, { key: Key; counted: Record<string, string> }>();
  // The privacy page promises that addresses are forgotten after an hour; this holds also without further requests.
  setInterval(() => {
    for (const window of made) window.forget(Date.now());
  }, 60_000).unref();

  function refuse(refusal: Refusal, { id }: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { status, headers, body } = problemOf(world.spec, refusal, id);
    return reply.code(status).headers(headers).send(JSON.stringify(body));
  }

  /** Verifies a key. @throws Refusal 401 with the reason */
  function keyOf(text: string): Key {
    const refuse = (detail?: string) => new Refusal(401, detail, challenge(detail && 'invalid_token'));
    if (!text) throw refuse();
    const key = keys.read(text);
    if (!key) throw refuse(words.forged).as('invalid_key');
    const time = new Date(key.expires).toISOString();
    if (key.expires <= Date.now()) throw refuse(fillText(words.expired, { time })).as('expired_key');
    return key;
  }

  /** Counts a request against its key’s rate limit. @throws Refusal 429 */
  function count({ id }: Key): Record<string, string> {
    const { full, headers } = asked.add(id, Date.now());
    if (full) throw new Refusal(429, undefined, headers);
    return headers;
  }

  /** Identifies the caller before counting, so that the call log has refused calls too. @throws Refusal 401, 429 */
  function admit(request: FastifyRequest) {
    const caller = { key: keyOf(bearerIn(request.headers.authorization ?? '')), counted: {} };
    admitted.set(request, caller);
    caller.counted = count(caller.key);
    return caller;
  }

  const stated = (key: Key, headers: Record<string, string>) => ({
    ...headers,
    'Sandbox-State': accounts.stateOf(key),
  });

  /**
   * Serves an API document or client with the origin by which it was requested; the published origin for an invalid
   * host.
   */
  function giveFile([name, content]: [string, string], { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { host = '' } = headers;
    const own = isHost(host) ? new URL(`${scheme}://${host}`) : new URL(world.spec.server);
    const secure = own.protocol === 'https:';
    const text = content
      .replaceAll(standIn, own.origin)
      .replaceAll(new URL(standIn).host, own.host)
      // The first `protocol` in the document is that of the sandbox.
      .replace('"protocol": "wss"', `"protocol": "${secure ? 'wss' : 'ws'}"`)
      .replace('"protocol": "https"', `"protocol": "${secure ? 'https' : 'http'}"`);
    return reply.type(types[name.split('.').at(-1) ?? ''] ?? '').send(text);
  }

  function makeKey(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { scope } = readBody(world.spec, 'KeyInput', String(request.body ?? '')) as Pick<Key, 'scope'>;
    const [headers = {}] = networksOf(addressOf(request)).map((name, at) => {
      const count = made[at]?.add(name, Date.now());
      // Stops at the first full network: a refused address does not count against its neighbours.
      if (!count?.full) return count?.headers;
      const detail = fillText(words.keys, { count: sandboxLimits.keys * (widths[at] ?? 1) });
      throw new Refusal(429, detail, count.headers).as('too_many_keys');
    });
    const key = keys.make(scope, Date.now());
    const body = { key: keys.write(key), scope, expires_at: new Date(key.expires).toISOString() };
    return reply.code(201).headers(stated(key, headers)).send(body);
  }

  /**
   * OAuth 2.0 client credentials (RFC 6749, 4.4): the API key is the client secret, in the body or as HTTP Basic
   * (2.3.1).
   */
  function makeToken({ body, headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
    const form = new URLSearchParams(String(body ?? ''));
    const [, basic = ''] = /^basic +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
    const [user = '', password = ''] = Buffer.from(basic, 'base64').toString().split(':');
    const client = form.get('client_id') ?? user;
    const key = keys.read(form.get('client_secret') ?? password);
    const refuse = (status: number, error: string) => reply.code(status).send({ error });
    if (form.get('grant_type') !== 'client_credentials') return refuse(400, 'unsupported_grant_type');
    if (client !== 'sandbox' || !key || key.expires <= Date.now()) {
      return refuse(401, 'invalid_client').header('WWW-Authenticate', 'Basic realm="tank-data"');
    }
    const scope = (form.get('scope') ?? key.scope) as Scope;
    if (!['read', key.scope].includes(scope)) return refuse(400, 'invalid_scope');
    reply.headers(stated(key, count(key)));
    const expires = Math.min(key.expires, Date.now() + lifetimes.token);
    const access_token = keys.write({ ...key, scope, expires });
    const expires_in = Math.floor((expires - Date.now()) / 1000);
    return reply.header('pragma', 'no-cache').send({ access_token, token_type: 'Bearer', expires_in, scope });
  }

  function makeTicket(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { key, counted } = admit(request);
    const now = Date.now();
    const body = { ticket: keys.ticket(key, now), expires_at: new Date(now + lifetimes.ticket).toISOString() };
    return reply.code(201).headers(stated(key, counted)).send(body);
  }

  /** Authenticates a stream by header, ticket or query parameter. @throws Refusal 400, 401, 429, 503 */
  function admitStream(request: FastifyRequest, query: URLSearchParams) {
    const ticket = query.get('ticket');
    const key =
      ticket === null
        ? keyOf(bearerIn(request.headers.authorization ?? '') || (query.get('key') ?? ''))
        : keys.keyOf(ticket, Date.now());
    if (!key) throw new Refusal(401, words.ticket, challenge('invalid_token')).as('used_ticket');
    admitted.set(request, { key, counted: {} });
    topicsOf(query.get('topics'), key, words);
    // Full for everyone: neither the request is counted nor the ticket used up.
    const full = streams.full(key, addressOf(request));
    if (full?.status === 503) throw full;
    const headers = stated(key, { ...openHeaders, ...count(key) });
    if (full) throw full;
    if (ticket !== null) keys.forget(ticket);
    return { key, headers };
  }

  function stream(request: FastifyRequest, reply: FastifyReply): void {
    const { raw } = request;
    const { searchParams: query } = new URL(`${standIn}${raw.url}`);
    const { key, headers } = admitStream(request, query);
    const response = reply.hijack().raw;
    if (isUpgrade(raw)) {
      streams.accept(key, addressOf(request), query, raw, takeSocket(raw, response));
      return;
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    streams.serve(key, addressOf(request), query, raw, response);
  }

  /** Runs before the body is read, so that a flood is refused early. */
  async function onRequest(request: FastifyRequest): Promise<void> {
    if (request.method !== 'OPTIONS') admit(request);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { raw, headers, body, id } = request;
    const caller = admitted.get(request);
    if (!caller) return reply.code(204).headers(preflight).send();
    const { key, counted } = caller;
    const target = (raw.url ?? '').slice(prefix.length);
    // Node itself omits the body of a response to HEAD.
    const method = raw.method === 'HEAD' ? 'GET' : (raw.method ?? '');
    const idempotencyKey = String(headers['idempotency-key'] ?? '');
    const answered = await turns.take([key.id, ...networksOf(addressOf(request))], async () => {
      const asked = { id, method, path: target, scope: key.scope, idempotencyKey, body: String(body ?? '') };
      const answered = await accounts.answer(key, asked);
      // Compresses within the turn, so that its time counts as the caller’s. Responses to writes stay uncompressed:
      // they may contain a secret.
      const isPacked = method === 'GET' && isWanted(headers['accept-encoding']);
      const packed = isPacked && answered && answered.text.length > small ? await compress(answered.text) : undefined;
      return answered && { ...answered, packed };
    });
    if (!answered) {
      asked.giveBack(key.id);
      throw new Refusal(503, words.busy, { 'Retry-After': '5' });
    }
    const { status, text, packed } = answered;
    if (method !== 'GET' && status < 300) streams.wake(key);
    // Answers to the sandbox’s own messages are not the caller’s load.
    if (status < 300 && isReport(method, target)) asked.giveBack(key.id);
    return reply
      .code(status)
      .headers({ ...answered.headers, ...counted, Vary: 'Accept-Encoding' })
      .headers(packed ? { 'Content-Encoding': 'gzip' } : {})
      .send((packed ?? text) || undefined);
  }

  /** Sends a call to the streams of its key and adds it to the call log, refused calls included. */
  async function note(request: FastifyRequest, { statusCode: status, elapsedTime }: FastifyReply): Promise<void> {
    const caller = admitted.get(request);
    if (!caller) return;
    const [path = ''] = request.url.slice(prefix.length).split('?');
    const { method, id } = request;
    const call = { method, path, status, ms: Math.round(elapsedTime), request_id: requestId(id) };
    accounts.note(caller.key, call);
    streams.show(caller.key, 'calls', call);
  }

  return {
    register: async (app: FastifyInstance): Promise<void> => {
      onError = (error) => app.log.error({ err: error }, 'forwarding failed');
      await app.register(async (inside) => {
        inside.removeAllContentTypeParsers();
        const text = { parseAs: 'string', bodyLimit: sandboxLimits.body } as const;
        inside.addContentTypeParser('*', text, (_request, body, done) => done(null, body));
        inside.addHook('onRequest', async (_request, reply) => void reply.headers(openHeaders));
        inside.addHook('onResponse', note);
        inside.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
          const refusal = error instanceof Refusal ? error : new Refusal(error.statusCode ?? 500);
          if (refusal.status >= 500 && refusal !== error) request.log.error({ err: error }, 'sandbox failed');
          return refuse(refusal, request, reply);
        });
        for (const file of Object.entries(files)) {
          inside.get(`${prefix}/${file[0]}`, (request, reply) => giveFile(file, request, reply));
        }
        inside.post(`${prefix}/v1/keys`, makeKey);
        inside.post(`${prefix}/v1/oauth/token`, makeToken);
        inside.post(`${prefix}/v1/stream/tickets`, makeTicket);
        inside.get(sandboxStream, { exposeHeadRoute: false }, stream);
        inside.all(`${prefix}/*`, { onRequest }, answer);
      });
    },

    /** Answers paths that the router cannot decode, such as `%E0%A4%A`. */
    refuseAddress: (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
      refuse(badAddress(world.spec), request, reply.headers(openHeaders));
    },

    /** Ends streams, so that their clients come back to another process. */
    close: (): void => streams.close(),
  };
}
