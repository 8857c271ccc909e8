import type { FastifyPluginAsync } from 'fastify';
import { caching } from './caching.ts';

export interface HealthOptions {
  /** Whether the server takes new visitors and everything it needs answers. */
  readonly isReady: () => Promise<boolean>;
}

/**
 * `/healthz`: the process answers. It looks at nothing else, so that it cannot fail for others.
 * `/readyz`: send visitors here; 503 while a store that is switched on does not answer, and while shutting down.
 */
export const health: FastifyPluginAsync<HealthOptions> = async (app, { isReady }) => {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', caching.never).send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', caching.never)
      .send({ status: ready ? 'ok' : 'unavailable' });
  });
};
