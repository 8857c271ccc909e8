import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import type { Plugin } from 'vite';

import { desk } from './desk/integration.ts';
import { late } from './src/shared/build/late.ts';
import { oldestBrowsers } from './src/shared/build/oldest-browsers.ts';
import { recordsInBundle } from './src/shared/build/records-in-bundle.ts';
import { styleLayers } from './src/shared/build/style-layers.ts';
import { siteOrigin } from './src/shared/head/site-origin.ts';

/**
 * Pages for servers that deliver requests: src/pages/_leads/ becomes dist/_leads/, which scripts/postbuild moves out
 * of what a static host publishes. Astro passes over names with an underscore.
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
 * Notes which script brings others along. Astro sets the client's options itself, so a plugin asks; scripts/build.ts
 * unpublishes the file.
 */
const scriptManifest: Plugin = {
  name: 'script-manifest',
  configEnvironment: (name) => (name === 'client' ? { build: { manifest: 'script-manifest.json' } } : undefined),
};

/**
 * Copies small modules into each script that shares them, instead of fetching each as a file; a copy that runs second
 * takes the state of the first. The bundler asks that entries drop their exports, but an island is found by its
 * export: so each entry is handed over by itself.
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
  // A fresh installation empties node_modules, and pictures take minutes to make.
  cacheDir: './.cache/astro',
  // An eighth of the time of Astro's setting at nearly the same size. File names do not tell it: whoever changes
  // this changes the quality in src/shared/records/pictures.ts too.
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
  // Every script a file of its own, for its integrity hash.
  vite: {
    plugins: [scriptManifest, fewerScripts(), late(), recordsInBundle()],
    build: {
      assetsInlineLimit: 0,
      target: [...oldestBrowsers],
      // The directives that it warns of are Astro's own.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
    css: { modules: { generateScopedName: '[hash:base64:5]' }, postcss: { plugins: [styleLayers] } },
    worker: { format: 'es', plugins: () => [recordsInBundle()] },
    // A native module cannot be bundled for the development server.
    optimizeDeps: { exclude: ['@myriaddreamin/typst-ts-node-compiler'] },
    // Slow to bundle, and only asked in builds.
    ssr: { external: ['@myriaddreamin/typst-ts-node-compiler', 'openapi-typescript', 'typescript'] },
    // What a build writes meanwhile.
    server: { watch: { ignored: ['**/.cache/**', '**/build/releases/**'] } },
    resolve: {
      alias: {
        'react-style-singleton': fileURLToPath(new URL('src/shared/ui/style-singleton.ts', import.meta.url)),
        'aria-hidden': fileURLToPath(new URL('src/shared/ui/hide-others.ts', import.meta.url)),
      },
    },
  },
});
