import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { openFilesPattern } from 'contract/sandbox';
import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { sendPlain } from 'service/errors';
import { caching, type HeaderTable } from 'service/header-table';
import type { AnswerCounter } from '../answers.ts';
import type { PageRequests } from '../page-requests.ts';
import { listSite, matchAddress, tableAddress } from './files.ts';
import { ReadyAnswers, type Source } from './ready-answers.ts';
import { fileSender, setEntityHeaders } from './send-file.ts';

interface SiteOptions {
  release: string;
  table: HeaderTable;
  withLeads: boolean;
  counting: PageRequests | undefined;
  counter: AnswerCounter;
  /** Patterns of all routes but those of the site. */
  routes: readonly string[];
  /** Receives the answers from memory, which come before the framework’s. */
  onReady: (answers: ReadyAnswers) => void;
}

const readingMethods = ['GET', 'HEAD'];

/** Conditional headers are removed for the 404 page: they would match its file and empty the answer. */
const conditions = ['if-match', 'if-none-match', 'if-modified-since', 'if-unmodified-since'];

const isOpen = new RegExp(openFilesPattern);

function fileHeaders(address: string, table: HeaderTable): Record<string, string> {
  if (isOpen.test(address)) return { ...table.files, ...table.open };
  return table.named[address] ?? (address.startsWith('/_astro/') ? table.hashed : table.files);
}

/** Path without an escape or a query. */
const plainPath = /^\/[\w./~-]*$/;

/** Whether a path may belong to a route: it equals its pattern, or begins as a pattern with a variable part does. */
const isRouted = (routes: readonly string[], path: string) =>
  routes.some((pattern) => {
    const fixed = pattern.replace(/[:*].*/, '');
    return fixed === pattern ? path === pattern : path.startsWith(fixed);
  });

/** Lists the files once at start: restart the server after a build. */
export const site: FastifyPluginCallback<SiteOptions> = (app, options, done) => {
  const { release, table, withLeads, counting, counter, routes, onReady } = options;
  const files = { ...listSite(release, withLeads), aliases: new Map(Object.entries(table.aliases)) };
  const sendFile = fileSender(release);
  const isUnknown = (target: string) =>
    plainPath.test(target) && matchAddress(target, files).kind === 'unknown' && !isRouted(routes, target);
  const ready = new ReadyAnswers({ counter, counting, isUnknown });
  const learn = (request: FastifyRequest, reply: FastifyReply, source: Source) =>
    void ready.learn(request.raw, reply.raw, source);
  const place = ({ address, file }: { address: string; file: string }) => ({ address, file: join(release, file) });
  onReady(ready);

  // Caching comes from the header table; a content tag replaces the date.
  app.register(fastifyStatic, { root: release, serve: false, preCompressed: true, cacheControl: false, etag: false });
  app.addHook('onSend', async (_request, reply) => setEntityHeaders(reply));

  // Refused before the body is read.
  app.addHook('onRequest', async (request, reply) => {
    if (readingMethods.includes(request.method)) return;
    return sendPlain(reply.header('allow', readingMethods.join(', ')), 405);
  });

  const calendar = files.assets.get(trialCalendar);
  if (calendar) app.get(trialCalendar, answerTrial(readFileSync(join(release, calendar), 'utf8')));

  app.get('/*', (request, reply) => {
    const answer = matchAddress(request.raw.url ?? '', files);
    switch (answer.kind) {
      case 'page':
        reply.raw.once('finish', () => {
          counting?.page(request, reply.statusCode, answer.address);
          learn(request, reply, { kind: 'page', ...place(answer) });
        });
        return sendFile(request, reply.headers(table.pages[tableAddress(answer.file)] ?? {}), answer.file);
      case 'asset':
        reply.raw.once('finish', () => {
          counting?.download(request, reply.statusCode, answer.address);
          learn(request, reply, { kind: 'file', ...place(answer) });
        });
        return sendFile(request, reply.headers(fileHeaders(answer.address, table)), answer.file);
      case 'redirect':
        return reply.header('cache-control', caching.short).redirect(answer.location, 308);
      case 'malformed':
        return sendPlain(reply, 400);
      case 'unknown':
        return reply.callNotFound();
    }
  });

  const notFound: Source = { kind: 'unknown', address: '', file: join(release, 'dist/404.html') };
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    reply.raw.once('finish', () => learn(request, reply, notFound));
    for (const name of conditions) delete request.raw.headers[name];
    return reply
      .code(404)
      .headers(table.notFound)
      .sendFile('dist/404.html', { lastModified: false, acceptRanges: false });
  });

  done();
};

/** Calendar of a trial's steps, from the start date of the form. */
const trialCalendar = '/pengadaan/uji-coba.ics';

const answerTrial = (file: string) => (request: FastifyRequest, reply: FastifyReply) => {
  const { mulai } = request.query as Record<string, unknown>;
  const moved = mulai === undefined ? file : shiftCalendar(file, String(mulai));
  if (moved === undefined) return sendPlain(reply, 400);
  return reply.header('cache-control', caching.short).type('text/calendar; charset=utf-8').send(moved);
};

const isoDate = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Moves all-day events to another start. @param start YYYY-MM-DD @returns undefined for an invalid date */
export function shiftCalendar(file: string, start: string): string | undefined {
  const time = Date.parse(start);
  if (!/^20\d\d-\d\d-\d\d$/.test(start) || Number.isNaN(time) || isoDate(time) !== start) return undefined;
  const dates = [...file.matchAll(/^DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)/gm)].map(([, ...parts]) => parts.join('-'));
  const first = dates[0] ?? start;
  const moved = (date: string) => isoDate(Date.parse(date) + time - Date.parse(first));
  return file
    .replace(/(?<=^DTSTART;VALUE=DATE:)(\d{4})(\d\d)(\d\d)/gm, (_, ...parts) =>
      moved(parts.slice(0, 3).join('-')).replaceAll('-', ''),
    )
    .replaceAll(`UID:${first}`, `UID:${start}`);
}
