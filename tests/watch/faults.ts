/** A fault as the person on call meets it; docs/operate.md shows these in a table. */
export interface Fault {
  /** Alarms that go off, and no others. */
  alarms: readonly string[];
  /** What one sees besides the alarm. */
  sees: string;
  /** What one does; commands in it are run by the test as they stand here. */
  does: string;
  /** Whether it is caused in every run of the tests, instead of in `npm test -- watch` only. */
  quick?: true;
  /** What a machine must have for the fault to be caused. */
  needs?: Need;
}

export type Need =
  | 'PostgreSQL'
  | 'loop mounts'
  | 'libfaketime'
  | 'nginx and a blackbox exporter'
  | 'systemd-nspawn and debootstrap';

const asAbove = 'as for “Database away”';

/** Faults by name; tests/watch/watch.test.ts causes each. */
export const faults = {
  'Database away': {
    alarms: ['LeadStoreDown', 'LeadsRefused'],
    sees: '`/readyz` answers 503, pages go on, visitors are asked to retry; `leads_unavailable_total{reason}` counts them',
    does: 'start it (`systemctl start postgresql`); the server connects by itself',
    quick: true,
    needs: 'PostgreSQL',
  },
  'Database slow': {
    alarms: ['LeadStoreSlow'],
    sees: '`/readyz` stays 200 and requests are stored; `leads_store_seconds` shows how late, `leads_waiting` how many wait',
    does: 'look for load, disk or network of the database; the server needs nothing',
    needs: 'PostgreSQL',
  },
  'Table locked in PostgreSQL': {
    alarms: ['LeadStoreDown', 'LeadsRefused'],
    sees: `${asAbove}; each request waits five seconds before its 503`,
    does: "end the transaction that was left open: `select pg_terminate_backend(pid) from pg_stat_activity where state = 'idle in transaction'`",
    needs: 'PostgreSQL',
  },
  'SQLite file locked by another process': {
    alarms: ['LeadStoreDown', 'LeadsRefused'],
    sees: `${asAbove}; each request waits three seconds before its 503`,
    does: 'find and end the process (`fuser -v /var/lib/tanksite/leads.db`)',
  },
  'Folder of the SQLite file gone': {
    alarms: ['LeadStoreDown', 'LeadsRefused'],
    sees: `${asAbove}; the log names \`LEADS_CREATE_STORE\`, and no new file is created in its place`,
    does: 'bring the folder back (mount its disk), or restore a backup',
  },
  'Disk of the store full': {
    alarms: ['LeadStoreDown', 'LeadsRefused'],
    sees: `${asAbove}, until the largest request fits again`,
    does: 'delete what fills the disk (`du -axk /var/lib/tanksite | sort -n | tail -3`); the server tries again each second',
    needs: 'loop mounts',
  },
  'Disk of the store read-only after an error': {
    alarms: ['LeadStoreDown', 'LeadsRefused'],
    sees: asAbove,
    does: "`systemctl stop 'tanksite@*'`, `umount /var/lib/tanksite`, `e2fsck -fy /dev/sdb1`, `mount /dev/sdb1 /var/lib/tanksite`, then start the servers; a disk that errs again is replaced",
    needs: 'loop mounts',
  },
  'Clock far ahead': {
    alarms: ['LeadRetentionHeld'],
    sees: 'no request is deleted, and the log names the days; requests and notifications go on',
    does: 'set the clock (`timedatectl set-ntp true`) and restart the servers; where the clock was right after a long pause, `npm run leads -- purge`',
    needs: 'libfaketime',
  },
  'Webhook receiver refuses': {
    alarms: ['LeadsNotDelivered'],
    sees: '`leads_outbox{channel="webhook",state="failed"}` counts what was given up; the request itself is stored',
    does: 'repair the receiver; `npm run leads -- list --failed` names the requests, `npm run leads -- retry` sends them again',
    quick: true,
  },
  'Webhook receiver accepts and is silent': {
    alarms: ['LeadsLate'],
    sees: '`leads_deliveries_total{result="postponed"}` and `leads_outbox_oldest_seconds` grow; visitors are not affected',
    does: 'repair the receiver; what waits follows by itself, at once by `npm run leads -- retry`',
  },
  'Webhook receiver answers without end, malformed or by a redirect': {
    alarms: ['LeadsLate'],
    sees: 'as above; nothing of the answer is stored or logged',
    does: 'repair `LEADS_WEBHOOK_URL` or the receiver; what waits follows by itself, at once by `npm run leads -- retry`',
  },
  'Webhook receiver confirms and loses': {
    alarms: [],
    sees: 'nothing: it has confirmed. The request is stored all the same',
    does: 'compare `npm run leads -- list` with what the receiver has; `npm run leads -- show KTR-4X9M` shows one that is missing there',
  },
  'Mail server accepts and is silent': {
    alarms: ['LeadsLate'],
    sees: '`leads_outbox_oldest_seconds` grows; visitors are not affected',
    does: 'repair the mail server; waiting mails follow by themselves, at the latest after an hour, at once by `npm run leads -- retry`',
  },
  'Mail server sends a line a second without end (tarpit)': {
    alarms: ['LeadsLate'],
    sees: 'as above; each try ends after a minute, and the webhook is not held up',
    does: 'ask its operator why this address is slowed down; mails follow by themselves, at once by `npm run leads -- retry`',
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
  'Flood of calls to the sandbox': {
    alarms: ['SandboxFull'],
    sees: '`sandbox_refused_total` is the number refused; pages go on',
    does: 'nothing: calls of one address beyond its share get 503; `SANDBOX=off` switches the sandbox off',
  },
  'Sandbox killed again and again': {
    alarms: ['SandboxAway', 'SandboxFails'],
    sees: '`sandbox_ends_total` counts its ends; the log has each with its signal; pages answer calls in the browser meanwhile',
    does: 'look for the reason in the log (memory limit or error); `SANDBOX=off` switches it off',
  },
  'Sandbox hangs': {
    alarms: [],
    sees: 'the log has its `silence`; it is killed after 20 s, and `sandbox_ends_total` counts it',
    does: 'nothing: the next call starts it; `SandboxFails` goes off when it happens again and again',
  },
  'Sandbox over its memory': {
    alarms: [],
    sees: 'the log has its `megabytes`; it is killed above 320 MB, and `sandbox_ends_total` counts it',
    does: 'nothing: the next call starts it; `SandboxFails` goes off when it happens again and again',
  },
  'Sandbox service away': {
    alarms: ['SandboxAway'],
    sees: '`/readyz` stays 200 with `"sandbox":"away"`; calls get 503 with `Retry-After`',
    does: '`systemctl reset-failed tanksite-sandbox`, then `systemctl start tanksite-sandbox`',
  },
  'Server lives but does not answer': {
    alarms: ['SiteDown', 'SiteUnreachable'],
    sees: 'scrape and pages time out, from outside too; the log is silent',
    does: '`systemctl restart tanksite@4321`; the unit’s watchdog does it after a minute; `systemctl reset-failed` first when it was restarted too often',
    needs: 'nginx and a blackbox exporter',
  },
  'Unit or socket failed': {
    alarms: ['SiteDown'],
    sees: '`systemctl --failed` names it; `systemctl start` refuses it as started too often',
    does: '`systemctl reset-failed tanksite@4321`, then `systemctl start tanksite@4321` (a socket: `tanksite@4321.socket`)',
    needs: 'systemd-nspawn and debootstrap',
  },
  'Release that does not start': {
    alarms: [],
    sees: '`tanksite-release` ends with 1 and names the server that did not become ready; it has restored the previous release',
    does: 'nothing at night; the log has the reason',
  },
  'Release that ends again and again': {
    alarms: ['SiteRestarts'],
    sees: '`process_start_time_seconds` changes; the log has the error of each end',
    does: '`tanksite-release back`',
  },
  'Log not read any more': {
    alarms: [],
    sees: 'no new lines; pages, form and metrics go on',
    does: 'repair what reads standard output (`systemctl restart systemd-journald`), then restart one server after the other',
  },
  'nginx away': {
    alarms: ['SiteUnreachable'],
    sees: '`up` and `/readyz` of the servers say nothing of it',
    does: '`nginx -t` names a fault of its settings; `systemctl restart nginx`',
    needs: 'nginx and a blackbox exporter',
  },
  'Folder of the certificates gone': {
    alarms: ['SiteUnreachable'],
    sees: 'nginx keeps the certificate that it has read; a restart fails, and `nginx -t` names the file',
    does: 'bring `/etc/letsencrypt` back, or `certbot certonly`; then `nginx -t` and `systemctl restart nginx`',
    needs: 'nginx and a blackbox exporter',
  },
  'Certificate not renewed': {
    alarms: ['CertificateOld'],
    sees: '`probe_ssl_earliest_cert_expiry` is the time until which visitors are served without a warning',
    does: '`certbot renew`, then `nginx -s reload`; a reload that was forgotten after a renewal is enough',
    needs: 'nginx and a blackbox exporter',
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
    alarms.length === 0 ? 'none' : alarms.map((alarm) => `\`${alarm}\``).join(', '),
    sees,
    does.replaceAll('|', '\\|'),
  ]);
  const lines = [['fault', 'alarm', 'what one sees', 'what one does'], ['---', '---', '---', '---'], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
