import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import {
  failureIds,
  fieldFailureId,
  type LeadProblemCode,
  leadAddresses,
  leadBodyLimit,
  leadFieldNames,
} from 'contract/lead';
import type { LeadWords } from 'contract/lead-words';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { caching } from 'service/header-table';
import { safeError } from 'service/log';
import type { Registry } from 'service/metrics';
import type { PageRequests } from '../page-requests.ts';
import type { RateLimit } from './rate-limit.ts';
import type { LeadRecords } from './records.ts';
import { asProblem, LeadRefused } from './request/problems.ts';
import { readLead } from './request/read-lead.ts';
import type { LeadService } from './service.ts';

export interface LeadPluginOptions {
  service: LeadService;
  records: LeadRecords;
  publicHosts: readonly string[] | undefined;
  limit: RateLimit;
  registry: Registry;
  counting: PageRequests | undefined;
}

/** `POST /api/consultations`, as JSON or as a form without scripts. */
export const leads: FastifyPluginAsync<LeadPluginOptions> = async (app, options) => {
  const { service, records, publicHosts, limit, registry, counting } = options;
  const consentVersions = new Set(records.consentVersions);

  app.removeAllContentTypeParsers();
  const parsers = [
    [jsonType, parseJson],
    [formType, parseForm],
  ] as const;
  for (const [type, parse] of parsers) {
    app.addContentTypeParser(type, { parseAs: 'buffer' }, async (_: unknown, body: Buffer) => parse(decoded(body)));
  }

  // Refused before the body is read.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', caching.never);
    if (request.method !== 'POST') throw new LeadRefused('method');
    if (isForeignOrigin(request, publicHosts)) throw new LeadRefused('foreign-origin');
    await limit.take(request.ip).catch(async (refused: unknown) => {
      // A repeat after a lost answer passes the rate limit.
      const key = isForm(request.headers) ? undefined : findKey(request);
      if (key === undefined || !(await service.knows(key, request.log))) throw refused;
    });
    if (!isReadable(request.headers)) throw new LeadRefused('media-type');
  });
  app.addHook('preParsing', async (_request, _reply, payload) => withDeadline(payload));
  app.addHook('onResponse', async (_request, { statusCode }) => {
    registry.count('leads_answers_total', 'Answers of the endpoint.', { status: String(statusCode) });
  });
  app.setErrorHandler(problemSender(records.words));

  app.all(leadAddresses.api, { bodyLimit: leadBodyLimit }, async (request, reply) => {
    const fromPage = isForm(request.headers);
    const key = fromPage ? null : findKey(request);
    if (key === undefined) throw new LeadRefused('key-missing');
    const lead = readLead(request.body as Record<string, unknown>, consentVersions);
    const { repeat, receipt } = await service.submit(lead, key, request.log);
    // Stored for a person to check, but without notification: a receipt would promise a reply to a visitor whose
    // browser filled the trap in.
    if (lead.suspect) throw new LeadRefused('invalid-fields', { faults: [{ field: 'remark', code: 'remark.wrong' }] });
    if (repeat) {
      await limit.giveBack(request.ip);
      reply.header('idempotent-replayed', 'true');
    } else counting?.lead(request);
    // The reference is a random number: it reveals no personal data and cannot be looked up.
    if (fromPage) return reply.redirect(`${leadAddresses.sent}?nomor=${receipt.reference}`, 303);
    return reply.code(repeat ? 200 : 201).send(receipt);
  });
};

/**
 * Whether a page of another site may have sent the request, by Sec-Fetch-Site or Origin, which scripts cannot change.
 * Requests without both pass: the form uses no cookie or session that another site could abuse.
 * @param publicHosts accepted hosts; by default the request's Host header, never a header that a proxy adds
 */
export function isForeignOrigin(
  { headers }: Pick<FastifyRequest, 'headers'>,
  publicHosts?: readonly string[],
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  // Host only, not scheme: behind a proxy this server sees http.
  const own = publicHosts ?? [headers.host?.toLowerCase() ?? ''];
  return !URL.canParse(origin) || !own.includes(new URL(origin).host);
}

const uuid = /^"?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"?$/i;

/** Idempotency key: a UUID with or without quotes, in lower case. */
function findKey({ headers }: FastifyRequest): string | undefined {
  const value = headers['idempotency-key'];
  return typeof value === 'string' ? uuid.exec(value)?.[1]?.toLowerCase() : undefined;
}

