import type { FastifyPluginAsync } from 'fastify';
import { caching } from '../caching.ts';
import { leadAddresses, leadBodyLimit } from '../contract/lead-limits.ts';
import type { Registry } from '../metrics/registry.ts';
import type { RateLimit } from './limit/rate-limit.ts';
import type { LeadRecords } from './records.ts';
import { problemSender, sendReceipt } from './request/answer.ts';
import { parseFormBody, parseJsonBody } from './request/body.ts';
import { withDeadline } from './request/body-deadline.ts';
import { readKey, tryKey } from './request/key.ts';
import { formType, isForm, isReadable, jsonType } from './request/media-type.ts';
import { isForeign } from './request/origin.ts';
import { LeadRefused } from './request/problems.ts';
import { readLead } from './request/read-lead.ts';
import type { LeadService } from './service.ts';

export interface LeadPluginOptions {
  readonly service: LeadService;
  readonly records: LeadRecords;
  /** Hosts that visitors type; undefined when that is not known. */
  readonly publicHosts: readonly string[] | undefined;
  readonly limit: RateLimit;
  readonly registry: Registry;
}

/** `POST /api/consultations`, as JSON from the form's script or as the plain form. Registered only when leads are on. */
export const leads: FastifyPluginAsync<LeadPluginOptions> = async (app, options) => {
  const { service, records, publicHosts, limit, registry } = options;
  const consentVersions = new Set(records.consentVersions);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(jsonType, { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    parseJsonBody(body),
  );
  app.addContentTypeParser(formType, { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
    parseFormBody(body),
  );

  // Before the body is read: what is refused here costs nothing more.
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', caching.never);
    if (request.method !== 'POST') throw new LeadRefused('method');
    if (isForeign(request, publicHosts)) throw new LeadRefused('foreign-origin');
    await limit.take(request.ip).catch(async (refused: unknown) => {
      // Who asks again for an answer that got lost is not turned away.
      const key = isForm(request.headers) ? undefined : tryKey(request);
      if (key === undefined || !(await service.knows(key))) throw refused;
    });
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
    const outcome = await service.submit(lead, key, request.log);
    if (outcome.repeat) await limit.giveBack(request.ip);
    return sendReceipt(reply, outcome, key === null);
  });
};
