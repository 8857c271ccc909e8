import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { booleanSetting, optionalSetting, secretSetting, setting } from './settings-reader.ts';

/** Target of `build/current` (scripts/releases.ts), or the folder itself for an unpacked release. */
export function currentRelease(folder: string): string {
  try {
    return realpathSync(join(folder, 'build', 'current'));
  } catch {
    return folder;
  }
}

/** Root of the release that contains a program, or of the repository when it runs from source. */
const releaseAbove = (folder: string): string =>
  resolve(folder, existsSync(join(folder, 'package.json')) ? '../..' : '..');

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Settings that the server and the sandbox share. @param folder folder of the program, inside its release */
export const processSettings = (folder: string) =>
  ({
    PUBLIC_TLS: booleanSetting('false'),
    LOG_LEVEL: setting(z.enum(logLevels).describe('fatal, error, warn, info, debug, trace or silent'), 'info'),
    HSTS_SUBDOMAINS: booleanSetting('true'),
    SITE_ROOT: setting(
      z
        .string()
        .min(1)
        .transform((path) => currentRelease(resolve(path)))
        .describe('a folder that holds dist/ and build/headers.json, or build/current'),
      releaseAbove(folder),
    ),
    SANDBOX: booleanSetting('on', 'on', 'off'),
    SANDBOX_SECRET: secretSetting(32, 200),
    SANDBOX_SOCKET: optionalSetting(
      z
        .string()
        .min(1)
        // The kernel's limit for the path of a socket is 108 bytes.
        .max(100)
        .transform((path) => resolve(path)),
      'the path of a Unix socket, at most 100 characters',
    ),
    SANDBOX_DATABASE: optionalSetting(
      z
        .string()
        .min(1)
        .transform((path) => resolve(path)),
      'the path of a file',
    ),
  }) as const;
