import fastifyStatic from '@fastify/static';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { caching } from '../caching.ts';
import { sendPlain } from '../errors.ts';
import type { HeaderTable } from '../header-table.ts';
import { answerFor } from './addresses.ts';
import { contentTypeOf } from './content-types.ts';
import { listSite, pageAddress, variantFolder } from './files.ts';

interface SiteOptions {
  readonly dist: string;
  readonly table: HeaderTable;
  /** Folder of the pages that stand in for others while leads are delivered. */
  readonly variants?: string | undefined;
}

const readingMethods = ['GET', 'HEAD'];

/** Conditions compare with a page that exists; for the 404 page they would empty the answer. */
const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

function headersOf(address: string, table: HeaderTable): Readonly<Record<string, string>> {
  return table.named[address] ?? (address.startsWith('/_astro/') ? table.hashed : table.files);
}

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

  const sendPage = (reply: FastifyReply, file: string) =>
    variants !== undefined && file.startsWith(variantFolder)
      ? reply.sendFile(file.slice(variantFolder.length), variants)
      : reply.sendFile(file);

  // Before the body is read: 405 whatever stands in it.
  app.addHook('onRequest', async (request, reply) => {
    if (readingMethods.includes(request.method)) return;
    return sendPlain(reply.header('allow', readingMethods.join(', ')), 405);
  });

  app.get('/*', (request, reply) => {
    const answer = answerFor(request.raw.url ?? '', files);
    switch (answer.kind) {
      case 'page':
        return sendPage(reply.headers(table.pages[pageAddress(answer.file)] ?? {}), answer.file);
      case 'asset': {
        return reply.headers(headersOf(answer.address, table)).sendFile(answer.file);
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
