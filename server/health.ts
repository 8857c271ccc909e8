import type { FastifyPluginAsync } from 'fastify';
import { caching } from './security-headers.ts';

/** `/healthz`: the process answers. It looks at nothing else, so that it cannot fail for others. */
export const health: FastifyPluginAsync = async (app) => {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', caching.never).send({ status: 'ok' }));
};
