import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { type LeadProblemCode, type LeadReceipt, leadAddresses, leadBodyLimit } from '../contract/lead.ts';
import type { LeadWords } from '../contract/lead-words.ts';
import { caching } from '../header-table.ts';
import { safeError } from '../log.ts';
import type { Registry } from '../metrics.ts';
import type { PageRequests } from '../page-requests.ts';
import type { RateLimit } from './rate-limit.ts';
import type { LeadRecords } from './records.ts';
import { formType, isForm, isReadable, jsonType, parseFormBody, parseJsonBody, withDeadline } from './request/body.ts';
import { asProblem, LeadRefused } from './request/problems.ts';
import { readLead } from './request/read-lead.ts';
import type { LeadService } from './service.ts';

export interface LeadPluginOptions {
  readonly service: LeadService;
  readonly records: LeadRecords;
  /** As visitors type them, if known. */
  readonly publicHosts: readonly string[] | undefined;
  readonly limit: RateLimit;
  readonly registry: Registry;
  readonly counting: PageRequests | undefined;
}

/** `POST /api/consultations`, as JSON or as the plain form. */
export const leads: FastifyPluginAsync<LeadPluginOptions> = async (app, options) => {
  const { service, records, publicHosts, limit, registry, counting } = options;
  const consentVersions = new Set(records.consentVersions);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(jsonType, { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    parseJsonBody(body),
  );
  app.addContentTypeParser(formType, { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    parseFormBody(body),
  );

  // Before the body is read.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', caching.never);
    if (request.method !== 'POST') throw new LeadRefused('method');
    if (isForeign(request, publicHosts)) throw new LeadRefused('foreign-origin');
    await limit.take(request.ip).catch(async (refused: unknown) => {
      // Who asks again for a lost answer is not turned away.
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
    const key = isForm(request.headers) ? null : requireKey(request);
    const lead = readLead(request.body as Record<string, unknown>, consentVersions);
    const outcome = await service.submit(lead, key, request.log);
    if (outcome.repeat) await limit.giveBack(request.ip);
    else counting?.lead(request);
    return sendReceipt(reply, outcome, key === null);
  });
};

/**
 * Whether another site's page may have sent it: browsers say so by Sec-Fetch-Site or Origin, which scripts cannot
 * change. Without both there is nothing to gain: no cookie or session stands behind the form.
 * @param publicHosts unless given, the request's Host, never what a proxy adds
 */
export function isForeign({ headers }: Pick<FastifyRequest, 'headers'>, publicHosts?: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return true;
  const { origin } = headers;
  if (origin === undefined) return false;
  // Not the scheme: behind a proxy this server sees http.
  const own = publicHosts ?? [headers.host?.toLowerCase() ?? ''];
  return !URL.canParse(origin) || !own.includes(new URL(origin).host);
}

const uuid = /^"?([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"?$/i;

/** A UUID with or without quotes, in lower case. */
function findKey({ headers }: FastifyRequest): string | undefined {
  const value = headers['idempotency-key'];
  return typeof value === 'string' ? uuid.exec(value)?.[1]?.toLowerCase() : undefined;
}

/** @throws LeadRefused */
function requireKey(request: FastifyRequest): string {
  const key = findKey(request);
  if (key === undefined) throw new LeadRefused('key-missing');
  return key;
}

interface Outcome {
  readonly repeat: boolean;
  readonly receipt: LeadReceipt;
}

/** 201, or 200 for a repeat; a plain form is led to a page. */
function sendReceipt(reply: FastifyReply, { repeat, receipt }: Outcome, toPage: boolean): FastifyReply {
  if (repeat) reply.header('idempotent-replayed', 'true');
  // A random number: it says nothing about the person, and nothing can be looked up by it.
  if (toPage) return reply.redirect(`${leadAddresses.sent}?nomor=${receipt.reference}`, 303);
  return reply.code(repeat ? 200 : 201).send(receipt);
}

/** What a person without scripts can mend has a place on the result page. */
const placesOnPage: Partial<Record<LeadProblemCode, string>> = {
  timeout: 'coba-lagi',
  'too-large': 'terlalu-panjang',
  'invalid-fields': 'isian',
  'too-many': 'terlalu-sering',
  unavailable: 'coba-lagi',
  internal: 'coba-lagi',
};

/** As problem+json, or for a plain form with the page that explains it. */
const problemSender =
  (words: LeadWords) =>
  (error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void => {
    const refused = asRefused(error, request);
    reply.headers(refused.headers);
    const place = isForm(request.headers) ? placesOnPage[refused.code] : undefined;
    if (place === undefined) {
      const problem = JSON.stringify(asProblem(refused, words));
      reply.code(refused.statusCode).type('application/problem+json; charset=utf-8').send(problem);
      return;
    }
    // A name of ours, never a value: addresses are kept in logs and histories.
    const [first] = refused.faults;
    const fragment = first && /^[a-zA-Z]{1,20}$/.test(first.field) ? `${place}-${first.field}` : place;
    reply.redirect(`${leadAddresses.failed}#${fragment}`, 303);
  };

/** Fastify's own errors by status. */
const codes: Readonly<Record<number, LeadProblemCode>> = {
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
