import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { csv } from '../../contract/csv.ts';
import { isoWib, longWib } from '../../contract/wib.ts';
import type { Settings } from '../../settings.ts';
import { checkDatabase, copyDatabase } from '../backup.ts';
import { postSigned } from '../outbox/webhook.ts';
import { readablePhone } from '../phone.ts';
import { type LeadRecords, labelOf } from '../records.ts';
import { noteRetention } from '../retention.ts';
import { countStore, erase, eraseOlderThan, readReference, settleErasure } from '../store/leads.ts';
import type { Store } from '../store/open.ts';
import { sqlitePath } from '../store/sqlite-file.ts';
import type { LeadRow } from '../store/tables.ts';
import { type Command, CommandError, type CommandName } from './arguments.ts';

/** What a command is given: its words, the open store, the settings. */
interface CommandContext extends Pick<Command, 'subject' | 'options'> {
  readonly store: Store;
  readonly settings: Settings;
  /** @throws Error when the site was not built */
  readonly readRecords: () => LeadRecords;
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const requests = (count: number): string => `${count} ${count === 1 ? 'request' : 'requests'}`;

/** Each command gives what is to be printed. */
export const commands: Readonly<Record<CommandName, (call: CommandContext) => Promise<string>>> = {
  list: listLeads,
  show: showLead,
  export: exportCsv,

  forget: async ({ store, settings, subject = '', options }) => {
    const reference = readReference(subject);
    if (reference === undefined && !subject.includes('@')) {
      throw new CommandError(`${JSON.stringify(subject)} is neither a reference nor an e-mail address.`, 64);
    }
    const query = store.db.selectFrom('lead').select('reference');
    const found = await (reference === undefined
      ? query.where(({ fn }) => fn<string>('lower', ['email']), '=', subject.trim().toLowerCase())
      : query.where('reference', '=', reference)
    ).execute();
    const forgotten = await erase(
      store,
      found.map((row) => row.reference),
      'forget',
    );
    // Both, whatever becomes of the other: asked again, it would find nobody to tell of.
    const left = [...(await settled(store)), ...(await tellReceivers(settings, found))];
    if (left.length > 0) throw new CommandError(`${requests(forgotten)} deleted, but ${left.join('; ')}.`);
    if (options.json) return json({ forgotten });
    return `${requests(forgotten)} deleted, with their notifications.\n`;
  },

  retry: async ({ store, subject, options }) => {
    const reference = subject === undefined ? undefined : readReference(subject);
    if (subject !== undefined && reference === undefined) throw new CommandError(`${subject} is no reference.`, 64);
    const now = new Date().toISOString();
    let query = store.db
      .updateTable('outbox')
      .set({ state: 'waiting', attempts: 0, next_attempt_at: now })
      .where('state', 'in', ['waiting', 'failed'])
      // Nobody is working on it at this moment.
      .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<', now)]));
    if (reference !== undefined) query = query.where('lead_reference', '=', reference);
    const { numUpdatedRows } = await query.executeTakeFirstOrThrow();
    const retried = Number(numUpdatedRows);
    return options.json ? json({ retried }) : `${retried} notification(s) will be tried again by the running server.\n`;
  },

  stats: async ({ store, options }) => {
    const counts = await countStore(store);
    if (options.json) return json(counts);
    const oldest = await store.db
      .selectFrom('lead')
      .select(({ fn }) => fn.min('received_at').as('at'))
      .executeTakeFirst();
    const rows = [
      ['requests', String(counts.leads)],
      ['of these suspect', String(counts.suspect)],
      ['oldest', oldest?.at ? longWib(new Date(oldest.at)) : '–'],
      ...counts.outbox.map(({ channel, state, rows }) => [`${channel} ${state}`, String(rows)]),
      ...counts.erased.map(({ reason, leads }) => [`deleted (${reason})`, String(leads)]),
    ];
    return table(['what', 'how many'], rows, 60);
  },

  purge: async ({ store, settings, options }) => {
    const days = settings.LEADS_RETENTION_DAYS;
    const purged = await eraseOlderThan(store, days);
    // A person has looked at the clock.
    await noteRetention(store, new Date());
    const left = await settled(store);
    if (left.length > 0) throw new CommandError(`${requests(purged)} deleted, but ${left.join('; ')}.`);
    return options.json ? json({ purged }) : `${requests(purged)} older than ${days} days deleted.\n`;
  },

  backup: async ({ store, settings, subject = '', options }) => {
    if (store.kind === 'postgres')
      throw new CommandError('This store is PostgreSQL: use pg_dump, as deploy/backup.sh.');
    await copyDatabase(sqlitePath(settings.LEADS_DATABASE_URL ?? ''), subject);
    return verified(subject, options);
  },

  verify: async ({ subject = '', options }) => verified(subject, options),
};

function verified(file: string, options: Command['options']): string {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  const held = checkDatabase(file);
  return options.json ? json({ file, requests: held }) : `${file} is whole and holds ${requests(held)}.\n`;
}

/** Empties the journal of what was deleted. @returns what a person has to know when that did not work */
const settled = async (store: Store): Promise<readonly string[]> =>
  (await settleErasure(store))
    ? []
    : ['another program reads the journal all the time, which still holds them: run `npm run leads -- purge` later'];

/** Has the webhook's receiver delete its copies too. @returns what a person has to do where it did not take a message */
async function tellReceivers(settings: Settings, forgotten: readonly Pick<LeadRow, 'reference'>[]): Promise<string[]> {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret, LEADS_WEBHOOK_SECRET_OLD: oldSecret } = settings;
  if (!url || !secret) return [];
  const untold: string[] = [];
  for (const { reference } of forgotten) {
    const content = { event: 'lead.forgotten', reference };
    await postSigned({ url, secret, oldSecret }, randomUUID(), content).catch(() => untold.push(reference));
  }
  return untold.length > 0 ? [`the webhook did not take it: have its receiver delete ${untold.join(', ')}`] : [];
}

