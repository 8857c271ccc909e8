import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { leadBackupDays, leadRetentionDays } from 'contract/lead';
import { processSettings } from 'service/process-settings';
import {
  booleanSetting,
  type Environment,
  numberSetting,
  optionalSetting,
  type ReadSettings,
  readAllSettings,
  readOrExit,
  refuseUnknownSettings,
  SettingsError,
  secretSetting,
  setting,
  splitList,
  textMatching,
  urlSchema,
  wholeNumber,
} from 'service/settings-reader';
import { z } from 'zod';

const mailAddress = z.email().max(254).describe('one e-mail address');
export const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Refuses URLs with a password, which would appear in the receiver's logs. */
const httpUrl = () =>
  optionalSetting(
    urlSchema(
      ['https:', 'http:'],
      ({ protocol, hostname, username }) => username === '' && (protocol === 'https:' || loopback.has(hostname)),
    ),
    'an https:// address (http:// on this machine only), without a password in it',
    'secret',
  );

/** `prefer` and `allow` are excluded: they fall back to no encryption. */
const tlsModes = [null, 'disable', 'no-verify', 'require', 'verify-ca', 'verify-full'];

const databaseUrl = z.union([
  z.string().regex(/^file:[^?#\0]+$/),
  urlSchema(
    ['postgres:', 'postgresql:'],
    ({ hostname, pathname, searchParams }) =>
      (hostname !== '' || searchParams.has('host')) &&
      pathname.length > 1 &&
      tlsModes.includes(searchParams.get('sslmode')),
  ),
]);

/** Environment variables, explained in docs/settings.md. */
export const settingDefinitions = {
  PORT: numberSetting(1, 65_535, 4321),
  HOST: setting(
    textMatching((host) => host === 'localhost' || isIP(host) > 0).describe(
      'localhost or an IP address of this machine',
    ),
    'localhost',
  ),
  TRUST_PROXY: setting(
    textMatching((value) => value === 'none' || value.split(',').every(isProxy))
      .transform((value) => (value === 'none' ? false : value.split(',')))
      .describe(
        'none or a comma-separated list of loopback, linklocal, uniquelocal, IP addresses, CIDR ranges no wider than /8 (IPv6: /7)',
      ),
    'none',
  ),
  PUBLIC_HOST: optionalSetting(
    z
      .string()
      .regex(/^[a-z0-9.-]+(:\d{1,5})?(,[a-z0-9.-]+(:\d{1,5})?)*$/)
      .transform(splitList),
    'comma-separated host names in lower case, each with its port unless it is the default',
  ),
  ...processSettings(import.meta.dirname),
  SHUTDOWN_SECONDS: numberSetting(1, 600, 20),
  LINGER_SECONDS: numberSetting(0, 60, 5),

  // Without LEADS_DATABASE_URL lead delivery is off and the other settings have no effect.
  LEADS_DATABASE_URL: optionalSetting(
    databaseUrl,
    'file:PATH for SQLite or postgres://USER:PASSWORD@HOST/DATABASE, with sslmode=disable or verify-full if any',
    'secret',
  ),
  LEADS_CREATE_STORE: booleanSetting('false'),
  LEADS_RETENTION_DAYS: numberSetting(
    1,
    leadRetentionDays,
    leadRetentionDays,
    ', the limit that the privacy page promises',
  ),
  LEADS_REPLY_HOURS: numberSetting(1, 80, 2),
  LEADS_RATE_LIMIT: numberSetting(1, 100_000, 20),
  LEADS_QUEUE_LIMIT: numberSetting(1, 10_000, 200),
  LEADS_RETRY_SECONDS: numberSetting(1, 3600, 30),
  LEADS_MAIL_FROM: optionalSetting(mailAddress),
  LEADS_MAIL_TO: optionalSetting(
    z.string().transform(splitList).pipe(z.array(mailAddress).min(1).max(20)),
    'comma-separated e-mail addresses',
  ),
  LEADS_WEBHOOK_URL: httpUrl(),
  LEADS_WEBHOOK_SECRET: secretSetting(16, 500),
  LEADS_WEBHOOK_SECRET_OLD: secretSetting(16, 500),
  LEADS_CONFIRM: booleanSetting('false'),
  LEADS_ALERT_URL: httpUrl(),
  LEADS_BACKUP_DIR: optionalSetting(
    z
      .string()
      .min(1)
      .transform((path) => resolve(path)),
    'a folder',
  ),
  LEADS_BACKUP_DAYS: numberSetting(1, leadBackupDays, leadBackupDays, ', the limit that the privacy page promises'),
  SMTP_URL: optionalSetting(
    urlSchema(['smtp:', 'smtps:'], ({ hostname }) => hostname !== ''),
    'smtp://USER:PASSWORD@HOST:PORT or smtps://…',
    'secret',
  ),
  METRICS_PORT: optionalSetting(wholeNumber(1, 65_535)),
  METRICS_HOST: setting(
    z.union([z.ipv4(), z.ipv6()]).describe('an IP address of this machine, or :: for all of them'),
    '127.0.0.1',
  ),
} as const;

export type Settings = ReadSettings<typeof settingDefinitions>;

/** Pairs of settings: the first requires the second. */
const settingsThatBelongTogether = [
  ['SMTP_URL', 'LEADS_MAIL_FROM'],
  ['SMTP_URL', 'LEADS_MAIL_TO'],
  ['LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'],
  ['LEADS_CONFIRM', 'SMTP_URL'],
] as const;

/** Settings without effect unless a store is set. */
const settingsOfDelivery = ['SMTP_URL', 'LEADS_MAIL_FROM', 'LEADS_MAIL_TO', 'LEADS_WEBHOOK_URL'] as const;

const prefixes = ['LEADS_', 'SMTP_', 'SANDBOX_', 'METRICS_'];

/** @throws SettingsError for the first setting that is misspelled, empty, wrong or lacks another that it requires */
export function readSettings(environment: Environment): Settings {
  refuseUnknownSettings(Object.keys(settingDefinitions), prefixes, environment);
  const settings = readAllSettings(settingDefinitions, environment);
  for (const [name, needed] of settingsThatBelongTogether) {
    if (!settings[name] || settings[needed] !== undefined) continue;
    throw new SettingsError(
      `${needed} is not set, but ${name} needs it: ${settingDefinitions[needed].schema.description}.`,
    );
  }
  const idle = settingsOfDelivery.find((name) => settings[name] !== undefined);
  if (idle && environment['LEADS_DATABASE_URL'] === undefined) {
    throw new SettingsError(
      `LEADS_DATABASE_URL is not set, but ${idle} needs it: ${settingDefinitions.LEADS_DATABASE_URL.schema.description}.`,
    );
  }
  return settings;
}

function isProxy(entry: string) {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  // A wider range than any private network would trust every visitor.
  const [widest, narrowest] = version === 4 ? [8, 32] : [7, 128];
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= widest && Number(prefix) <= narrowest;
}

export const settingsOrExit = (environment: Environment): Settings => readOrExit(() => readSettings(environment));
