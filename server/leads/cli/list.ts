import { isoWib } from '../../contract/wib.ts';
import { readablePhone } from '../phone.ts';
import type { LeadRow, OutboxRow } from '../store/tables.ts';
import type { CommandContext } from './call.ts';
import { table } from './table.ts';

/** Newest first; with `--failed` only those somebody was not told about. */
export async function listLeads({ store, options }: CommandContext): Promise<string> {
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
  const rows = leads.map((lead) => ({ lead, told: outbox.filter((row) => row.lead_reference === lead.reference) }));
  if (options.json) {
    return `${JSON.stringify(
      rows.map(({ lead, told }) => ({ ...lead, notifications: told.map(brief) })),
      null,
      2,
    )}\n`;
  }
  if (rows.length === 0) return 'No requests.\n';
  return table(['reference', 'received (WIB)', 'name', 'company', 'telephone', 'e-mail', 'told'], rows.map(cells));
}

const brief = ({ channel, state, attempts, last_error }: OutboxRow) => ({ channel, state, attempts, last_error });

function cells({ lead, told }: { lead: LeadRow; told: OutboxRow[] }): string[] {
  return [
    lead.reference,
    isoWib(new Date(lead.received_at)).slice(0, 16).replace('T', ' '),
    lead.name,
    lead.company ?? '–',
    readablePhone(lead.phone),
    lead.email,
    lead.suspect ? 'suspect: not told' : told.map(({ channel, state }) => `${channel} ${state}`).join(', ') || '–',
  ];
}
