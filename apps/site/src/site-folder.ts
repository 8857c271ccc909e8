import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Absolute folder of the site's package: the working folder of Astro, below that of scripts and tests. */
export const siteFolder: string = existsSync('src/routes.ts') ? process.cwd() : resolve('apps/site');
