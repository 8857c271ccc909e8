import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { leadBackupDays, leadRetentionDays } from '../contract/lead.ts';
import { releaseIn } from './release.ts';

/** A wrong value is answered with the description, which docs/settings.md has too. */
type Described<T> = z.ZodType<T, string>;

const setting = <T>(schema: Described<T>, fallback: string, look: 'shown' | 'secret' = 'shown') =>
  ({ schema, fallback, isSecret: look === 'secret' }) as const;

/** In ASCII digits. */
const wholeNumber = (least: number, most: number, why = ''): Described<number> =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))
    .describe(`a whole number from ${least} to ${most}${why}`);

const number = (least: number, most: number, fallback: number, why?: string) =>
  setting(wholeNumber(least, most, why), String(fallback));

/** One of two words, of which the first means yes. */
const flag = (fallback: string, yes = 'true', no = 'false') => {
  const schema = z.enum([yes, no]).transform((value) => value === yes);
  return setting(schema.describe(`${yes} or ${no}`), fallback);
};

/** `none`, the default, is undefined. */
const optional = <T>(schema: Described<T>, takes = schema.description, look?: 'secret') => {
  const none = z.literal('none').transform(() => undefined);
  const either: Described<T | undefined> = z.union([none, schema]).describe(`none or ${takes}`);
  return setting(either, 'none', look);
};

const secret = (least: number, most: number) =>
  optional(z.string().min(least).max(most), `${least} to ${most} characters`, 'secret');

const textThat = (isGood: (value: string) => boolean) => z.string().refine(isGood);
const list = (value: string) => value.split(',').map((entry) => entry.trim());
const mailAddress = z.email().max(254).describe('one e-mail address');
export const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

const url = (protocols: readonly string[], check: (url: URL) => boolean) =>
  textThat((value) => {
    const parsed = URL.parse(value);
    return parsed !== null && protocols.includes(parsed.protocol) && check(parsed);
  });

/** No password that would stand in the other side's logs. */
const httpUrl = () =>
  optional(
    url(
      ['https:', 'http:'],
      ({ protocol, hostname, username }) => username === '' && (protocol === 'https:' || loopback.has(hostname)),
    ),
    'an https:// address (http:// on this machine only), without a password in it',
    'secret',
  );

/** `prefer` and `allow` would fall back to no encryption. */
const tlsModes = [null, 'disable', 'no-verify', 'require', 'verify-ca', 'verify-full'];