/** Newest first; with `--failed` only those of which a notification failed. */
async function listLeads({ store, options }: CommandContext): Promise<string> {
  let query = store.db.selectFrom('lead').selectAll().orderBy('received_at', 'desc').limit(options.limit);
  if (options.suspect) query = query.where('suspect', '=', 1);
  if (options.failed) {
    query = query.where('reference', 'in', (inner) =>
      inner.selectFrom('outbox').select('lead_reference').where('state', '=', 'failed'),
    );
  }
  const leads = await query.execute();
  const references = leads.map(({ reference }) => reference);
  const outbox =
    references.length === 0
      ? []
      : await store.db.selectFrom('outbox').selectAll().where('lead_reference', 'in', references).execute();
  const rows = leads.map((lead) => ({
    ...lead,
    notifications: outbox
      .filter((row) => row.lead_reference === lead.reference)
      .map(({ channel, state, attempts, last_error }) => ({ channel, state, attempts, last_error })),
  }));
  if (options.json) return json(rows);
  if (rows.length === 0) return 'No requests.\n';
  const head = ['reference', 'received (WIB)', 'name', 'company', 'telephone', 'e-mail', 'notified'];
  const cells = rows.map((lead) => [
    lead.reference,
    shortWib(lead.received_at),
    lead.name,
    lead.company ?? '–',
    readablePhone(lead.phone),
    lead.email,
    lead.suspect
      ? 'suspect: nobody'
      : lead.notifications.map(({ channel, state }) => `${channel} ${state}`).join(', ') || '–',
  ]);
  return table(head, cells);
}

/** `2026-11-20 09:05` */
const shortWib = (at: string): string => isoWib(new Date(at)).slice(0, 16).replace('T', ' ');

/** Everything about one request. */
async function showLead({ store, subject = '', options, readRecords }: CommandContext): Promise<string> {
  const reference = readReference(subject);
  if (reference === undefined) throw new CommandError(`${JSON.stringify(subject)} is no reference.`, 64);
  const lead = await store.db.selectFrom('lead').selectAll().where('reference', '=', reference).executeTakeFirst();
  if (!lead) throw new CommandError(`There is no request ${reference}.`);
  const outbox = await store.db
    .selectFrom('outbox')
    .selectAll()
    .where('lead_reference', '=', reference)
    .orderBy('channel')
    .execute();
  if (options.json) return json({ ...lead, notifications: outbox });
  const { labels } = readRecords();
  const fields = record([
    ['Reference', lead.reference],
    ['Received', longWib(new Date(lead.received_at))],
    ['Answer by', longWib(new Date(lead.reply_by))],
    ['Name', lead.name],
    ['E-mail', lead.email],
    ['Telephone', readablePhone(lead.phone)],
    ['Company', lead.company ?? '–'],
    ['Industry', labelOf(lead.industry, labels) ?? '–'],
    ['Tanks', labelOf(lead.tank_count, labels) ?? '–'],
    ['Consent', `version ${lead.consent_version}, at the time of receipt`],
    ['Suspect', lead.suspect ? 'yes: the hidden field was filled in, nobody was notified' : 'no'],
    ['Message', lead.message ?? '–'],
  ]);
  if (outbox.length === 0) return fields;
  const rows = outbox.map((row) => [
    row.channel,
    row.state,
    String(row.attempts),
    row.sent_at ? isoWib(new Date(row.sent_at)) : '–',
    row.state === 'waiting' ? isoWib(new Date(row.next_attempt_at)) : '–',
    row.last_error ?? '–',
  ]);
  return `${fields}\n${table(['channel', 'state', 'tries', 'sent', 'next try', 'last error'], rows)}`;
}

