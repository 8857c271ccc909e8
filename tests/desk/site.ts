/** `node site.ts 4398` in a copy of the site: its development server. */
import { dev } from 'astro';
import { paths } from '../../scripts/paths.ts';

await dev({
  root: process.cwd(),
  server: { host: 'localhost', port: Number(process.argv[2]) },
  // The packages lie above the copy.
  vite: { server: { fs: { allow: [paths.root] } } },
});
