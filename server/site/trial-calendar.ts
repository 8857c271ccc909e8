import { readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPlain } from '../errors.ts';
import { caching } from '../header-table.ts';

const iso = (time: number): string => new Date(time).toISOString().slice(0, 10);

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

/** The steps of a trial from the day that the page's form names. */
export const trialCalendar = {
  address: '/pengadaan/uji-coba.ics',
  answer: (path: string) => {
    const file = readFileSync(path, 'utf8');
    return (request: FastifyRequest, reply: FastifyReply) => {
      const { mulai } = request.query as Readonly<Record<string, unknown>>;
      const moved = mulai === undefined ? file : movedTo(file, String(mulai));
      if (moved === undefined) return sendPlain(reply, 400);
      return reply.header('cache-control', caching.short).type('text/calendar; charset=utf-8').send(moved);
    };
  },
};
