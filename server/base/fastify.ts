import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { handleError, handleRouterError } from './errors.ts';
import { logOptions } from './log.ts';

function noSchemas(): never {
  throw new Error('routes have no schemas here');
}

/** Fastify as every process has it. */
export function createFastify(level: string, trustProxy: NonNullable<FastifyServerOptions['trustProxy']> = false) {
  const app: FastifyInstance = fastify({
    logger: logOptions(level),
    // Our own line says less about the visitor.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    trustProxy,
    frameworkErrors: handleRouterError,
    // Answers go on while shutting down.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    // No route has a schema: without these, Fastify loads its two compilers at every start.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  });
  app.setErrorHandler(handleError);
  return app;
}
