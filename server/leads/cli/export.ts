import { readablePhone } from '../../../src/leads/lead-phone.ts';
import { csv } from '../../../src/shared/format/csv.ts';
import { isoWib } from '../../../src/shared/time/wib.ts';
import type { LeadRow } from '../store/tables.ts';
import { labelOf } from '../value-labels.ts';
import type { Call } from './call.ts';
import { csvPhone } from './csv-phone.ts';

const head = [
  'Nomor',
  'Diterima (WIB)',
  'Balas sebelum (WIB)',
  'Nama',
  'Email',
  'Telepon',
  'Perusahaan',
  'Industri',
  'Jumlah tangki',
  'Pesan',
  'Versi persetujuan',
  'Mencurigakan',
];

/** Every request, oldest first, for a spreadsheet. */
export async function exportCsv({ store, options }: Call): Promise<string> {
  const leads = await store.db.selectFrom('lead').selectAll().orderBy('received_at').execute();
  return csv([head, ...leads.map(cells)], options.separator);
}

const clock = (at: string): string => isoWib(new Date(at)).slice(0, 16).replace('T', ' ');

const cells = (lead: LeadRow): string[] => [
  lead.reference,
  clock(lead.received_at),
  clock(lead.reply_by),
  lead.name,
  lead.email,
  csvPhone(readablePhone(lead.phone)),
  lead.company ?? '',
  labelOf(lead.industry) ?? '',
  labelOf(lead.tank_count) ?? '',
  lead.message ?? '',
  lead.consent_version,
  lead.suspect ? 'ya' : 'tidak',
];
