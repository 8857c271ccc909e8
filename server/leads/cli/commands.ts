import { longWib } from '../../contract/wib.ts';
import { readReference } from '../reference.ts';
import { countStore } from '../store/counts.ts';
import { erase, eraseOlderThan, settleErasure } from '../store/erase.ts';
import { markRetention } from '../store/retention-doubt.ts';
import { CommandError, type CommandName } from './arguments.ts';
import type { CommandContext } from './call.ts';
import { exportCsv } from './export.ts';
import { listLeads } from './list.ts';
import { showLead } from './show.ts';
import { table } from './table.ts';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const requests = (count: number): string => `${count} ${count === 1 ? 'request' : 'requests'}`;

/** Each command gives what is to be printed. */
export const commands: Readonly<Record<CommandName, (call: CommandContext) => Promise<string>>> = {
  list: listLeads,
  show: showLead,
  export: exportCsv,

  forget: async ({ store, subject = '', options }) => {
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
    await settleErasure(store);
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
    await markRetention(store, new Date());
    await settleErasure(store);
    return options.json ? json({ purged }) : `${requests(purged)} older than ${days} days deleted.\n`;
  },
};
