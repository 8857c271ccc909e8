import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { leadDefinitions, settingsThatBelongTogether } from './leads/settings.ts';
import { releaseIn } from './release.ts';
import { orNone, wholeNumber, yesNo } from './setting-types.ts';

/**
 * Every setting: an environment variable, its schema with what it takes, its default and what it does. The value of
 * one marked `secret` is never shown.
 */
export const definitions = {
  PORT: {
    schema: wholeNumber(1, 65_535),
    fallback: '4321',
    purpose: 'TCP port to listen on.',
  },
  HOST: {
    schema: z
      .string()
      .refine((host) => host === 'localhost' || isIP(host) > 0)
      .describe('localhost or an IP address of this machine'),
    fallback: 'localhost',
    purpose:
      'Address to listen on. `localhost` is both 127.0.0.1 and ::1, for this machine only; `::` is every address, IPv4 and IPv6, for a container.',
  },
  TRUST_PROXY: {
    schema: z
      .string()
      .refine((value) => value === 'none' || isProxyList(value))
      .transform((value) => (value === 'none' ? false : value.split(',')))
      .describe(
        'none or a list with commas of loopback, linklocal, uniquelocal, IP addresses, CIDR ranges no wider than /8 (IPv6: /7)',
      ),
    fallback: 'none',
    purpose: 'Proxies whose X-Forwarded-* headers are believed.',
  },
  PUBLIC_HOST: {
    schema: orNone(
      z
        .string()
        .regex(/^[a-z0-9.-]+(:\d{1,5})?(,[a-z0-9.-]+(:\d{1,5})?)*$/)
        .transform((list) => list.split(',')),
      'host names in lower case with commas, each with its port where it is not the usual one',
    ),
    fallback: 'none',
    purpose:
      'Hosts that visitors type. Forms from other sites are refused; `none` compares with the Host of the request.',
  },
  PUBLIC_TLS: {
    schema: yesNo,
    fallback: 'false',
    purpose: 'Whether visitors reach the site over https; true adds Strict-Transport-Security.',
  },
  LOG_LEVEL: {
    schema: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
      .describe('fatal, error, warn, info, debug, trace or silent'),
    fallback: 'info',
    purpose: 'Least serious log line to write; `debug` writes a line for each request.',
  },
  HSTS_SUBDOMAINS: {
    schema: yesNo,
    fallback: 'true',
    purpose:
      'With PUBLIC_TLS: whether browsers may reach every name below this one by https only, for two years. False where one of them still speaks http.',
  },
  SHUTDOWN_SECONDS: {
    schema: wholeNumber(1, 600),
    fallback: '20',
    purpose: 'How long requests under way may take to finish after SIGTERM or SIGINT.',
  },
  LINGER_SECONDS: {
    schema: wholeNumber(0, 60),
    fallback: '5',
    purpose: 'How long after SIGTERM new visitors are still served, while /readyz sends them elsewhere.',
  },
  SITE_ROOT: {
    schema: z
      .string()
      .min(1)
      .transform((path) => releaseIn(resolve(path)))
      .describe('a folder that holds dist/ and build/headers.json, or build/current'),
    fallback: resolve(import.meta.dirname, '..'),
    purpose: 'Where the built site stands.',
  },
  SANDBOX: {
    schema: z
      .enum(['on', 'off'])
      .transform((value) => value === 'on')
      .describe('on or off'),
    fallback: 'on',
    purpose: 'Whether /sandbox/v1 answers, the interface over simulated tanks; `off` leaves the one in the page.',
  },
  SANDBOX_SECRET: {
    schema: orNone(z.string().min(32).max(200), '32 to 200 characters'),
    fallback: 'none',
    purpose:
      'Signs the keys of the sandbox: the same on every server. With `none` it is random, and keys end with the process.',
    secret: true,
  },
  ...leadDefinitions,
} as const;

export type Settings = {
  readonly [Name in keyof typeof definitions]: z.output<(typeof definitions)[Name]['schema']>;
};

/** A setting that the server cannot work with; its message is meant for whoever starts it. */
export class SettingsError extends Error {}

/**
 * Reads all settings once.
 * @throws SettingsError for the first one that is empty or wrong, naming it, its value and what it takes
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const entries = Object.entries(definitions).map(([name, definition]) => {
    const value = environment[name] ?? definition.fallback;
    const result = definition.schema.safeParse(value);
    if (!result.success) {
      const shown = 'secret' in definition && value !== '' ? 'something that may hold a password' : quote(value);
      throw new SettingsError(`${name} is ${shown}, but it must be ${definition.schema.description}.`);
    }
    return [name, result.data];
  });
  const settings = Object.fromEntries(entries) as Settings;
  if (settings.LEADS_CONFIRM && settings.SMTP_URL === undefined) {
    throw new SettingsError('SMTP_URL is not set, but LEADS_CONFIRM needs it.');
  }
  for (const [name, needed] of settingsThatBelongTogether) {
    if (settings[name] === undefined || settings[needed] !== undefined) continue;
    throw new SettingsError(`${needed} is not set, but ${name} needs it: ${definitions[needed].schema.description}.`);
  }
  return settings;
}

/** Like `readSettings`, but prints the sentence and ends the process with 78 (EX_CONFIG). */
export function settingsOrExit(environment: NodeJS.ProcessEnv): Settings {
  try {
    return readSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(78);
  }
}

/** Quoted, shortened and in plain ASCII, so that a strange value cannot rearrange the terminal. */
function quote(value: string): string {
  const short = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  return JSON.stringify(short).replace(
    /[^\x20-\x7e…]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const named = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether every entry of a list with commas is a named range, an IP address or a CIDR range. */
function isProxyList(list: string): boolean {
  return list.split(',').every((entry) => named.has(entry) || isRange(entry));
}

function isRange(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  // Wider than any private network: whoever believes half the internet believes every visitor.
  const [widest, narrowest] = version === 4 ? [8, 32] : [7, 128];
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= widest && Number(prefix) <= narrowest;
}
