import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import type { Plugin } from 'vite';

import { desk } from './src/desk/integration.ts';
import { plantInBundle } from './src/plant/records/read.ts';
import { oldestBrowsers } from './src/shared/build/oldest-browsers.ts';
import { styleLayers } from './src/shared/build/style-layers.ts';
// The address stands in the brand record; robots.txt, sitemap and canonical links read it from there.
import { siteOrigin } from './src/shared/head/site-origin.ts';
import { wordsInBundle } from './src/shared/words/words-in-bundle.ts';

/**
 * Pages that stand in for others while the server delivers requests: src/pages/_leads/ becomes dist/_leads/, and
 * scripts/postbuild moves it to build/leads/, out of what a static host publishes. Astro itself passes over names
 * with an underscore.
 */
const leadPages: AstroIntegration = {
  name: 'lead-pages',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      for (const entrypoint of globSync('src/pages/_leads/**/*.astro')) {
        injectRoute({ pattern: entrypoint.replace(/^src\/pages|\.astro$/g, ''), entrypoint: `./${entrypoint}` });
      }
    },
  },
};

/**
 * Has Vite note which script brings which others along. Astro sets the client's options itself, so a plugin asks;
 * scripts/build.ts takes the file out of what is published.
 */
const scriptManifest: Plugin = {
  name: 'script-manifest',
  configEnvironment: (name) => (name === 'client' ? { build: { manifest: 'script-manifest.json' } } : undefined),
};

/**
 * Copies small modules that several scripts share into each of them, instead of fetching each as a file of its own. A
 * copy that runs second takes the state of the first, so nothing exists twice. The bundler asks that no entry keeps its
 * exports, but an island is found by its export: so entries are handed over one by one, and each keeps its own.
 */
function fewerScripts(): Plugin {
  let entries: readonly string[] = [];
  return {
    name: 'fewer-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    options(options) {
      entries = Object.values(options.input ?? {});
      return { ...options, preserveEntrySignatures: false };
    },
    buildStart() {
      for (const id of entries) this.emitFile({ type: 'chunk', id, preserveSignature: 'exports-only' });
    },
    outputOptions: (options) => ({
      ...options,
      codeSplitting: { experimentalInlineCommonChunks: { maxSize: 25_000 } },
    }),
  };
}

export default defineConfig({
  site: siteOrigin,
  output: 'static',
  // Outside node_modules, which a fresh installation empties: the pictures in it take minutes to make again.
  cacheDir: './.cache/astro',
  // An eighth of the time of Astro's own setting at nearly the same size and likeness. Names of files do not tell what they were
  // encoded with: whoever changes this changes the quality in src/shared/records/pictures.ts too.
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 2, chromaSubsampling: '4:2:0' } },
    },
  },
  trailingSlash: 'never',
  // One file an address (`/fitur` → fitur.html): servers need no directory redirect.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  integrations: [react(), desk, leadPages],
  devToolbar: { enabled: false },
  // Every script becomes a file of its own, so that it can carry an integrity hash.
  vite: {
    plugins: [scriptManifest, fewerScripts(), plantInBundle(), wordsInBundle()],
    build: { assetsInlineLimit: 0, target: [...oldestBrowsers] },
    // Half as many letters as Vite's own names, which stand in every document twice.
    css: { modules: { generateScopedName: '[hash:base64:5]' }, postcss: { plugins: [styleLayers] } },
    worker: { format: 'es', plugins: () => [plantInBundle(), wordsInBundle()] },
    // A native module cannot be bundled for the development server.
    optimizeDeps: { exclude: ['@myriaddreamin/typst-ts-node-compiler'] },
    // A compiler takes long to bundle, and is only asked while the site is built.
    ssr: { external: ['@myriaddreamin/typst-ts-node-compiler', 'openapi-typescript', 'typescript'] },
    // What a build writes while the server runs is nothing that it shows.
    server: { watch: { ignored: ['**/.cache/**', '**/build/releases/**'] } },
    resolve: {
      alias: {
        'react-style-singleton': fileURLToPath(new URL('src/shared/ui/style-singleton.ts', import.meta.url)),
        'aria-hidden': fileURLToPath(new URL('src/shared/ui/hide-others.ts', import.meta.url)),
      },
    },
  },
});
