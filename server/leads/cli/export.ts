import { csv } from '../../contract/csv.ts';
import { isoWib } from '../../contract/wib.ts';
import { readablePhone } from '../phone.ts';
import { type LeadRecords, labelOf } from '../records.ts';
import type { LeadRow } from '../store/tables.ts';
import type { CommandContext } from './call.ts';
import { csvPhone } from './csv-phone.ts';

/** Every request, oldest first, for a spreadsheet. */
export async function exportCsv({ store, options, readRecords }: CommandContext): Promise<string> {
  const records = readRecords();
  const leads = await store.db.selectFrom('lead').selectAll().orderBy('received_at').execute();
  return csv([headOf(records), ...leads.map((lead) => cells(lead, records))], options.separator);
}

const headOf = ({ words: { labels } }: LeadRecords): string[] => [
  labels.reference,
  `${labels.receivedAt} (WIB)`,
  `${labels.replyBy} (WIB)`,
  labels.name,
  labels.email,
  labels.phone,
  labels.company,
  labels.industry,
  labels.tankCount,
  labels.message,
  labels.consent,
  labels.suspect,
];

const clock = (at: string): string => isoWib(new Date(at)).slice(0, 16).replace('T', ' ');

const cells = (lead: LeadRow, { labels, words }: LeadRecords): string[] => [
  lead.reference,
  clock(lead.received_at),
  clock(lead.reply_by),
  lead.name,
  lead.email,
  csvPhone(readablePhone(lead.phone)),
  lead.company ?? '',
  labelOf(lead.industry, labels) ?? '',
  labelOf(lead.tank_count, labels) ?? '',
  lead.message ?? '',
  lead.consent_version,
  lead.suspect ? words.yes : words.no,
];
