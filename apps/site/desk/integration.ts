import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { deskState, draftHeader } from './server/state.ts';

type Live = typeof import('./server/live.ts');

/** Enabled by `npm run desk` only, as the desk writes files. */
const wanted = process.env['DESK'] === '1';

const content = fileURLToPath(new URL('server/content.ts', import.meta.url));

const readDrafts: Plugin = {
  name: 'desk-content',
  enforce: 'pre',
  resolveId: {
    // Before Astro’s own resolver, which also has order `pre`.
    order: 'pre',
    handler: (id, importer) => (id === 'astro:content' && !importer?.startsWith(content) ? content : undefined),
  },
};

function addEndpoint(server: ViteDevServer) {
  const { ssr } = server.environments;
  server.middlewares.use('/sunting/api', async (request, response) => {
    if (!isRunnableDevEnvironment(ssr)) throw new Error('the development server cannot run modules');
    const { handleLive } = await ssr.runner.import<Live>('/desk/server/live.ts');
    await handleLive(server, request, response);
  });
  server.middlewares.use((request, _response, next) => {
    deskState.pages.run(deskState.asked.get(String(request.headers[draftHeader])) ?? { draft: undefined }, next);
  });
  // Astro reports a page’s error only to Vite’s stack trace fixer, not in the response; record it here.
  const { ssrFixStacktrace } = server;
  server.ssrFixStacktrace = (error) => {
    const page = deskState.pages.getStore();
    if (page) page.fault ??= error.message.replace(/\n\s+at .*/s, '');
    ssrFixStacktrace(error);
  };
}

/** The writer’s desk at /sunting, in development only; the built site has neither its page nor its endpoint. */
export const desk: AstroIntegration = {
  name: 'desk',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
      // A build never includes the desk, whatever the environment sets.
      if (command !== 'dev') delete process.env['DESK'];
      if (command !== 'dev' || !wanted) return;
      injectRoute({ pattern: '/sunting', entrypoint: './desk/desk.astro' });
      // The desk shows errors itself, in Indonesian.
      updateConfig({ vite: { plugins: [readDrafts], server: { hmr: { overlay: false } } } });
    },
    'astro:server:setup': ({ server }) => {
      if (wanted) addEndpoint(server);
    },
  },
};
