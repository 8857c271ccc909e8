import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import { defineConfig } from 'astro/config';

// The address stands in the brand record; robots.txt, sitemap and canonical links read it from there.
import { siteOrigin } from './src/lib/site-origin.ts';

export default defineConfig({
  site: siteOrigin,
  output: 'static',
  trailingSlash: 'never',
  // One file an address (`/fitur` → fitur.html): servers need no directory redirect.
  build: { format: 'file', inlineStylesheets: 'always' },
  integrations: [react()],
  devToolbar: { enabled: false },
  // Every script becomes a file of its own, so that it can carry an integrity hash.
  vite: {
    build: { assetsInlineLimit: 0 },
    resolve: {
      alias: { 'react-style-singleton': fileURLToPath(new URL('src/ui/style-singleton.ts', import.meta.url)) },
    },
  },
});
