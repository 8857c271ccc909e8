import type { Registry } from '../metrics/registry.ts';
import type { LeadService } from './service.ts';
import { countStore } from './store/counts.ts';
import type { Store } from './store/open.ts';
import { channels } from './store/tables.ts';

/** Brings the gauges of lead delivery up to date. */
export async function measureLeads(service: LeadService, store: Store, registry: Registry): Promise<void> {
  registry.set('leads_waiting', 'Requests that wait for the database or are with it.', service.load);
  const counts = await countStore(store).catch(() => undefined);
  registry.set('leads_store_up', 'Whether the database answers.', counts ? 1 : 0);
  if (!counts) return;
  registry.set('leads_stored', 'Requests in the database.', counts.leads);
  for (const channel of channels) {
    for (const state of ['waiting', 'sent', 'failed'] as const) {
      const found = counts.outbox.find((row) => row.channel === channel && row.state === state);
      registry.set('leads_outbox', 'Notifications by state.', found?.rows ?? 0, { channel, state });
    }
  }
}
