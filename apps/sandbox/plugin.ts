import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { SandboxOperation } from 'api-description/spec';
import {
  addressPlaceholder,
  bearerKey,
  buildProblem,
  challengeHeader,
  corsHeaders,
  sandboxPrefix as prefix,
  RateWindow,
  Refusal,
  requestId,
  type Scope,
  type ServerWords,
  sandboxLimits,
  visitorHeader,
} from 'contract/sandbox';
import { fillText } from 'contract/slots';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { detachSocket, isWebSocketUpgrade } from 'service/http-server';
import { enclosingNetworks, networkWeights } from 'service/networks';
import { Accounts } from './accounts.ts';
import { invalidAddress, match, readBody, readParameters, type SharedData } from './core/router.ts';
import { readSubscription } from './core/stream.ts';
import { Documents, requestOrigin } from './documents.ts';
import { FairScheduler } from './fair-scheduler.ts';
import { Forwarding } from './forwarding.ts';
import { type Key, Keys, lifetimes } from './keys.ts';
import { Store } from './store.ts';
import { Streams } from './streams.ts';

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
const visitorAddress = ({ headers }: FastifyRequest): string =>
  String(headers[visitorHeader] ?? '')
    .split(',')
    .at(-1)
    ?.trim() ?? '';

export interface Texts {
  words: ServerWords;
  /** API documents and clients, by file name. */
  files: Readonly<Record<string, string>>;
  /** Scheme by which visitors reach the site. */
  scheme: 'http' | 'https';
}

/** Whether a request reports the answer of a receiver. */
const isReport = (method: string, target: string) => method === 'POST' && /^[^?]*\/attempts(\?|$)/.test(target);

