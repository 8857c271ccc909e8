import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { handleError, handleRouterError } from './errors.ts';
import { logOptions } from './log.ts';
import { METHODS } from './node-http.ts';

function noSchemas(): never {
  throw new Error('routes have no schemas here');
}

// Log lines are lost when the reader of the log has ended or its disk is full; unhandled, the error would end the
// process.
process.stdout.on('error', () => undefined);

type TrustProxy = NonNullable<FastifyServerOptions['trustProxy']>;

/**
 * Fastify with the settings that all processes share. @param onBadAddress answers addresses that the router cannot
 * parse
 */
export function createFastify(level: string, trustProxy: TrustProxy = false, onBadAddress = handleRouterError) {
  const app: FastifyInstance = fastify({
    logger: logOptions(level),
    // Replaced by our own log line, which contains less about the visitor.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    trustProxy,
    frameworkErrors: onBadAddress,
    // Requests on open connections are answered during shutdown.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    // No route has a schema: without these stubs Fastify loads two schema compilers at every start.
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  });
  // Routes registered with `all` then answer every method of HTTP in their own format, such as 405 for PROPFIND.
  for (const method of METHODS) {
    if (!app.supportedMethods.includes(method)) app.addHttpMethod(method, { hasBody: true });
  }
  app.setErrorHandler(handleError);
  return app;
}
