import { globSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import react from '@astrojs/react';
import globalData from '@csstools/postcss-global-data';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import customMedia from 'postcss-custom-media';
import type { Plugin } from 'vite';

import { desk } from './desk/integration.ts';
import { late } from './src/shared/build/late.ts';
import { oldestBrowsers } from './src/shared/build/oldest-browsers.ts';
import { recordsInBundle } from './src/shared/build/records-in-bundle.ts';
import { styleLayers } from './src/shared/build/style-layers.ts';
import { siteOrigin } from './src/shared/head/site-origin.ts';

/**
 * Adds the pages that only the lead server sends, src/pages/_leads/: Astro skips names with an underscore. They are
 * built into dist/_leads/, which scripts/postbuild moves out of the folder that a static host publishes.
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
 * Writes a manifest of the client scripts and their imports. Astro sets the client options itself, so a plugin has to
 * request the manifest; scripts/build.ts removes the file from the published folder.
 */
const scriptManifest: Plugin = {
  name: 'script-manifest',
  configEnvironment: (name) => (name === 'client' ? { build: { manifest: 'script-manifest.json' } } : undefined),
};

/**
 * Inlines small modules into each script that shares them, instead of fetching each as a file; a copy that runs second
 * reuses the state of the first. The bundler requires that entries drop their exports for this, but an island is found
 * by its export: each entry is therefore emitted again as a chunk that keeps its exports.
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

const breakpoints = globalData({ files: [resolve('src/shared/styles/breakpoints.css')] });

export default defineConfig({
  site: siteOrigin,
  output: 'static',
  // Outside node_modules, which a fresh installation empties: making the pictures again takes minutes.
  cacheDir: './.cache/astro',
  // Encodes in an eighth of the time of Astro's default at nearly the same size. The file names do not depend on this
  // setting: to make browsers fetch changed pictures, change the quality in src/shared/records/pictures.ts too.
  image: {
    service: {
      entrypoint: 'astro/assets/services/sharp',
      config: { avif: { effort: 2, chromaSubsampling: '4:2:0' } },
    },
  },
  trailingSlash: 'never',
  // One file per address (`/fitur` → fitur.html): servers need no directory redirect.
  build: { format: 'file', inlineStylesheets: 'always', concurrency: 4 },
  integrations: [react(), desk, leadPages],
  devToolbar: { enabled: false },
  // Every script is a separate file, as its integrity hash requires.
  vite: {
    plugins: [scriptManifest, fewerScripts(), late(), recordsInBundle()],
    build: {
      assetsInlineLimit: 0,
      target: [...oldestBrowsers],
      // Silences warnings about directives in Astro's own modules.
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
    css: {
      modules: { generateScopedName: '[hash:base64:5]' },
      postcss: { plugins: [breakpoints, customMedia(), styleLayers] },
    },
    worker: { format: 'es', plugins: () => [recordsInBundle()] },
    // A native module cannot be bundled for the development server.
    optimizeDeps: { exclude: ['@myriaddreamin/typst-ts-node-compiler'] },
    // Slow to bundle and used only in builds.
    ssr: { external: ['@myriaddreamin/typst-ts-node-compiler', 'openapi-typescript', 'typescript'] },
    // Folders that a build may write to meanwhile.
    server: { watch: { ignored: ['**/.cache/**', '**/build/releases/**'] } },
    // Each module there replaces the package of its name; tests/e2e/replacements.spec.ts fails when that is not needed.
    resolve: {
      alias: Object.fromEntries(
        globSync('src/shared/replacements/*.ts').map((file) => [basename(file, '.ts'), resolve(file)]),
      ),
    },
  },
});