/** Path and query of a request target; a proxy may send it in absolute form (RFC 9112, 3.2.2). */
const requestTarget = (url = '') => url.replace(/^https?:\/\/[^/?#]*/i, '').slice(prefix.length);

/** Operations beside those of the description: its own documents. */
const documentOperation = (name: string) => ({
  ...{ id: name, method: 'GET', path: `/${name}`, anchor: '', summary: '', tag: '', plain: false, keyed: false },
  ...{ parameters: [], body: undefined, answers: { 200: null } },
});

/** A request as its operation was found. */
interface Found {
  operation: SandboxOperation;
  path: Record<string, string>;
}

/**
 * The API sandbox under /sandbox/v1: keys, limits, streams and headers; `core/` handles the operations.
 * @param secret signs the keys; random when undefined
 * @param database file of what keys have changed
 */
export function createSandbox(
  world: SharedData,
  { words, files, scheme }: Texts,
  secret: string | undefined,
  database: string,
) {
  let onError: (error: unknown) => void = () => undefined;
  const keys = new Keys(secret);
  const documents = new Documents(files);
  const spec = { ...world.spec, operations: [...world.spec.operations, ...documents.names.map(documentOperation)] };
  const tags = world.timeline.start.tanks.map((tank) => tank.spec.id);
  const accounts = new Accounts({ ...world, spec }, keys, new Store(database));
  const turns = new FairScheduler();
  const streams = new Streams(words, {
    accountMinute: (key) => accounts.minuteOf(key),
    streamState: (key) => accounts.sandboxState(key),
    read: ({ scope }, given) => readSubscription(spec, tags, scope, given),
    streamEvents: (key, asked) => accounts.eventsOf(key, asked),
    catchUp: (key) => catchUp(key, [key.id]),
    attend: (key) => forwarding.attend(key),
    leave: (key) => forwarding.leave(key),
    inTurn: ({ id }, ip, act) => turns.take([id, ...enclosingNetworks(ip)], act),
  });
  /** Settles a jump of a key’s clock, a day at a time between other calls. @throws Refusal 503 when too many wait */
  async function catchUp(key: Key, names: readonly string[]): Promise<void> {
    while (accounts.isBehind(key)) {
      const isDone = await turns.take(names, () => accounts.catchUp(key));
      if (!isDone) throw new Refusal(503, words.busy, { 'Retry-After': '5' });
    }
  }

  const forwarding: Forwarding = new Forwarding({
    async due(key, isBack) {
      await catchUp(key, [key.id]);
      return accounts.due(key, isBack);
    },
    send: (key, attempt) => streams.show(key, 'attempts', attempt),
    fail: (error) => onError(error),
  });
  const made = networkWeights.map((width) => new RateWindow(sandboxLimits.keys * width, 3600));
  const asked = new RateWindow(sandboxLimits.requests, 60);
  const fetched = new RateWindow(sandboxLimits.documents, 60);
  const admitted = new WeakMap<FastifyRequest, { key: Key; counted: Record<string, string> }>();
  const found = new WeakMap<FastifyRequest, Found>();
  // The privacy page promises that addresses are forgotten after an hour; this holds also without further requests.
  setInterval(() => {
    for (const window of [...made, fetched]) window.forget(Date.now());
  }, 60_000).unref();

  function refuse(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { status, headers, body } = buildProblem(spec, refusal, request.id);
    const caller = admitted.get(request);
    if (caller) reply.headers(stated(caller.key, caller.counted));
    return reply.code(status).headers(headers).send(JSON.stringify(body));
  }

  /** Verifies a key. @throws Refusal 401 with the reason */
  function requestKey(text: string): Key {
    const refuse = (detail?: string) => new Refusal(401, detail, challengeHeader(detail && 'invalid_token'));
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
    const caller = { key: requestKey(bearerKey(request.headers.authorization ?? '')), counted: {} };
    admitted.set(request, caller);
    caller.counted = count(caller.key);
    return caller;
  }

  const stated = (key: Key, headers: Record<string, string>) => ({
    ...headers,
    'Sandbox-State': accounts.sandboxState(key),
  });

  /**
   * Serves an API document or client with the origin by which it was requested; the published origin for an invalid
   * host.
   */
  async function giveDocument(name: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { host = '', 'if-none-match': known, 'accept-encoding': encodings } = request.headers;
    const networks = enclosingNetworks(visitorAddress(request));
    const { full, headers } = fetched.add(networks[0] ?? '', Date.now());
    if (full) throw new Refusal(429, undefined, headers);
    const origin = requestOrigin(scheme, host) ?? new URL(spec.server);
    // Made in turn: a host that was not requested before costs milliseconds.
    const document = documents.known(name, origin) ?? (await turns.take(networks, () => documents.make(name, origin)));
    if (!document) throw new Refusal(503, words.busy, { 'Retry-After': '5' });
    const { type, etag, plain, packed } = document;
    reply.headers({ ...headers, 'Cache-Control': 'no-cache', ETag: etag, Vary: 'Accept-Encoding, Host' });
    if (known?.includes(etag)) return reply.code(304).send();
    const isPacked = isWanted(encodings);
    return reply
      .type(type)
      .headers(isPacked ? { 'Content-Encoding': 'gzip' } : {})
      .send(isPacked ? packed : plain);
  }

  function makeKey(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const { scope } = readBody(spec, 'KeyInput', String(request.body ?? '')) as Pick<Key, 'scope'>;
    const [headers = {}] = enclosingNetworks(visitorAddress(request)).map((name, at) => {
      const count = made[at]?.add(name, Date.now());
      // Stops at the first full network: a refused address does not count against its neighbours.
      if (!count?.full) return count?.headers;
      const detail = fillText(words.keys, { count: sandboxLimits.keys * (networkWeights[at] ?? 1) });
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

  /** Authenticates a stream by header or ticket. @throws Refusal 401, 429, 503 */
  function admitStream(request: FastifyRequest, ticket: unknown) {
    const key =
      ticket === undefined
        ? requestKey(bearerKey(request.headers.authorization ?? ''))
        : keys.redeemTicket(String(ticket), Date.now());
    if (!key) throw new Refusal(401, words.ticket, challengeHeader('invalid_token')).as('used_ticket');
    const caller = { key, counted: {} };
    admitted.set(request, caller);
    // Full for everyone: neither the request is counted nor the ticket used up.
    const full = streams.full(key, visitorAddress(request));
    if (full?.status === 503) throw full;
    caller.counted = count(key);
    if (full) throw full;
    return caller;
  }

  function stream(request: FastifyRequest, reply: FastifyReply, { operation, path }: Found): void {
    const { raw } = request;
    const query = new URL(`${addressPlaceholder}${requestTarget(raw.url)}`).searchParams;
    const { key, counted } = admitStream(request, query.get('ticket') ?? undefined);
    const header = (name: string) => String(request.headers[name.toLowerCase()] ?? '');
    const { topics, tanks, last_event_id, ...rest } = readParameters(
      spec,
      operation,
      path,
      requestTarget(raw.url),
      header,
    );
    const last_id = last_event_id ?? rest['Last-Event-ID'];
    const asked = readSubscription(spec, tags, key.scope, { topics, tanks, last_id });
    const ticket = query.get('ticket');
    if (ticket !== null) keys.forget(ticket);
    const response = reply.hijack().raw;
    if (isWebSocketUpgrade(raw)) {
      streams.accept(key, visitorAddress(request), asked, raw, detachSocket(raw, response));
      return;
    }
    const headers = stated(key, { ...corsHeaders, ...counted });
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    streams.serve(key, visitorAddress(request), asked, response);
  }

  /**
   * Finds the operation and identifies the caller, before the body is read: a flood is refused early, and who has no
   * key does not learn what exists.
   */
  async function onRequest(request: FastifyRequest): Promise<void> {
    const { method = '', url } = request.raw;
    if (method === 'OPTIONS') return;
    let refusal: unknown;
    try {
      found.set(request, match(spec, { method: method === 'HEAD' ? 'GET' : method, path: requestTarget(url) }));
    } catch (error) {
      refusal = error;
    }
    const { operation } = found.get(request) ?? {};
    if (operation?.id !== 'streamEvents' && operation?.keyed !== false) admit(request);
    if (refusal) throw refusal;
  }

  /** Answers that are not a key’s own state. */
  function special(request: FastifyRequest, reply: FastifyReply, one: Found): unknown {
    const { operation, path } = one;
    if (operation.id === 'streamEvents') return stream(request, reply, one);
    if (operation.keyed) return undefined;
    readParameters(spec, operation, path, requestTarget(request.raw.url), () => '');
    if (operation.id === 'createKey') return makeKey(request, reply);
    if (operation.id === 'createToken') return makeToken(request, reply);
    return giveDocument(operation.id, request, reply);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { raw, headers, body, id } = request;
    const one = found.get(request);
    if (!one) return reply.code(204).headers(preflight).send();
    const caller = admitted.get(request);
    if (!caller || one.operation.id === 'streamEvents') return special(request, reply, one);
    const { key, counted } = caller;
    const target = requestTarget(raw.url);
    // Node itself omits the body of a response to HEAD.
    const method = raw.method === 'HEAD' ? 'GET' : (raw.method ?? '');
    const idempotencyKey = String(headers['idempotency-key'] ?? '');
    const names = [key.id, ...enclosingNetworks(visitorAddress(request))];
    await catchUp(key, names);
    const answered = await turns.take(names, async () => {
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
    const [path = ''] = requestTarget(request.raw.url).split('?');
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
        inside.addHook('onRequest', async (_request, reply) => void reply.headers(corsHeaders));
        inside.addHook('onResponse', note);
        inside.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
          const refusal = error instanceof Refusal ? error : new Refusal(error.statusCode ?? 500);
          if (refusal.status >= 500 && refusal !== error) request.log.error({ err: error }, 'sandbox failed');
          return refuse(refusal, request, reply);
        });
        inside.all(`${prefix}/*`, { onRequest }, answer);
      });
    },

    /** Answers paths that the router cannot decode, such as `%E0%A4%A`. */
    refuseAddress: (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
      refuse(invalidAddress(spec), request, reply.headers(corsHeaders));
    },

    /** Ends streams, so that their clients come back to another process. */
    close: (): void => {
      streams.close();
      accounts.close();
    },
  };
}
