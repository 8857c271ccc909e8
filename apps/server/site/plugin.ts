import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { openFiles } from 'contract/sandbox';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { sendPlain } from 'service/errors';
import { caching, type HeaderTable } from 'service/header-table';
import type { PageRequests } from '../page-requests.ts';
import { answerFor, listSite, tableAddress } from './files.ts';
import { fileSender, setEntityHeaders } from './send-file.ts';

interface SiteOptions {
  release: string;
  table: HeaderTable;
  withLeads: boolean;
  counting: PageRequests | undefined;
}

const readingMethods = ['GET', 'HEAD'];

/** They compare with a page that exists; the 404 page would come empty. */
const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

const isOpen = new RegExp(openFiles);

function headersOf(address: string, table: HeaderTable): Record<string, string> {
  if (isOpen.test(address)) return { ...table.files, ...table.open };
  return table.named[address] ?? (address.startsWith('/_astro/') ? table.hashed : table.files);
}

/** Knows its files from the start: restart it after a build. */
export const site: FastifyPluginCallback<SiteOptions> = (app, { release, table, withLeads, counting }, done) => {
  const files = { ...listSite(release, withLeads), aliases: new Map(Object.entries(table.aliases)) };
  const sendFile = fileSender(release);

  // Caching comes from the table; a tag of the content replaces the date.
  app.register(fastifyStatic, { root: release, serve: false, preCompressed: true, cacheControl: false, etag: false });
  app.addHook('onSend', async (_request, reply) => setEntityHeaders(reply));

  // Before the body is read.
  app.addHook('onRequest', async (request, reply) => {
    if (readingMethods.includes(request.method)) return;
    return sendPlain(reply.header('allow', readingMethods.join(', ')), 405);
  });

  const calendar = files.assets.get(trialCalendar);
  if (calendar) app.get(trialCalendar, answerTrial(readFileSync(join(release, calendar), 'utf8')));

  app.get('/*', (request, reply) => {
    const answer = answerFor(request.raw.url ?? '', files);
    switch (answer.kind) {
      case 'page':
        if (counting) reply.raw.once('finish', () => counting.page(request, reply, answer.address));
        return sendFile(request, reply.headers(table.pages[tableAddress(answer.file)] ?? {}), answer.file);
      case 'asset':
        if (counting) reply.raw.once('finish', () => counting.download(request, reply, answer.address));
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
    return reply
      .code(404)
      .headers(table.notFound)
      .sendFile('dist/404.html', { lastModified: false, acceptRanges: false });
  });

  done();
};

/** The steps of a trial from the day that the page's form names. */
const trialCalendar = '/pengadaan/uji-coba.ics';

const answerTrial = (file: string) => (request: FastifyRequest, reply: FastifyReply) => {
  const { mulai } = request.query as Record<string, unknown>;
  const moved = mulai === undefined ? file : movedTo(file, String(mulai));
  if (moved === undefined) return sendPlain(reply, 400);
  return reply.header('cache-control', caching.short).type('text/calendar; charset=utf-8').send(moved);
};

const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Whole days, moved to begin on another. @param start YYYY-MM-DD @returns undefined when that is no day */
export function movedTo(file: string, start: string): string | undefined {
  const time = Date.parse(start);
  if (!/^20\d\d-\d\d-\d\d$/.test(start) || Number.isNaN(time) || iso(time) !== start) return undefined;
  const dates = [...file.matchAll(/^DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/gm)].map(([, ...parts]) => parts.join('-'));
  const first = dates[0] ?? start;
  const moved = (date: string) => iso(Date.parse(date) + time - Date.parse(first));
  return file
    .replace(/(?<=^DTSTART;VALUE=DATE:)(\d{4})(\d\d)(\d\d)/gm, (_, ...parts) =>
      moved(parts.slice(0, 3).join('-')).replaceAll('-', ''),
    )
    .replaceAll(`UID:${first}`, `UID:${start}`);
}
