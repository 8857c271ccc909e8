import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  buildProblem,
  corsHeaders,
  Refusal,
  sandboxFile,
  sandboxLimits,
  sandboxPrefix,
  visitorHeader,
} from 'contract/sandbox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readBuilt } from 'service/header-table';
import { detachSocket, isReachable, isWebSocketUpgrade } from 'service/http-server';
import type { Registry } from 'service/metrics';
import { enclosingNetworks, NetworkQuota } from 'service/networks';
import { Agent, request as ask } from 'service/node-http';
import { z } from 'zod';
import type { Settings } from '../settings.ts';
import { SandboxProcess } from './process.ts';

export type Sandbox = ReturnType<typeof createSandbox>;

const textsSchema = z.object({
  spec: z.object({
    help: z.string(),
    problems: z.record(z.string(), z.object({ title: z.string(), detail: z.string() })),
  }),
  words: z.object({ busy: z.string() }),
});

/** Most requests and streams at once, per IP address and in total: further ones would only wait here. */
const maxConnections = [48, 1000] as const;

/**
 * Requests of a network whose body has not come whole, and of all: they count for nothing yet, and one too many ends
 * the oldest, so that nobody can keep those out who share the address.
 */
const maxUnfinished = [16, 1000] as const;

const hasBody = ({ 'content-length': length, 'transfer-encoding': coding }: IncomingHttpHeaders) =>
  coding !== undefined || Number(length ?? 0) > 0;

/** Headers that belong to one connection (RFC 9110, section 7.6.1). */
const connectionHeaders = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade', 'expect'];
const endToEndHeaders = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !connectionHeaders.includes(name)));

/**
 * Forwards requests below /sandbox/ unchanged to the sandbox's process: a child of this one, or a separate service
 * that listens on SANDBOX_SOCKET.
 * @throws when the release has no sandbox
 */
