import type { Duplex } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  bearerIn,
  challenge,
  problemOf,
  RateWindow,
  Refusal,
  type Scope,
  sandboxLimits,
} from '../../contract/sandbox.ts';
import { fillText } from '../../contract/slots.ts';
import { clientNetwork } from '../base/client-network.ts';
import { caching } from '../base/header-table.ts';
import { safeError } from '../base/log.ts';
import { STATUS_CODES } from '../base/node-http.ts';
import { type Key, Keys, lifetimes } from './keys.ts';
import { Streams, topicsOf } from './streams.ts';
import { SandboxThread } from './thread.ts';

const prefix = '/sandbox';

/** Any page may call: a key is no cookie. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers':
    'Allow, Idempotency-Replayed, Location, RateLimit-Limit, RateLimit-Remaining, RateLimit-Reset, Retry-After, Sandbox-State, WWW-Authenticate',
  'cache-control': caching.never,
};
const preflight = {
  'access-control-allow-methods': 'GET, POST, PATCH, DELETE',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, Last-Event-ID',
  'access-control-max-age': '86400',
};

export type Sandbox = ReturnType<typeof createSandbox>;

/** Whether a request asks for the sandbox's WebSocket. */
export const isStreamUpgrade = ({ url = '', headers }: FastifyRequest['raw']): boolean =>
  url.split('?', 1)[0] === `${prefix}/v1/stream` && headers.upgrade?.toLowerCase() === 'websocket';

/**
 * The sandbox of the interface under /sandbox/v1. Keys, limits, streams and headers are looked after here; what a
 * request means, in the thread.
 * @param release folder with build/sandbox @param secret signs the keys; random when undefined
 * @throws when the release has no sandbox
 */