/** Answers as problem+json, or for a form without scripts by a redirect to the page that explains the error. */
const problemSender =
  (words: LeadWords) => (error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply) => {
    const refused = asRefused(error, request);
    reply.headers(refused.headers);
    const ids: Partial<Record<LeadProblemCode, string>> = failureIds;
    const id = isForm(request.headers) ? ids[refused.code] : undefined;
    if (id === undefined) {
      const problem = JSON.stringify(asProblem(refused, words));
      reply.code(refused.statusCode).type('application/problem+json; charset=utf-8').send(problem);
      return;
    }
    // The field's name, never its value: URLs are stored in logs and histories.
    const field = leadFieldNames.find((name) => name === refused.faults[0]?.field);
    reply.redirect(`${leadAddresses.failed}#${field ? fieldFailureId(field) : id}`, 303);
  };

/** Problem codes of Fastify's own errors, by status. */
const codes: Record<number, LeadProblemCode> = {
  400: 'malformed',
  408: 'timeout',
  413: 'too-large',
  415: 'media-type',
};

function asRefused(error: Error & { statusCode?: number }, request: FastifyRequest): LeadRefused {
  if (error instanceof LeadRefused) return error;
  const code = codes[error.statusCode ?? 500];
  if (code !== undefined) return new LeadRefused(code);
  request.log.error({ err: safeError(error) }, 'request failed');
  return new LeadRefused('internal');
}

const jsonType = 'application/json';
const formType = 'application/x-www-form-urlencoded';

const mediaType = ({ 'content-type': type = '' }: IncomingHttpHeaders) => type.replace(/;.*/s, '').trim().toLowerCase();

/** Whether the form was sent without scripts and needs a page as its answer. */
const isForm = (headers: IncomingHttpHeaders): boolean => mediaType(headers) === formType;

/** Accepts JSON and form data in UTF-8, uncompressed. */
function isReadable(headers: IncomingHttpHeaders): boolean {
  const { 'content-type': type = '', 'content-encoding': encoding } = headers;
  if (![jsonType, formType].includes(mediaType(headers))) return false;
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(type)?.[1];
  return (charset === undefined || /^utf-?8$/i.test(charset)) && (encoding === undefined || encoding === 'identity');
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** @throws LeadRefused when the body is not UTF-8 */
function decoded(body: Buffer) {
  try {
    return utf8.decode(body);
  } catch {
    throw new LeadRefused('malformed');
  }
}

/** Parses one JSON object. @throws LeadRefused for anything else */
function parseJson(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new LeadRefused('malformed');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new LeadRefused('malformed');
  return value as Record<string, unknown>;
}

/**
 * Converts form data to the shape of the JSON: a ticked box becomes `true`, an empty one is missing, a repeated name
 * becomes a list, which no field accepts.
 * @throws LeadRefused when an escape is broken or not UTF-8
 */
function parseForm(text: string): Record<string, unknown> {
  if (!isWellEscaped(text)) throw new LeadRefused('malformed');
  const sent = new URLSearchParams(text);
  const fields = [...new Set(sent.keys())].map((name) => {
    const values = sent.getAll(name);
    return [name, values.length > 1 ? values : values[0]] as const;
  });
  // fromEntries defines own properties, so `__proto__` is an ordinary name.
  const { consent, ...others } = Object.fromEntries<unknown>(fields);
  if (consent === undefined) return others;
  return { ...others, consent: consent === 'true' || consent === 'on' ? true : consent };
}

function isWellEscaped(text: string): boolean {
  try {
    // The result is used because bundlers drop a call that is made only to throw.
    return decodeURIComponent(text).length <= text.length;
  } catch {
    return false;
  }
}

/** Limit for receiving a body of at most 16 KiB, in milliseconds. */
const bodyTimeout = 8000;

/** Fails with 408 at the time limit, so that slow senders do not pile up. */
function withDeadline(payload: Readable): Readable {
  const timed = new PassThrough();
  // After an early answer such as 413 the stream has no reader.
  timed.on('error', () => undefined);
  const timer = setTimeout(() => {
    payload.unpipe(timed);
    timed.destroy(new LeadRefused('timeout'));
  }, bodyTimeout);
  const stop = () => clearTimeout(timer);
  timed.once('end', stop).once('close', stop);
  payload.once('error', (error) => timed.destroy(error));
  payload.once('close', () => payload.readableEnded || timed.destroy(new LeadRefused('malformed')));
  return payload.pipe(timed);
}
