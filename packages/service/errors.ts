import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { caching } from './header-table.ts';
import { STATUS_CODES } from './node-http.ts';

/** Sends the status and its name as text; details of the error stay internal. */
export function sendPlain(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', caching.never)
    .type('text/plain; charset=utf-8')
    .send(`${status} ${STATUS_CODES[status] ?? ''}\n`);
}

/** Logs the cause of server errors only. */
export function handleError(
  error: FastifyError & { headers?: Record<string, string> },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  // For example `content-range` with a 416.
  if (error.headers) reply.headers(error.headers);
  sendPlain(reply, status);
}

/** Answers requests that the router refuses before any hook, such as `%ff`. */
export function handleRouterError(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  sendPlain(reply, 400);
}
