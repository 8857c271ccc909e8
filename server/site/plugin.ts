import fastifyStatic from '@fastify/static';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { sendPlain } from '../errors.ts';
import type { HeaderTable } from '../header-table.ts';
import { caching } from '../security-headers.ts';
import { answerFor } from './addresses.ts';
import { contentTypeOf } from './content-types.ts';
import { listSite, pageAddress } from './files.ts';

interface SiteOptions {
  readonly dist: string;
  readonly table: HeaderTable;
  /** Whether pages built for switched-on leads stand in for the others. */
  readonly variants: boolean;
}

const readingMethods = ['GET', 'HEAD'];

/** Conditions compare with a page that exists; for the 404 page they would empty the answer. */
const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

/** Serves the built site; knows its addresses from the start, so it has to be restarted after a build. */
export const site: FastifyPluginCallback<SiteOptions> = (app, { dist, table, variants }, done) => {
  const files = listSite(dist, variants);

  app.register(fastifyStatic, {
    root: dist,
    serve: false,
    preCompressed: true,
    // Each answer has its own value, from the table.
    cacheControl: false,
    setHeaders: (reply, path) => {
      const type = contentTypeOf(path);
      if (type) reply.header('content-type', type);
    },
  });

  // Before the body is read: 405 whatever stands in it.
  app.addHook('onRequest', async (request, reply) => {
    if (readingMethods.includes(request.method)) return;
    return sendPlain(reply.header('allow', readingMethods.join(', ')), 405);
  });

  app.get('/*', (request, reply) => {
    const answer = answerFor(request.raw.url ?? '', files);
    switch (answer.kind) {
      case 'page':
        return reply.headers(table.pages[pageAddress(answer.file)] ?? {}).sendFile(answer.file);
      case 'asset': {
        const hashed = answer.address.startsWith('/_astro/');
        return reply.headers(hashed ? table.hashed : table.files).sendFile(answer.file);
      }
      case 'redirect':
        return reply.header('cache-control', caching.short).redirect(answer.location, 308);
      case 'malformed':
        return sendPlain(reply, 400);
      case 'unknown':
        return reply.callNotFound();
    }
  });

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    for (const name of conditions) delete request.raw.headers[name];
    return reply.code(404).headers(table.notFound).sendFile('404.html', {
      etag: false,
      lastModified: false,
      acceptRanges: false,
    });
  });

  done();
};