/** Every request, oldest first, for a spreadsheet. */
async function exportCsv({ store, options, readRecords }: CommandContext): Promise<string> {
  const { labels, words } = readRecords();
  const columns: readonly (readonly [string, (lead: LeadRow) => string | null])[] = [
    [words.labels.reference, (lead) => lead.reference],
    [`${words.labels.receivedAt} (WIB)`, (lead) => shortWib(lead.received_at)],
    [`${words.labels.replyBy} (WIB)`, (lead) => shortWib(lead.reply_by)],
    [words.labels.name, (lead) => lead.name],
    [words.labels.email, (lead) => lead.email],
    [words.labels.phone, (lead) => csvPhone(readablePhone(lead.phone))],
    [words.labels.company, (lead) => lead.company],
    [words.labels.industry, (lead) => labelOf(lead.industry, labels)],
    [words.labels.tankCount, (lead) => labelOf(lead.tank_count, labels)],
    [words.labels.message, (lead) => lead.message],
    [words.labels.consent, (lead) => lead.consent_version],
    [words.labels.suspect, (lead) => (lead.suspect ? words.yes : words.no)],
  ];
  const leads = await store.db.selectFrom('lead').selectAll().orderBy('received_at').execute();
  const rows = leads.map((lead) => columns.map(([, value]) => value(lead) ?? ''));
  return csv([columns.map(([label]) => label), ...rows], options.separator);
}

/** `+62 812 3456 7890` as `(+62) 812 3456 7890`: readable, and no formula, so that it needs no apostrophe. */
export const csvPhone = (readable: string): string => readable.replace(/^\+(\d+)/, '(+$1)');

/** Characters that a terminal would obey rather than show, and marks that turn the direction of a line. */
const unsafe = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069\ufeff]/gu;
/** Wide characters take two columns. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const marks = /\p{M}/u;

const segments = new Intl.Segmenter('id', { granularity: 'grapheme' });

/** Text of a visitor as it may stand on a terminal, in one line. */
export const printable = (text: string): string => text.replace(unsafe, (char) => (char === '\n' ? ' ⏎ ' : '·'));

/** Columns that a text takes. */
export function widthOf(text: string): number {
  let width = 0;
  for (const { segment } of segments.segment(text))
    width += wide.test(segment) ? 2 : marks.test(segment[0] ?? '') ? 0 : 1;
  return width;
}

/** Cut to a width, with … at the end when something is missing. */
function fitted(text: string, width: number): string {
  if (widthOf(text) <= width) return text + ' '.repeat(width - widthOf(text));
  let short = '';
  for (const { segment } of segments.segment(text)) {
    if (widthOf(short + segment) > width - 1) break;
    short += segment;
  }
  return `${short}…${' '.repeat(width - 1 - widthOf(short))}`;
}

/** Lines with a head, in columns as wide as their widest cell up to `widest`. */
export function table(head: readonly string[], rows: readonly (readonly string[])[], widest = 30): string {
  const cells = rows.map((row) => row.map(printable));
  const widths = head.map((title, column) =>
    Math.min(widest, Math.max(widthOf(title), ...cells.map((row) => widthOf(row[column] ?? '')))),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => fitted(cell, widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return `${[line(head), line(widths.map((width) => '─'.repeat(width))), ...cells.map(line)].join('\n')}\n`;
}

/** Names and values, one a line; lines of a value are kept and set under each other. */
export function record(pairs: readonly (readonly [string, string])[]): string {
  const width = Math.max(...pairs.map(([name]) => widthOf(name)));
  const value = (text: string) =>
    text
      .split('\n')
      .map(printable)
      .join(`\n${' '.repeat(width + 2)}`);
  return `${pairs.map(([name, text]) => `${fitted(name, width)}  ${value(text)}`).join('\n')}\n`;
}