const databaseUrl = z.union([
  z.string().regex(/^file:[^?#\0]+$/),
  url(
    ['postgres:', 'postgresql:'],
    ({ hostname, pathname, searchParams }) =>
      (hostname !== '' || searchParams.has('host')) &&
      pathname.length > 1 &&
      tlsModes.includes(searchParams.get('sslmode')),
  ),
]);

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Environment variables; docs/settings.md says what each does. */
export const definitions = {
  PORT: number(1, 65_535, 4321),
  HOST: setting(
    textThat((host) => host === 'localhost' || isIP(host) > 0).describe('localhost or an IP address of this machine'),
    'localhost',
  ),
  TRUST_PROXY: setting(
    textThat((value) => value === 'none' || value.split(',').every(isProxy))
      .transform((value) => (value === 'none' ? false : value.split(',')))
      .describe(
        'none or a list with commas of loopback, linklocal, uniquelocal, IP addresses, CIDR ranges no wider than /8 (IPv6: /7)',
      ),
    'none',
  ),
  PUBLIC_HOST: optional(
    z
      .string()
      .regex(/^[a-z0-9.-]+(:\d{1,5})?(,[a-z0-9.-]+(:\d{1,5})?)*$/)
      .transform(list),
    'host names in lower case with commas, each with its port where it is not the usual one',
  ),
  PUBLIC_TLS: flag('false'),
  LOG_LEVEL: setting(z.enum(logLevels).describe('fatal, error, warn, info, debug, trace or silent'), 'info'),
  HSTS_SUBDOMAINS: flag('true'),
  SHUTDOWN_SECONDS: number(1, 600, 20),
  LINGER_SECONDS: number(0, 60, 5),
  SITE_ROOT: setting(
    z
      .string()
      .min(1)
      .transform((path) => releaseIn(resolve(path)))
      .describe('a folder that holds dist/ and build/headers.json, or build/current'),
    resolve(import.meta.dirname, '..'),
  ),
  SANDBOX: flag('on', 'on', 'off'),
  SANDBOX_SECRET: secret(32, 200),

  // Without the first, lead delivery is off and the others have no effect.
  LEADS_DATABASE_URL: optional(
    databaseUrl,
    'file:PATH for SQLite or postgres://USER:PASSWORD@HOST/DATABASE, with sslmode=disable or verify-full if any',
    'secret',
  ),
  LEADS_CREATE_STORE: flag('false'),
  LEADS_RETENTION_DAYS: number(1, leadRetentionDays, leadRetentionDays, ', which is what the privacy page promises'),
  LEADS_REPLY_HOURS: number(1, 80, 2),
  LEADS_RATE_LIMIT: number(1, 100_000, 20),
  LEADS_QUEUE_LIMIT: number(1, 10_000, 200),
  LEADS_RETRY_SECONDS: number(1, 3600, 30),
  LEADS_MAIL_FROM: optional(mailAddress),
  LEADS_MAIL_TO: optional(
    z.string().transform(list).pipe(z.array(mailAddress).min(1).max(20)),
    'e-mail addresses with commas',
  ),
  LEADS_WEBHOOK_URL: httpUrl(),
  LEADS_WEBHOOK_SECRET: secret(16, 500),
  LEADS_WEBHOOK_SECRET_OLD: secret(16, 500),
  LEADS_CONFIRM: flag('false'),
  LEADS_ALERT_URL: httpUrl(),
  LEADS_BACKUP_DIR: optional(
    z
      .string()
      .min(1)
      .transform((path) => resolve(path)),
    'a folder',
  ),
  LEADS_BACKUP_DAYS: number(1, leadBackupDays, leadBackupDays, ', which is what the privacy page says'),
  SMTP_URL: optional(
    url(['smtp:', 'smtps:'], ({ hostname }) => hostname !== ''),
    'smtp://USER:PASSWORD@HOST:PORT or smtps://…',
    'secret',
  ),
  METRICS_PORT: optional(wholeNumber(1, 65_535)),
  METRICS_HOST: setting(
    z.union([z.ipv4(), z.ipv6()]).describe('an IP address of this machine, or :: for every one'),
    '127.0.0.1',
  ),
} as const;

export type Settings = {
  readonly [Name in keyof typeof definitions]: z.output<(typeof definitions)[Name]['schema']>;
};

/** The first needs the second. */
const settingsThatBelongTogether = [
  ['SMTP_URL', 'LEADS_MAIL_FROM'],
  ['SMTP_URL', 'LEADS_MAIL_TO'],
  ['LEADS_WEBHOOK_URL', 'LEADS_WEBHOOK_SECRET'],
  ['LEADS_CONFIRM', 'SMTP_URL'],
] as const;

export class SettingsError extends Error {}

/** @throws SettingsError for the first that is empty or wrong, naming it, its value and what it takes */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const entries = Object.entries(definitions).map(([name, { schema, fallback, isSecret }]) => {
    const value = environment[name] ?? fallback;
    const result = schema.safeParse(value);
    if (!result.success) {
      const shown = isSecret && value !== '' ? 'something that may hold a password' : quote(value);
      throw new SettingsError(`${name} is ${shown}, but it must be ${schema.description}.`);
    }
    return [name, result.data];
  });
  const settings = Object.fromEntries(entries) as Settings;
  for (const [name, needed] of settingsThatBelongTogether) {
    if (!settings[name] || settings[needed] !== undefined) continue;
    throw new SettingsError(`${needed} is not set, but ${name} needs it: ${definitions[needed].schema.description}.`);
  }
  return settings;
}

/** Prints the sentence and ends the process with 78 (EX_CONFIG). */
export function settingsOrExit(environment: NodeJS.ProcessEnv): Settings {
  try {
    return readSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}

/** Shortened and in ASCII: a strange value cannot rearrange the terminal. */
function quote(value: string) {
  const short = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  return JSON.stringify(short).replace(
    /[^\x20-\x7e…]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function isProxy(entry: string) {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  // Wider than any private network: that would believe every visitor.
  const [widest, narrowest] = version === 4 ? [8, 32] : [7, 128];
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= widest && Number(prefix) <= narrowest;
}
