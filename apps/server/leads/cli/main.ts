import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatCsv } from 'contract/csv';
import { leadFields, type StoredField, storedFields } from 'contract/lead';
import { formatIsoWib, formatLongWib } from 'contract/wib';
import { SettingsError } from 'service/settings-reader';
import { readSettings, type Settings, settingDefinitions } from '../../settings.ts';
import { checkDatabase, copyDatabase } from '../backup.ts';
import { postSigned } from '../outbox/webhook.ts';
import { readablePhone } from '../phone.ts';
import { describeLead, describeTexts, type LeadRecords, readableValue, readLeadRecords } from '../records.ts';
import { countStore, eraseLeads, eraseOlderThan, purgeJournal, readReference } from '../store/leads.ts';
import { openStore, type Store, writeNote } from '../store/open.ts';
import { sql } from '../store/sql.ts';
import { sqlitePath } from '../store/sqlite.ts';
import type { LeadRow, OutboxRow } from '../store/tables.ts';

const usage = `npm run leads -- <command>

  list [--failed] [--suspect] [--limit N]   newest requests (20 by default)
  show REFERENCE                            one request with its notifications
  export --csv [--separator ';']            every request for a spreadsheet, to standard output
  forget REFERENCE | E-MAIL                 deletes a person's requests; a count remains
  retry [REFERENCE]                         retries failed and waiting notifications
  stats                                     counts of requests, notifications and deletions
  purge                                     deletes requests older than LEADS_RETENTION_DAYS now
  backup FILE                               copies the SQLite store and checks the copy
  verify FILE                               checks such a copy and counts its requests

  --json prints JSON, with every command but export. LEADS_DATABASE_URL selects the store.
`;

const names = ['list', 'show', 'export', 'forget', 'retry', 'stats', 'purge', 'backup', 'verify', 'help'] as const;
type CommandName = Exclude<(typeof names)[number], 'help'>;

interface Command {
  name: CommandName | 'help';
  subject: string | undefined;
  options: Omit<ReturnType<typeof parsed>['values'], 'limit'> & { limit: number };
}

/** Error whose message is shown without a stack to the person who typed the command. */
class CommandError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

const needs: Record<string, string> = {
  show: 'a reference',
  forget: 'a reference or an e-mail address',
  backup: 'a file to write',
  verify: 'a file to read',
};

