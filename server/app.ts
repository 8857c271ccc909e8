import fastify, { type FastifyInstance, LogController } from 'fastify';
import { handleError, handleRouterError } from './errors.ts';
import type { HeaderTable } from './header-table.ts';
import { health } from './health.ts';
import { logOptions } from './log.ts';
import type { Settings } from './settings.ts';
import { site } from './site/plugin.ts';

export interface AppOptions {
  readonly settings: Pick<Settings, 'LOG_LEVEL' | 'TRUST_PROXY'>;
  /** Absolute path of the built site. */
  readonly dist: string;
  readonly table: HeaderTable;
}

/** Composes the application from its plugins. It listens nowhere: see `listen`. */
export async function createApp({ settings, dist, table }: AppOptions): Promise<FastifyInstance> {
  const app = fastify({
    logger: logOptions(settings.LOG_LEVEL),
    // Our own line below says less about the visitor.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.TRUST_PROXY,
    frameworkErrors: handleRouterError,
    // Requests that arrive while shutting down are still answered.
    return503OnClosing: false,
  });
  app.setErrorHandler(handleError);
  app.addHook('onResponse', async (request, reply) => {
    request.log.debug({ req: request, res: reply, ms: Math.round(reply.elapsedTime) }, 'answered');
  });
  await app.register(health);
  await app.register(site, { dist, table });
  await app.ready();
  return app;
}
