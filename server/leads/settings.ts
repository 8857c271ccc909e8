import { resolve } from 'node:path';
import { z } from 'zod';
import { leadBackupDays, leadRetentionDays } from '../contract/lead.ts';
import { orNone, wholeNumber, yesNo } from '../setting-types.ts';

const mailAddress = z.email().max(254).describe('one e-mail address');

const mailAddresses = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .pipe(z.array(mailAddress).min(1).max(20))
  .describe('e-mail addresses with commas');

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** An address that can be parsed, has one of the protocols, and passes `check`. */
const url = (protocols: readonly string[], check: (url: URL) => boolean = () => true) =>
  z.string().refine((value) => {
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    return parsed !== undefined && protocols.includes(parsed.protocol) && check(parsed);
  });

/** https, or http on this machine, and no password that would stand in logs of the other side. */
const httpUrl = url(
  ['https:', 'http:'],
  ({ protocol, hostname, username }) => username === '' && (protocol === 'https:' || loopback.has(hostname)),
).describe('an https:// address (http:// on this machine only), without a password in it');

const secret = z.string().min(16).max(500).describe('16 to 500 characters');

/** `prefer` and `allow` would fall back to no encryption when somebody asks for it on the way. */
const tlsModes = ['disable', 'no-verify', 'require', 'verify-ca', 'verify-full'];

/** Whether `sslmode`, where it is there, says plainly what happens. */
const isPlainAboutTls = ({ searchParams }: URL): boolean => {
  const mode = searchParams.get('sslmode');
  return mode === null || tlsModes.includes(mode);
};

const databaseUrl = z.union([
  z.string().regex(/^file:[^?#\0]+$/),
  url(['postgres:', 'postgresql:'], (address) => {
    const { hostname, pathname, searchParams } = address;
    return Boolean((hostname || searchParams.has('host')) && pathname.length > 1 && isPlainAboutTls(address));
  }),
]);

/** Settings of lead delivery. Without LEADS_DATABASE_URL it is off, and the others have no effect. */
export const leadDefinitions = {
  LEADS_DATABASE_URL: {
    schema: orNone(
      databaseUrl,
      'file:PATH for SQLite or postgres://USER:PASSWORD@HOST/DATABASE, with sslmode=disable or verify-full if any',
    ),
    fallback: 'none',
    purpose:
      'Where consultation requests are stored; `none` switches lead delivery off. Connections to PostgreSQL on another machine use TLS with a checked certificate unless `?sslmode=` says otherwise.',
    secret: true,
  },
  LEADS_CREATE_STORE: {
    schema: yesNo,
    fallback: 'false',
    purpose:
      'Whether an SQLite file that is not there is made: for the first start. Later a missing file is a fault, and no empty one takes its place.',
  },
  LEADS_RETENTION_DAYS: {
    schema: wholeNumber(1, leadRetentionDays, ', which is what the privacy page promises'),
    fallback: String(leadRetentionDays),
    purpose: 'Days after which a request is deleted.',
  },
  LEADS_REPLY_HOURS: {
    schema: wholeNumber(1, 80),
    fallback: '2',
    purpose: 'Office hours of the head office within which visitors are promised an answer.',
  },
  LEADS_RATE_LIMIT: {
    schema: wholeNumber(1, 100_000),
    fallback: '20',
    purpose:
      'Requests that one network may send in ten minutes, those with errors included and repeats left out; counted by all servers on one PostgreSQL together.',
  },
  LEADS_QUEUE_LIMIT: {
    schema: wholeNumber(1, 10_000),
    fallback: '200',
    purpose: 'Requests that may wait for the database at once; more are answered 503.',
  },
  LEADS_RETRY_SECONDS: {
    schema: wholeNumber(1, 3600),
    fallback: '30',
    purpose: 'Pause before a mail or webhook is tried again; it doubles each time, up to half an hour.',
  },
  LEADS_MAIL_FROM: {
    schema: orNone(mailAddress),
    fallback: 'none',
    purpose: 'Sender of the mails, needed with SMTP_URL.',
  },
  LEADS_MAIL_TO: {
    schema: orNone(mailAddresses),
    fallback: 'none',
    purpose: 'Who gets a mail about each request, needed with SMTP_URL.',
  },
  LEADS_WEBHOOK_URL: {
    schema: orNone(httpUrl),
    fallback: 'none',
    purpose: 'Where each request is sent as signed JSON.',
    secret: true,
  },
  LEADS_WEBHOOK_SECRET: {
    schema: orNone(secret),
    fallback: 'none',
    purpose: 'Key of the signature, needed with LEADS_WEBHOOK_URL.',
    secret: true,
  },
  LEADS_WEBHOOK_SECRET_OLD: {
    schema: orNone(secret),
    fallback: 'none',
    purpose: 'The key before, while receivers change over: then each webhook carries both signatures.',
    secret: true,
  },
  LEADS_CONFIRM: {
    schema: yesNo,
    fallback: 'false',
    purpose: 'Whether visitors get a mail with number and deadline of their request; needs SMTP_URL.',
  },
  LEADS_ALERT_URL: {
    schema: orNone(httpUrl),
    fallback: 'none',
    purpose:
      'Where to report, as JSON with a `text`, that mails or webhooks fail; without it the other of the two is used.',
    secret: true,
  },
  LEADS_BACKUP_DIR: {
    schema: orNone(
      z
        .string()
        .min(1)
        .transform((path) => resolve(path)),
      'a folder',
    ),
    fallback: 'none',
    purpose: 'Where a copy of the SQLite file is put each day.',
  },
  LEADS_BACKUP_DAYS: {
    schema: wholeNumber(1, leadBackupDays, ', which is what the privacy page says'),
    fallback: String(leadBackupDays),
    purpose: 'How many of these copies are kept.',
  },
  SMTP_URL: {
    schema: orNone(
      url(['smtp:', 'smtps:'], ({ hostname }) => hostname !== ''),
      'smtp://USER:PASSWORD@HOST:PORT or smtps://…',
    ),
    fallback: 'none',
    purpose: 'Mail server; `smtp:` has to offer STARTTLS unless it is on this machine.',
    secret: true,
  },
  METRICS_PORT: {
    schema: orNone(wholeNumber(1, 65_535)),
    fallback: 'none',
    purpose: 'Port for counters in Prometheus format at /metrics.',
  },
  METRICS_HOST: {
    schema: z.union([z.ipv4(), z.ipv6()]).describe('an IP address of this machine, or :: for every one'),
    fallback: '127.0.0.1',
    purpose: 'Address on which the counters are served. They tell nothing of a visitor, but need not be public.',
  },
} as const;

/** Settings that have an effect only together: with the first, the others have to be set. */
export const settingsThatBelongTogether = [
  ['SMTP_URL', 'LEADS_MAIL_FROM'],
  ['SMTP_URL', 'LEADS_MAIL_TO'],
  ['LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'],
] as const;
