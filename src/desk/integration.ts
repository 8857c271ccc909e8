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
    'astro:config:setup': ({ command, injectRoute }) => {
      if (command === 'dev' && wanted) injectRoute({ pattern: '/sunting', entrypoint: './src/desk/desk.astro' });
    },
    'astro:server:setup': ({ server }) => {
      if (wanted) addEndpoint(server);
    },
  },
};
