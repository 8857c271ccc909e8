import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isProxyList } from './proxies.ts';

const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most));

const yesNo = z.enum(['true', 'false']).transform((value) => value === 'true');

/** Every setting: an environment variable, its default, what it takes and what it does. */
export const definitions = {
  PORT: {
    schema: wholeNumber(1, 65_535),
    fallback: '4321',
    allowed: 'a whole number from 1 to 65535',
    purpose: 'TCP port to listen on.',
  },
  HOST: {
    schema: z.string().refine((host) => host === 'localhost' || isIP(host) > 0),
    fallback: 'localhost',
    allowed: 'localhost or an IP address of this machine',
    purpose:
      'Address to listen on. `localhost` is both 127.0.0.1 and ::1, for this machine only; `::` is every address, IPv4 and IPv6, for a container.',
  },
  TRUST_PROXY: {
    schema: z
      .string()
      .refine((value) => value === 'none' || isProxyList(value))
      .transform((value) => (value === 'none' ? false : value.split(','))),
    fallback: 'none',
    allowed: 'none, or a list with commas of loopback, linklocal, uniquelocal, IP addresses, CIDR ranges',
    purpose: 'Proxies whose X-Forwarded-* headers are believed.',
  },
  PUBLIC_TLS: {
    schema: yesNo,
    fallback: 'false',
    allowed: 'true or false',
    purpose: 'Whether visitors reach the site over https; true adds Strict-Transport-Security.',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    fallback: 'info',
    allowed: 'fatal, error, warn, info, debug, trace or silent',
    purpose: 'Least serious log line to write; `debug` writes a line for each request.',
  },
  SHUTDOWN_SECONDS: {
    schema: wholeNumber(1, 600),
    fallback: '20',
    allowed: 'a whole number from 1 to 600',
    purpose: 'How long requests under way may take to finish after SIGTERM or SIGINT.',
  },
  SITE_ROOT: {
    schema: z
      .string()
      .min(1)
      .transform((path) => resolve(path)),
    fallback: resolve(import.meta.dirname, '..'),
    allowed: 'a folder that holds dist/ and build/headers.json',
    purpose: 'Where the built site stands.',
  },
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
  const entries = Object.entries(definitions).map(([name, { schema, fallback, allowed }]) => {
    const value = environment[name] ?? fallback;
    const result = schema.safeParse(value);
    if (!result.success) {
      throw new SettingsError(`${name} is ${quote(value)}, but it must be ${allowed}.`);
    }
    return [name, result.data];
  });
  return Object.fromEntries(entries) as Settings;
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
