import fastifyStatic from '@fastify/static';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { sendPlain } from '../errors.ts';
import { caching, type HeaderTable } from '../header-table.ts';
import { answerFor } from './addresses.ts';
import { listSite, pageAddress } from './files.ts';
import { fileSender, setEntityHeaders } from './send-file.ts';

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

/** Serves the built site; knows its files from the start, so it has to be restarted after a build. */
export const site: FastifyPluginCallback<SiteOptions> = (app, { dist, table, variants }, done) => {
  const files = listSite(dist, variants);
  const sendFile = fileSender(files, dist, variants);

  // Each answer has its own caching, from the table, and a tag of its content instead of its date.
  app.register(fastifyStatic, { root: dist, serve: false, preCompressed: true, cacheControl: false, etag: false });
  app.addHook('onSend', async (_request, reply) => setEntityHeaders(reply));

  // Before the body is read: 405 whatever stands in it.
  app.addHook('onRequest', async (request, reply) => {
    if (readingMethods.includes(request.method)) return;
    return sendPlain(reply.header('allow', readingMethods.join(', ')), 405);
  });

  app.get('/*', (request, reply) => {
    const answer = answerFor(request.raw.url ?? '', files);
    switch (answer.kind) {
      case 'page':
        return sendFile(request, reply.headers(table.pages[pageAddress(answer.file)] ?? {}), answer.file);
      case 'asset':
        return sendFile(request, reply.headers(headersOf(answer.address, table)), answer.file);
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
    return reply.code(404).headers(table.notFound).sendFile('404.html', { lastModified: false, acceptRanges: false });
  });

  done();
};
