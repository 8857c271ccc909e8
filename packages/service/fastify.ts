import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { handleError, handleRouterError } from './errors.ts';
import { logOptions } from './log.ts';
import { METHODS } from './node-http.ts';

function noSchemas(): never {
  throw new Error('routes have no schemas here');
}

// Where the reader of the log is gone or its disk is full, lines are lost: unheard, the error would end the process.
process.stdout.on('error', () => undefined);

type TrustProxy = NonNullable<FastifyServerOptions['trustProxy']>;

/** Fastify as every process has it. @param onBadAddress answers what the router cannot read */
export function createFastify(level: string, trustProxy: TrustProxy = false, onBadAddress = handleRouterError) {
  const app: FastifyInstance = fastify({
    logger: logOptions(level),
    // Our own line says less about the visitor.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    trustProxy,
    frameworkErrors: onBadAddress,
    // Answers go on while shutting down.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    // No route has a schema: without these, Fastify loads its two compilers at every start.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  });
  // `all` means all: of PROPFIND too, a route says in its own form that it has none.
  for (const method of METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true });
  }
  app.setErrorHandler(handleError);
  return app;
}
