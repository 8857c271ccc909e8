import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync } from 'fastify';
import { caching } from '../caching.ts';
import { leadAddresses, leadBodyLimit } from '../contract/lead-limits.ts';
import type { Registry } from '../metrics/registry.ts';
import type { LeadRecords } from './records.ts';
import { problemSender, sendReceipt } from './request/answer.ts';
import { parseFormBody, parseJsonBody } from './request/body.ts';
import { withDeadline } from './request/body-deadline.ts';
import { clientNetwork } from './request/client-network.ts';
import { readKey } from './request/key.ts';
import { formType, isForm, isReadable, jsonType } from './request/media-type.ts';
import { isForeign } from './request/origin.ts';
import { LeadRefused } from './request/problems.ts';
import { readLead } from './request/read-lead.ts';
import type { LeadService } from './service.ts';

export interface LeadPluginOptions {
  readonly service: LeadService;
  readonly records: LeadRecords;
  /** Requests that one network may send in ten minutes. */
  readonly limit: number;
  readonly registry: Registry;
}

/** `POST /api/consultations`, as JSON from the form's script or as the plain form. Registered only when leads are on. */
export const leads: FastifyPluginAsync<LeadPluginOptions> = async (app, options) => {
  const { service, records, limit, registry } = options;
  const consentVersions = new Set(records.consentVersions);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(jsonType, { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    parseJsonBody(body),
  );
  app.addContentTypeParser(formType, { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    parseFormBody(body),
  );

  await app.register(rateLimit, { global: false });
  const count = app.createRateLimit({
    max: limit,
    timeWindow: '10 minutes',
    keyGenerator: ({ ip }) => clientNetwork(ip),
  });

  // Before the body is read: what is refused here costs nothing more.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', caching.never);
    if (request.method !== 'POST') throw new LeadRefused('method');
    if (isForeign(request)) throw new LeadRefused('foreign-origin');
    const counted = await count(request);
    if (!counted.isAllowed && counted.isExceeded) {
      throw new LeadRefused('too-many', { retryAfter: counted.ttlInSeconds });
    }
    if (!isReadable(request.headers)) throw new LeadRefused('media-type');
  });
  app.addHook('preParsing', async (_request, _reply, payload) => withDeadline(payload));
  app.addHook('onResponse', async (_request, { statusCode }) => {
    registry.count('leads_answers_total', 'Answers of the endpoint.', { status: String(statusCode) });
  });
  app.setErrorHandler(problemSender(records.words));

  app.all(leadAddresses.api, { bodyLimit: leadBodyLimit }, async (request, reply) => {
    const key = isForm(request.headers) ? null : readKey(request);
    const lead = readLead(request.body as Record<string, unknown>, consentVersions);
    return sendReceipt(reply, await service.submit(lead, key), key === null);
  });
};
