import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Absolute path of the site's package. Astro runs within it, scripts and tests in the project's root. */
export const siteFolder: string = existsSync('src/routes.ts') ? process.cwd() : resolve('apps/site');
