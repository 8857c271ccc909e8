import { leadAddresses } from 'contract/lead';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'service/metrics';
import { createThrottledLog } from 'service/throttled-log';
import { isPage } from './site/send-file.ts';

const kinds = ['page', 'file', 'form', 'sandbox', 'health'] as const;
type Kind = (typeof kinds)[number];

/** Metric label of an answer: one of five kinds, so that no URL of a visitor becomes a label. */
function answerKind({ url }: FastifyRequest, reply: FastifyReply): Kind {
  if (url.startsWith(leadAddresses.api)) return 'form';
  if (url.startsWith('/sandbox/')) return 'sandbox';
  if (url === '/healthz' || url === '/readyz') return 'health';
  return isPage(reply) || String(reply.getHeader('content-type')).startsWith('text/html') ? 'page' : 'file';
}

/** A rate-limited visitor sees only an error page, so refusals are counted and logged for the operator. */
const refusals = [401, 403, 429];

export interface AnswerCounter {
  answer: (status: number, kind: Kind) => void;
  time: (seconds: number, kind: Kind) => void;
  /** Undefined for a status that is no refusal. */
  refusal: (status: number, kind: Kind) => (() => void) | undefined;
}

/** Counters of answers; every series is exported from the start. */
export function createAnswerCounter(registry: Registry): AnswerCounter {
  const classes = ['1xx', '2xx', '3xx', '4xx', '5xx'];
  const perKind = kinds.map((kind) => {
    const answers = classes.map((statusClass) =>
      registry.counter('http_answers_total', 'Answers by class of status and kind.', { class: statusClass, kind }),
    );
    const refused = refusals.map((status) => {
      const labels = { status: String(status), kind };
      return [status, registry.counter('http_refusals_total', 'Answers 401, 403 and 429, by kind.', labels)] as const;
    });
    const time = registry.histogram('http_request_seconds', 'Time to answer, by kind.', { kind });
    return [kind, { answers, refused: new Map(refused), time }] as const;
  });
  const series = Object.fromEntries(perKind) as Record<Kind, (typeof perKind)[number][1]>;
  return {
    answer: (status, kind) => series[kind].answers[Math.floor(status / 100) - 1]?.(),
    time: (seconds, kind) => series[kind].time(seconds),
    refusal: (status, kind) => series[kind].refused.get(status),
  };
}

/** Counts answers and measures their duration. Event streams are not timed: they last as long as the client stays. */
export function countAnswers(app: FastifyInstance, counter: AnswerCounter) {
  const logSeldom = createThrottledLog();
  app.addHook('onClose', async () => logSeldom.flush());
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode, elapsedTime } = reply;
    const kind = answerKind(request, reply);
    counter.answer(statusCode, kind);
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream'))
      counter.time(elapsedTime / 1000, kind);
    request.log.debug({ req: request, res: reply, ms: Math.round(elapsedTime) }, 'answered');
    const countRefusal = counter.refusal(statusCode, kind);
    if (!countRefusal) return;
    countRefusal();
    logSeldom(`${statusCode} ${kind}`, (times) =>
      app.log.warn({ status: statusCode, kind, times }, 'requests refused'),
    );
  });
}