/** @throws CommandError */
function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parsed(args);
  const [name = 'help', subject, ...rest] = positionals;
  if (!(names as readonly string[]).includes(name) || rest.length > 0) {
    throw new CommandError(`Unknown command: ${JSON.stringify(positionals.join(' '))}\n\n${usage}`, 64);
  }
  const needed = needs[name];
  if (needed !== undefined && subject === undefined) throw new CommandError(`${name} needs ${needed}.`, 64);
  if (name === 'export' && !values.csv) throw new CommandError('export needs --csv.', 64);
  if (!/^\d{1,6}$/.test(values.limit)) throw new CommandError('--limit needs a whole number.', 64);
  if (!/^[,;\t]$/.test(values.separator))
    throw new CommandError('--separator needs a comma, a semicolon or a tab.', 64);
  const options = { ...values, limit: Number(values.limit) };
  return { name: values.help ? 'help' : (name as CommandName), subject, options };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        csv: { type: 'boolean', default: false },
        failed: { type: 'boolean', default: false },
        suspect: { type: 'boolean', default: false },
        limit: { type: 'string', default: '20' },
        separator: { type: 'string', default: ',' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${usage}`, 64);
  }
}

interface CommandContext extends Pick<Command, 'subject' | 'options'> {
  store: Store;
  settings: Settings;
  /** @throws Error when the site was not built */
  readRecords: () => LeadRecords;
}

/** Result of a command, as data for `--json` and as text. */
type Output = [data: unknown, text: () => string];

const requests = (count: number) => `${count} ${count === 1 ? 'request' : 'requests'}`;

const commands: Record<CommandName, (call: CommandContext) => Promise<Output>> = {
  list: listLeads,
  show: showLead,
  export: exportCsv,

  forget: async ({ store, settings, subject = '' }) => {
    const reference = subject.includes('@') ? undefined : requireReference(subject);
    const found = await store.db.all<LeadRow>(
      reference === undefined
        ? sql`select reference from lead where lower(email) = ${subject.trim().toLowerCase()}`
        : sql`select reference from lead where reference = ${reference}`,
    );
    const forgotten = await eraseLeads(store.db, found, 'forget');
    // Both run even if one fails: a second `forget` would find no request to delete.
    const left = [...(await settled(store)), ...(await tellReceivers(settings, found))];
    if (left.length > 0) throw new CommandError(`${requests(forgotten)} deleted, but ${left.join('; ')}.`);
    return [{ forgotten }, () => `${requests(forgotten)} deleted, with their notifications.\n`];
  },

  retry: async ({ store, subject }) => {
    const now = new Date().toISOString();
    const whose = subject === undefined ? sql`` : sql`and lead_reference = ${requireReference(subject)}`;
    // Messages leased to a running server are left to it.
    const retried = await store.db.run(
      sql`update outbox set state = 'waiting', attempts = 0, next_attempt_at = ${now}
        where state in ('waiting', 'failed') and (leased_until is null or leased_until < ${now}) ${whose}`,
    );
    return [{ retried }, () => `${retried} notification(s) will be tried again by the running server.\n`];
  },

  stats: async ({ store }) => {
    const counts = await countStore(store);
    const rows = [
      ['requests', String(counts.leads)],
      ['of these suspect', String(counts.suspect)],
      ['oldest', counts.oldest === null ? '–' : formatLongWib(new Date(counts.oldest))],
      ...counts.outbox.map(({ channel, state, rows }) => [`${channel} ${state}`, String(rows)]),
      ...counts.erased.map(({ reason, leads }) => [`deleted (${reason})`, String(leads)]),
    ];
    return [counts, () => table(['what', 'how many'], rows, 60)];
  },

  purge: async ({ store, settings }) => {
    const days = settings.LEADS_RETENTION_DAYS;
    const purged = await eraseOlderThan(store, days);
    // Typed by a person who has checked the clock: automatic deletion may continue from here.
    await writeNote(store.db, 'retention', new Date().toISOString());
    const left = await settled(store);
    if (left.length > 0) throw new CommandError(`${requests(purged)} deleted, but ${left.join('; ')}.`);
    return [{ purged }, () => `${requests(purged)} older than ${days} days deleted.\n`];
  },

  backup: async ({ store, settings, subject = '' }) => {
    if (store.kind === 'postgres')
      throw new CommandError('This store is PostgreSQL: use pg_dump as deploy/backup.sh does.');
    await copyDatabase(sqlitePath(settings.LEADS_DATABASE_URL ?? ''), subject);
    return verified(subject);
  },

  verify: async ({ subject = '' }) => verified(subject),
};

/** @throws CommandError */
function requireReference(typed: string): string {
  const reference = readReference(typed);
  if (reference === undefined) throw new CommandError(`${JSON.stringify(typed)} is not a reference.`, 64);
  return reference;
}

function verified(file: string): Output {
  if (!existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  const held = checkDatabase(file);
  return [{ file, requests: held }, () => `${file} is whole and holds ${requests(held)}.\n`];
}

/** Removes deleted values from SQLite's journal. @returns what the operator has to do when that failed */
const settled = async (store: Store) =>
  (await purgeJournal(store))
    ? []
    : ['they are still in the journal, which another program is reading: run `npm run leads -- purge` later'];

/** Asks the webhook's receiver to delete its copies. @returns what the operator has to do when it did not confirm */
async function tellReceivers(settings: Settings, forgotten: readonly LeadRow[]) {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret, LEADS_WEBHOOK_SECRET_OLD: oldSecret } = settings;
  if (!url || !secret) return [];
  const untold: string[] = [];
  for (const { reference } of forgotten) {
    const content = { event: 'lead.forgotten', reference };
    await postSigned({ url, secret, oldSecret }, randomUUID(), content).catch(() => untold.push(reference));
  }
  return untold.length > 0 ? [`the webhook did not confirm: ask its operator to delete ${untold.join(', ')}`] : [];
}

async function listLeads({ store: { db }, options }: CommandContext): Promise<Output> {
  const failed = sql`and reference in (select lead_reference from outbox where state = 'failed')`;
  const leads = await db.all<LeadRow>(
    sql`select * from lead where suspect >= ${options.suspect ? 1 : 0} ${options.failed ? failed : sql``}
      order by received_at desc limit ${options.limit}`,
  );
  if (leads.length === 0) return [[], () => 'No requests.\n'];
  const outbox = await db.all<OutboxRow>(
    sql`select * from outbox where lead_reference in (${leads.map(({ reference }) => reference)})`,
  );
  const rows = leads.map((lead) => ({
    ...lead,
    notifications: outbox
      .filter((row) => row.lead_reference === lead.reference)
      .map(({ channel, state, attempts, last_error }) => ({ channel, state, attempts, last_error })),
  }));
  const head = ['reference', 'received (WIB)', 'name', 'company', 'telephone', 'e-mail', 'notified'];
  const cells = rows.map((lead) => [
    lead.reference,
    shortWib(lead.received_at),
    lead.name,
    lead.company ?? '–',
    readablePhone(lead.phone),
    lead.email,
    lead.suspect
      ? 'suspect: not sent'
      : lead.notifications.map(({ channel, state }) => `${channel} ${state}`).join(', ') || '–',
  ]);
  return [rows, () => table(head, cells)];
}

/** Example: `2026-11-20 09:05`. */
const shortWib = (at: string) => formatIsoWib(new Date(at)).slice(0, 16).replace('T', ' ');

async function showLead({ store: { db }, subject = '', readRecords }: CommandContext): Promise<Output> {
  const reference = requireReference(subject);
  const [lead] = await db.all<LeadRow>(sql`select * from lead where reference = ${reference}`);
  if (!lead) throw new CommandError(`There is no request ${reference}.`);
  const outbox = await db.all<OutboxRow>(
    sql`select * from outbox where lead_reference = ${reference} order by channel`,
  );
  return [{ ...lead, notifications: outbox }, () => inWords(lead, outbox, readRecords())];
}

/** All data of one request, with the labels of the mail. */
function inWords(lead: LeadRow, outbox: readonly OutboxRow[], records: LeadRecords) {
  const { labels, yes, no } = records.words;
  const fields = record([
    ...describeLead(lead, records),
    [labels.replyBy, formatLongWib(new Date(lead.reply_by))],
    [labels.suspect, lead.suspect ? yes : no],
    ...describeTexts(lead, records),
  ]);
  if (outbox.length === 0) return fields;
  const rows = outbox.map((row) => [
    row.channel,
    row.state,
    String(row.attempts),
    row.sent_at ? formatIsoWib(new Date(row.sent_at)) : '–',
    row.state === 'waiting' ? formatIsoWib(new Date(row.next_attempt_at)) : '–',
    row.last_error ?? '–',
  ]);
  return `${fields}\n${table(['channel', 'state', 'tries', 'sent', 'next try', 'last error'], rows)}`;
}

/** A leading plus would make the cell a formula; a telephone number in brackets needs no apostrophe against that. */
const csvCell = (field: StoredField, value: string | null) =>
  leadFields[field].kind === 'phone' ? (value?.replace(/^\+(\d+)/, '(+$1)') ?? null) : value;

/** Every request, oldest first. */
async function exportCsv({ store, options, readRecords }: CommandContext): Promise<Output> {
  const { labels, words } = readRecords();
  const columns: [string, (lead: LeadRow) => string | null][] = [
    [words.labels.reference, (lead) => lead.reference],
    [`${words.labels.receivedAt} (WIB)`, (lead) => shortWib(lead.received_at)],
    [`${words.labels.replyBy} (WIB)`, (lead) => shortWib(lead.reply_by)],
    ...storedFields.map((field): (typeof columns)[number] => [
      words.labels[field],
      (lead) => csvCell(field, readableValue(field, lead, labels)),
    ]),
    [words.labels.suspect, (lead) => (lead.suspect ? words.yes : words.no)],
  ];
  const leads = await store.db.all<LeadRow>(sql`select * from lead order by received_at`);
  const rows = leads.map((lead) => columns.map(([, value]) => value(lead) ?? ''));
  return [undefined, () => formatCsv([columns.map(([label]) => label), ...rows], options.separator)];
}

/** Control characters and marks that change the direction of a line in a terminal. */
const unsafe = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2028\u2029\u2066-\u2069\ufeff]/gu;

/** Text of a visitor, made safe for one line of a terminal. */
const printable = (text: string) => text.replace(unsafe, (char) => (char === '\n' ? ' ⏎ ' : '·'));

function table(head: readonly string[], rows: readonly (readonly string[])[], widest = 30) {
  const cells = rows.map((row) => row.map(printable));
  const widths = head.map((title, column) =>
    Math.min(widest, Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0))),
  );
  const fitted = (cell: string, width = 0) =>
    cell.length > width ? `${cell.slice(0, width - 1)}…` : cell.padEnd(width);
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => fitted(cell, widths[column]))
      .join('  ')
      .trimEnd();
  return `${[line(head), line(widths.map((width) => '─'.repeat(width))), ...cells.map(line)].join('\n')}\n`;
}

/** Table of names and values; further lines of a value are indented below it. */
function record(pairs: readonly (readonly [name: string, text: string, link?: string])[]): string {
  const width = Math.max(...pairs.map(([name]) => name.length)) + 2;
  const value = (text: string) =>
    text
      .split('\n')
      .map(printable)
      .join(`\n${' '.repeat(width)}`);
  return pairs.map(([name, text]) => `${name.padEnd(width)}${value(text)}\n`).join('');
}

/** @returns 0, 1 when a command failed, 64 (EX_USAGE), 78 for a wrong setting */
async function main() {
  const command = parseCommand(process.argv.slice(2));
  if (command.name === 'help') {
    process.stdout.write(usage);
    return 0;
  }
  const settings = readSettings(process.env);
  const url = settings.LEADS_DATABASE_URL;
  if (url === undefined) {
    throw new SettingsError(
      `LEADS_DATABASE_URL is not set: ${settingDefinitions.LEADS_DATABASE_URL.schema.description}.`,
    );
  }
  // Opening a missing file would create an empty store.
  if (url.startsWith('file:') && !existsSync(sqlitePath(url))) {
    throw new CommandError(`There is no store at ${sqlitePath(url)}: set LEADS_DATABASE_URL to the server's value.`);
  }
  const store = await openStore(url);
  try {
    await store.migrate();
    const readRecords = () => readLeadRecords(settings.SITE_ROOT);
    const [data, text] = await commands[command.name]({ store, settings, readRecords, ...command });
    const json = command.options.json && data !== undefined;
    process.stdout.write(json ? `${JSON.stringify(data, null, 2)}\n` : text());
    return 0;
  } finally {
    await store.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const known = error instanceof CommandError || error instanceof SettingsError;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${known ? message : `Failed: ${message}`}\n`);
  process.exitCode = error instanceof SettingsError ? 78 : error instanceof CommandError ? error.exitCode : 1;
}
