/** `node serve.ts 4398`: runs the development server with the desk, over a fresh copy of the site. */
import { join } from 'node:path';
import { chdir, env } from 'node:process';
import { dev } from 'astro';
import { paths } from '../../scripts/paths.ts';
import { copy, makeCopy } from './copy.ts';

await makeCopy();
const site = join(copy, 'apps/site');
chdir(site);
Object.assign(env, { DESK: '1', ASTRO_TELEMETRY_DISABLED: '1' });
await dev({
  root: site,
  server: { host: 'localhost', port: Number(process.argv[2]) },
  // The packages are above the copy.
  vite: { server: { fs: { allow: [paths.root] } } },
});
