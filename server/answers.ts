import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { leadAddresses } from '../contract/lead.ts';
import type { Registry } from './base/metrics.ts';
import { seldom } from './base/seldom.ts';

/** No address of a visitor's making becomes a label. */
function kindOf({ url }: FastifyRequest, reply: FastifyReply): string {
  if (url.startsWith(leadAddresses.api)) return 'form';
  if (url.startsWith('/sandbox/')) return 'sandbox';
  if (url === '/healthz' || url === '/readyz') return 'health';
  return String(reply.getHeader('content-type')).startsWith('text/html') ? 'page' : 'file';
}

/** Who is locked out, and who only knocks too often, looks the same to them; here it must not pass unseen. */
const refusals = new Set([401, 403, 429]);

/** Counts and times what is answered. A stream lasts as long as its reader, so its time says nothing. */
export function countAnswers(app: FastifyInstance, registry: Registry) {
  const logSeldom = seldom();
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode, elapsedTime } = reply;
    const kind = kindOf(request, reply);
    const answered = { class: `${Math.floor(statusCode / 100)}xx`, kind };
    registry.count('http_answers_total', 'Answers by class of status and kind.', answered);
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) {
      registry.observe('http_request_seconds', 'Time to answer, by kind.', elapsedTime / 1000, { kind });
    }
    request.log.debug({ req: request, res: reply, ms: Math.round(elapsedTime) }, 'answered');
    if (!refusals.has(statusCode)) return;
    const status = String(statusCode);
    registry.count('http_refusals_total', 'Answers 401, 403 and 429, by kind.', { status, kind });
    logSeldom(`${status} ${kind}`, (times) => app.log.warn({ status: statusCode, kind, times }, 'requests refused'));
  });
}