export function createSandbox(release: string, secret: string | undefined) {
  const thread = new SandboxThread(release);
  const texts = thread.texts();
  const { words } = texts;
  const keys = new Keys(secret);
  const streams = new Streams(thread, words);
  const made = new RateWindow(sandboxLimits.keys, 3600);
  const asked = new RateWindow(sandboxLimits.requests, 60);
  // Many keys together must not take the processor from the pages.
  const all = new RateWindow(sandboxLimits.allRequests, 2);
  const admitted = new WeakMap<FastifyRequest, { key: Key; counted: Record<string, string>; began: number }>();
  // As the privacy page says: an address is forgotten after an hour, also when nobody else comes.
  const forgetting = setInterval(() => made.forget(Date.now()), 60_000).unref();

  /** The key that a text stands for. @throws Refusal 401 that says what is wrong with it */
  function keyOf(text: string): Key {
    const refuse = (detail?: string) => new Refusal(401, detail, challenge(detail && 'invalid_token'));
    if (!text) throw refuse();
    const key = keys.read(text);
    if (!key) throw refuse(words.forged);
    const time = new Date(key.expires).toISOString();
    if (key.expires <= Date.now()) throw refuse(fillText(words.expired, { time }));
    return key;
  }

  /** Counts a request of a key. @throws Refusal 429 */
  function count({ id }: Key): Record<string, string> {
    const { full, headers } = asked.add(id, Date.now());
    if (full) throw new Refusal(429, undefined, headers);
    return headers;
  }

  function makeKey(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    let scope: unknown;
    try {
      scope = JSON.parse(String(request.body ?? ''))?.scope;
    } catch {
      throw new Refusal(400);
    }
    if (scope !== 'read' && scope !== 'write') {
      throw new Refusal(422, undefined, {}, [{ field: 'scope', message: 'read, write' }]);
    }
    const { full, headers } = made.add(clientNetwork(request.ip), Date.now());
    if (full) throw new Refusal(429, fillText(words.keys, { count: sandboxLimits.keys }), headers);
    const key = keys.make(scope, Date.now());
    const body = { key: keys.write(key), scope, expires_at: new Date(key.expires).toISOString() };
    return reply.code(201).headers(headers).send(body);
  }

  /** OAuth 2.0 client credentials (RFC 6749, 4.4): the key is the secret, in the body or as HTTP Basic (2.3.1). */
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
    const expires = Math.min(key.expires, Math.floor((Date.now() + lifetimes.token) / 1000) * 1000);
    const access_token = keys.write({ ...key, scope, expires });
    const expires_in = Math.floor((expires - Date.now()) / 1000);
    return reply.header('pragma', 'no-cache').send({ access_token, token_type: 'Bearer', expires_in, scope });
  }

  function makeTicket(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const key = keyOf(bearerIn(request.headers.authorization ?? ''));
    const headers = count(key);
    const now = Date.now();
    const body = { ticket: keys.ticket(key, now), expires_at: new Date(now + lifetimes.ticket).toISOString() };
    return reply.code(201).headers(headers).send(body);
  }

  /** The key of a stream: in the header, as a ticket, or in the address. @throws Refusal 401, 422, 429, 503 */
  function streamKey({ headers }: FastifyRequest['raw'], query: URLSearchParams): Key {
    const ticket = query.get('ticket');
    const redeemed = ticket === null ? undefined : keys.redeem(ticket, Date.now());
    if (ticket !== null && !redeemed) throw new Refusal(401, words.ticket, challenge('invalid_token'));
    const key = redeemed ?? keyOf(bearerIn(headers.authorization ?? '') || (query.get('key') ?? ''));
    count(key);
    topicsOf(query.get('topics'), words);
    const full = streams.full(key);
    if (full) throw new Refusal(full === words.busy ? 503 : 429, full, { 'Retry-After': '30' });
    return key;
  }

  function stream({ raw }: FastifyRequest, reply: FastifyReply): void {
    const query = queryOf(raw.url);
    const key = streamKey(raw, query);
    reply.hijack();
    for (const [name, value] of Object.entries(open)) reply.raw.setHeader(name, value);
    streams.serve(key, query, raw, reply.raw);
  }

  /** Before the body is read: in a flood most is refused here. @throws Refusal 401, 429, 503 */
  async function admit(request: FastifyRequest): Promise<void> {
    if (request.method === 'OPTIONS') return;
    const key = keyOf(bearerIn(request.headers.authorization ?? ''));
    const counted = count(key);
    const { full: busy } = all.add('', Date.now());
    if (busy) throw new Refusal(503, words.busy, { ...counted, 'Retry-After': '2' });
    admitted.set(request, { key, counted, began: performance.now() });
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { raw, headers, body } = request;
    const caller = admitted.get(request);
    if (!caller) return reply.code(204).headers(preflight).send();
    const { key, counted, began } = caller;
    const target = (raw.url ?? '').slice(prefix.length);
    const { id, born, scope } = key;
    // Of an answer to HEAD, Node leaves the body out.
    const method = raw.method === 'HEAD' ? 'GET' : (raw.method ?? '');
    const answered = await thread.answer(id, born, {
      method,
      path: target,
      scope,
      idempotencyKey: String(headers['idempotency-key'] ?? ''),
      body: String(body ?? ''),
    });
    if (!answered) throw new Refusal(503, words.busy, { ...counted, 'Retry-After': '5' });
    const { status, text } = answered;
    const [path = ''] = target.split('?');
    streams.show(key, { method, path, status, ms: Math.round(performance.now() - began) });
    if (method !== 'GET' && status < 300) streams.wake(key);
    return reply
      .code(status)
      .headers({ ...answered.headers, ...counted })
      .send(text || undefined);
  }

  return {
    register: async (app: FastifyInstance): Promise<void> => {
      thread.failed = (error) => app.log.error({ err: safeError(error) }, 'sandbox failed');
      await app.register(async (inside) => {
        inside.removeAllContentTypeParsers();
        const text = { parseAs: 'string', bodyLimit: sandboxLimits.body } as const;
        inside.addContentTypeParser('*', text, (_request, body, done) => done(null, body));
        inside.addHook('onRequest', async (_request, reply) => void reply.headers(open));
        inside.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
          const refusal = error instanceof Refusal ? error : new Refusal(error.statusCode ?? 500);
          const { status } = refusal;
          if (status >= 500 && refusal !== error) request.log.error({ err: error }, 'sandbox failed');
          const { headers, body } = problemOf(texts, refusal, request.id.slice(0, 8));
          return reply.code(status).headers(headers).send(JSON.stringify(body));
        });
        inside.post(`${prefix}/v1/keys`, makeKey);
        inside.post(`${prefix}/v1/oauth/token`, makeToken);
        inside.post(`${prefix}/v1/stream/tickets`, makeTicket);
        inside.get(`${prefix}/v1/stream`, { exposeHeadRoute: false }, stream);
        inside.all(`${prefix}/*`, { onRequest: admit }, answer);
      });
    },

    /** Takes a WebSocket, or refuses it. @param everywhere headers of every answer: this one does not pass the server's */
    upgrade: (
      everywhere: Record<string, string>,
      request: FastifyRequest['raw'],
      socket: Duplex,
      head: Buffer,
    ): void => {
      socket.on('error', () => socket.destroy());
      try {
        const query = queryOf(request.url);
        streams.accept(streamKey(request, query), query, request, socket, head);
      } catch (error) {
        const refusal = error instanceof Refusal ? error : new Refusal(500);
        const { status, headers, body } = problemOf(texts, refusal, 'stream');
        const own = { ...open, ...headers, connection: 'close' };
        const lines = Object.entries({ ...everywhere, ...own }).map(([name, value]) => `${name}: ${value}`);
        const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
        socket.end(`${head}\r\n\r\n${JSON.stringify(body)}`);
      }
    },

    /** Ends streams, so that their clients come back to another process. */
    close: (): void => {
      clearInterval(forgetting);
      streams.close();
    },
  };
}

const queryOf = (url = '') => new URL(`https://sandbox.invalid${url}`).searchParams;
