import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { flag, optional, secret, setting } from './settings-reader.ts';

/** What `build/current` points to now (scripts/releases.ts), or the folder itself where a release was unpacked. */
export function releaseIn(folder: string): string {
  try {
    return realpathSync(join(folder, 'build', 'current'));
  } catch {
    return folder;
  }
}

/** Root of the release that holds a program, or of the repository where the program runs from its sources. */
const releaseAbove = (folder: string): string =>
  resolve(folder, existsSync(join(folder, 'package.json')) ? '../..' : '..');

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Settings of the site's process and of the sandbox's. @param folder of the program, inside its release */
export const processSettings = (folder: string) =>
  ({
    PUBLIC_TLS: flag('false'),
    LOG_LEVEL: setting(z.enum(logLevels).describe('fatal, error, warn, info, debug, trace or silent'), 'info'),
    HSTS_SUBDOMAINS: flag('true'),
    SITE_ROOT: setting(
      z
        .string()
        .min(1)
        .transform((path) => releaseIn(resolve(path)))
        .describe('a folder that holds dist/ and build/headers.json, or build/current'),
      releaseAbove(folder),
    ),
    SANDBOX: flag('on', 'on', 'off'),
    SANDBOX_SECRET: secret(32, 200),
    SANDBOX_SOCKET: optional(
      z
        .string()
        .min(1)
        // The kernel takes 108 bytes.
        .max(100)
        .transform((path) => resolve(path)),
      'the path of a socket, of at most 100 characters',
    ),
  }) as const;
