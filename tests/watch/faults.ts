/** A fault as the person on call meets it; docs/operate.md shows these in a table. */
export interface Fault {
  /** Alarms that go off, and no others. */
  alarms: readonly string[];
  /** What one sees besides the alarm. */
  sees: string;
  /** What one does; `npm run leads -- …` is run by the test as it stands here. */
  does: string;
  /** Whether it is caused in every run of the tests, instead of in `npm test -- watch` only. */
  quick?: true;
}

/** Faults by name; tests/watch/watch.test.ts causes each. */
export const faults = {
  'Database away': {
    alarms: ['LeadStoreDown', 'LeadsRefused'],
    sees: '`/readyz` answers 503, pages go on, visitors are asked to retry; `leads_unavailable_total{reason}` counts them',
    does: 'start it (`systemctl start postgresql`); the server connects by itself',
    quick: true,
  },
  'Database locked by another process': {
    alarms: ['LeadStoreDown', 'LeadsRefused'],
    sees: 'as above; each request waits three seconds before its 503',
    does: 'find and end the process (`fuser -v /var/lib/tanksite/leads.db`; on PostgreSQL `select * from pg_stat_activity`)',
  },
  'Folder of the SQLite file gone': {
    alarms: ['LeadStoreDown', 'LeadsRefused'],
    sees: 'as above; the log names `LEADS_CREATE_STORE`, and no new file is created in its place',
    does: 'bring the folder back (mount its disk), or restore a backup',
  },
  'Webhook receiver refuses': {
    alarms: ['LeadsNotDelivered'],
    sees: '`leads_outbox{channel="webhook",state="failed"}` counts what was given up; the request itself is stored',
    does: 'repair the receiver; `npm run leads -- list --failed` names the requests, `npm run leads -- retry` sends them again',
    quick: true,
  },
  'Mail server accepts and is silent': {
    alarms: ['LeadsLate'],
    sees: '`leads_outbox_oldest_seconds` grows; visitors are not affected',
    does: 'repair the mail server; waiting mails follow by themselves, at the latest after an hour, at once by `npm run leads -- retry`',
  },
  'Flood of requests from one network': {
    alarms: ['ManyRefused'],
    sees: '`http_refusals_total{status="429",kind="form"}` and the sum of `times` in the log are the number refused',
    does: 'nothing: other networks are served; check `TRUST_PROXY` when all visitors are refused',
    quick: true,
  },
  'Form refused as foreign': {
    alarms: ['ManyRefused'],
    sees: '`http_refusals_total{status="403",kind="form"}` grows with every request',
    does: 'set `PUBLIC_HOST` to the names under which the site is reached, and restart',
  },
  'Sandbox killed again and again': {
    alarms: ['SandboxAway', 'SandboxFails'],
    sees: '`sandbox_ends_total` counts its ends; the log has each with its signal; pages answer calls in the browser meanwhile',
    does: 'look for the reason in the log (memory limit or error); `SANDBOX=off` switches it off',
  },
  'Sandbox service away': {
    alarms: ['SandboxAway'],
    sees: '`/readyz` stays 200 with `"sandbox":"away"`; calls get 503 with `Retry-After`',
    does: '`systemctl reset-failed tanksite-sandbox`, then `systemctl start tanksite-sandbox`',
  },
  'Server lives but does not answer': {
    alarms: ['SiteDown'],
    sees: 'scrape and pages time out; the log is silent',
    does: '`systemctl restart tanksite@4321`; the unit’s watchdog does it after a minute; `systemctl reset-failed` first when it was restarted too often',
  },
  'Folder of the backups not writable': {
    alarms: ['LeadBackupMissing', 'LeadBackupOld'],
    sees: '`leads_backup_ok` is 0; the log has “backup not made”',
    does: 'repair `LEADS_BACKUP_DIR` (space, permissions); the server tries again after five minutes, and at its start',
  },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

/** The table of docs/operate.md, as Markdown. */
export function faultTable(): string {
  const rows = Object.entries(faults).map(([name, { alarms, sees, does }]) => [
    name,
    alarms.map((alarm) => `\`${alarm}\``).join(', '),
    sees,
    does,
  ]);
  const lines = [['fault', 'alarm', 'what one sees', 'what one does'], ['---', '---', '---', '---'], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