export function createSandbox(settings: Settings, registry: Registry) {
  const { spec, words } = readBuilt(settings.SITE_ROOT, sandboxFile, textsSchema);
  const { SANDBOX_SOCKET: shared, SANDBOX_SECRET: secret = randomBytes(24).toString('hex') } = settings;
  const own = shared === undefined ? new SandboxProcess(settings, secret) : undefined;
  const socketPath = own?.socket ?? shared;
  const agent = new Agent({ keepAlive: true });
  const crowd = new NetworkQuota(...maxConnections);
  /** Responses and sockets in use, and those among them that would never end by themselves. */
  const underWay = new Set<Duplex | ServerResponse>();
  const streams = new Set<Duplex | ServerResponse>();
  /** How to end the requests whose body has not come whole, by network, oldest first. */
  const unfinished = new Map<string, Set<() => void>>();
  let unfinishedInAll = 0;

  const countRefusal = (by?: number) =>
    registry.count('sandbox_refused_total', 'Requests that the sandbox was away or too busy for.', {}, by);
  const countEnd = (by?: number) => registry.count('sandbox_ends_total', 'How often the sandbox has ended.', {}, by);
  countRefusal(0);
  if (own) countEnd(0);

  function refuse(response: ServerResponse, seconds: number, id: string): void {
    countRefusal();
    if (response.writableEnded) return;
    if (response.headersSent) return void response.destroy();
    const refusal = new Refusal(503, words.busy, { 'Retry-After': String(seconds) });
    const { status, headers, body } = buildProblem(spec, refusal, id.slice(0, 8));
    response.writeHead(status, { ...corsHeaders, ...headers }).end(JSON.stringify(body));
  }

  /** Counts a request whose body is still to come. @returns counts it out, once */
  function expectBody(ip: string, end: () => void): () => void {
    const [network = ''] = enclosingNetworks(ip);
    const ends = unfinished.get(network) ?? new Set();
    unfinished.set(network, ends.add(end));
    unfinishedInAll += 1;
    const [oldest = end] = ends;
    const done = () => {
      if (!ends.delete(end)) return;
      unfinishedInAll -= 1;
      if (ends.size === 0) unfinished.delete(network);
    };
    if (ends.size > maxUnfinished[0]) oldest();
    else if (unfinishedInAll > maxUnfinished[1]) end();
    return done;
  }

  /** Connects both sockets, each direction at the speed of the slower side. */
  function join(answer: IncomingMessage, far: Duplex, farHead: Buffer, raw: IncomingMessage, response: ServerResponse) {
    const { socket, head } = detachSocket(raw, response);
    const lines = answer.rawHeaders.map((text, at) => text + (at % 2 ? '\r\n' : ': ')).join('');
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines}\r\n`);
    socket.write(farHead);
    far.write(head);
    socket.pipe(far).pipe(socket);
    streams.add(socket);
    far.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('close', () => {
      streams.delete(socket);
      far.destroy();
    });
    return socket;
  }

  async function handOn({ raw, ip, id }: FastifyRequest, reply: FastifyReply): Promise<void> {
    const response = reply.hijack().raw;
    const leaves: (() => void)[] = [];
    const leave = () => {
      for (const one of leaves.splice(0)) one();
    };
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      leave();
    });
    /** Counts the request once it is whole. @returns whether there is room for it */
    const isAdmitted = () => {
      if (crowd.full(ip)) return false;
      leaves.push(crowd.enter(ip));
      return true;
    };
    const isWhole = !hasBody(raw.headers);
    if (isWhole && !isAdmitted()) return refuse(response, 2, id);
    if (!isWhole) {
      const tooMany = () => {
        response.shouldKeepAlive = false;
        refuse(response, 2, id);
      };
      leaves.push(expectBody(ip, tooMany));
      if (response.writableEnded) return;
    }
    const seconds = (await own?.wake()) ?? 0;
    if (seconds > 0) return refuse(response, seconds, id);
    const upgrade = isWebSocketUpgrade(raw) && { connection: 'Upgrade', upgrade: 'websocket' };
    const headers = { ...endToEndHeaders(raw.headers), ...upgrade, [visitorHeader]: ip };
    const far = ask({ socketPath, agent, method: raw.method, path: raw.url, headers });
    // A refusal does not need the body, which may never come.
    far.flushHeaders();
    far.on('error', () => refuse(response, 1, id));
    raw.once('end', () => {
      if (isWhole || response.headersSent) return;
      leave();
      if (isAdmitted()) return;
      refuse(response, 2, id);
      far.destroy();
    });
    far.on('response', (answer) => {
      // Answered before the request's body ended: close the connection instead of reading on.
      if (!raw.complete) response.shouldKeepAlive = false;
      response.writeHead(answer.statusCode ?? 502, endToEndHeaders(answer.headers));
      if (answer.headers['content-type'] === 'text/event-stream') streams.add(response);
      answer.on('error', () => response.destroy()).pipe(response);
    });
    far.on('upgrade', (answer, socket, head) => join(answer, socket, head, raw, response).once('close', leave));
    response.once('close', () => {
      streams.delete(response);
      far.destroy();
    });
    // The sandbox refuses a longer body by its length and closes; bytes that it does not read would reset the connection,
    // and its answer could be lost.
    if (Number(raw.headers['content-length'] ?? 0) > sandboxLimits.body) return;
    raw.pipe(far);
    // Stops forwarding at the sandbox's body limit: it has refused and closed by then, and the write error would arrive
    // before its answer.
    let sent = 0;
    raw.on('data', (part: Buffer) => {
      sent += part.length;
      if (sent > sandboxLimits.body) raw.unpipe(far).pause();
    });
  }

  const state = async (): Promise<'asleep' | 'up' | 'away'> =>
    own ? own.state() : (await isReachable({ path: socketPath ?? '' })) ? 'up' : 'away';

  return {
    register: async (app: FastifyInstance): Promise<void> => {
      if (own) {
        own.ended = (how) => {
          app.log.warn(how, 'the sandbox ended');
          if ('signal' in how) countEnd();
        };
      }
      await app.register(async (inside) => {
        // Bodies are forwarded unparsed.
        inside.removeAllContentTypeParsers();
        inside.addContentTypeParser('*', (_request, _body, done) => done(null));
        inside.all(`${sandboxPrefix}/*`, handOn);
      });
    },

    handOn,
    /** For /readyz: informative only, as the site works without the sandbox. */
    state,

    measure: async (): Promise<void> => {
      registry.set(
        'sandbox_away',
        'Whether the sandbox should answer and does not.',
        (await state()) === 'away' ? 1 : 0,
      );
      registry.set('sandbox_streams', 'Streams that are open.', streams.size);
      if (own) registry.set('sandbox_resident_memory_bytes', 'Memory of its process.', own.megabytes * 1024 * 1024);
    },

    /** Closes streams, so that their clients reconnect to another process. */
    close: async (): Promise<void> => {
      await own?.stop();
      // After the child has ended its pending answers never arrive.
      for (const one of new Set([...streams, ...(own ? underWay : [])])) one.destroy();
      agent.destroy();
    },
  };
}
