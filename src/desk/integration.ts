import type { AstroIntegration } from 'astro';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';

type Live = typeof import('./server/live.ts');

/** Writes records, so it is there only for whoever starts `npm run desk`. */
const wanted = process.env['DESK'] === '1';

function addEndpoint(server: ViteDevServer): void {
  const { ssr } = server.environments;
  server.middlewares.use('/sunting/api', async (request, response) => {
    if (!isRunnableDevEnvironment(ssr)) throw new Error('the development server cannot run modules');
    const { handleLive } = await ssr.runner.import<Live>('/src/desk/server/live.ts');
    await handleLive(request, response);
  });
}

/** The writer's desk at /sunting, with its endpoint; the built site has neither. */
export const desk: AstroIntegration = {
  name: 'desk',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
      if (command !== 'dev' || !wanted) return;
      injectRoute({ pattern: '/sunting', entrypoint: './src/desk/desk.astro' });
      // The desk says in its own words what is wrong with a page.
      updateConfig({ vite: { server: { hmr: { overlay: false } } } });
    },
    'astro:server:setup': ({ server }) => {
      if (wanted) addEndpoint(server);
    },
  },
};
