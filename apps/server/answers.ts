import { leadAddresses } from 'contract/lead';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'service/metrics';
import { createThrottledLog } from 'service/throttled-log';
import { isPage } from './site/send-file.ts';

const kinds = ['page', 'file', 'form', 'sandbox', 'health'] as const;

/** Metric label of an answer: one of five kinds, so that no URL of a visitor becomes a label. */
function answerKind({ url }: FastifyRequest, reply: FastifyReply): (typeof kinds)[number] {
  if (url.startsWith(leadAddresses.api)) return 'form';
  if (url.startsWith('/sandbox/')) return 'sandbox';
  if (url === '/healthz' || url === '/readyz') return 'health';
  return isPage(reply) || String(reply.getHeader('content-type')).startsWith('text/html') ? 'page' : 'file';
}

/** A rate-limited visitor sees only an error page, so refusals are counted and logged for the operator. */
const refusals = new Set([401, 403, 429]);

/** Counts answers and measures their duration. Event streams are not timed: they last as long as the client stays. */
export function countAnswers(app: FastifyInstance, registry: Registry) {
  const logSeldom = createThrottledLog();
  const countAnswer = (statusClass: string, kind: string, by?: number) =>
    registry.count('http_answers_total', 'Answers by class of status and kind.', { class: statusClass, kind }, by);
  const countRefusal = (status: number, kind: string, by?: number) => {
    const labels = { status: String(status), kind };
    registry.count('http_refusals_total', 'Answers 401, 403 and 429, by kind.', labels, by);
  };
  const time = (seconds: number, kind: string, by?: number) =>
    registry.observe('http_request_seconds', 'Time to answer, by kind.', seconds, { kind }, by);
  for (const kind of kinds) {
    for (const statusClass of ['2xx', '3xx', '4xx', '5xx']) countAnswer(statusClass, kind, 0);
    for (const status of refusals) countRefusal(status, kind, 0);
    time(0, kind, 0);
  }
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode, elapsedTime } = reply;
    const kind = answerKind(request, reply);
    countAnswer(`${Math.floor(statusCode / 100)}xx`, kind);
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) time(elapsedTime / 1000, kind);
    request.log.debug({ req: request, res: reply, ms: Math.round(elapsedTime) }, 'answered');
    if (!refusals.has(statusCode)) return;
    countRefusal(statusCode, kind);
    logSeldom(`${statusCode} ${kind}`, (times) =>
      app.log.warn({ status: statusCode, kind, times }, 'requests refused'),
    );
  });
}
