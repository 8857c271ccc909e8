import { isoWib, longWib } from '../../contract/wib.ts';
import { readablePhone } from '../phone.ts';
import { labelOf } from '../records.ts';
import { readReference } from '../reference.ts';
import { CommandError } from './arguments.ts';
import type { CommandContext } from './call.ts';
import { record, table } from './table.ts';

/** Everything about one request. */
export async function showLead({ store, subject = '', options, readRecords }: CommandContext): Promise<string> {
  const reference = readReference(subject);
  if (reference === undefined) throw new CommandError(`${JSON.stringify(subject)} is no reference.`, 64);
  const lead = await store.db.selectFrom('lead').selectAll().where('reference', '=', reference).executeTakeFirst();
  if (!lead) throw new CommandError(`There is no request ${reference}.`);
  const told = await store.db
    .selectFrom('outbox')
    .selectAll()
    .where('lead_reference', '=', reference)
    .orderBy('channel')
    .execute();
  if (options.json) return `${JSON.stringify({ ...lead, notifications: told }, null, 2)}\n`;
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
    ['Suspect', lead.suspect ? 'yes: the hidden field was filled in, nobody was told' : 'no'],
    ['Message', lead.message ?? '–'],
  ]);
  if (told.length === 0) return fields;
  const rows = told.map((row) => [
    row.channel,
    row.state,
    String(row.attempts),
    row.sent_at ? isoWib(new Date(row.sent_at)) : '–',
    row.state === 'waiting' ? isoWib(new Date(row.next_attempt_at)) : '–',
    row.last_error ?? '–',
  ]);
  return `${fields}\n${table(['told by', 'state', 'tries', 'sent', 'next try', 'last error'], rows)}`;
}
