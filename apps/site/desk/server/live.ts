import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { collections } from '../../src/content.config.ts';
import { type DefinedCollections, type DeskSite, readCollections, repository } from './collections.ts';
import { handle } from './endpoint.ts';
import { readPage } from './pages.ts';
import { draftHeader, type PageRequest, state } from './state.ts';

/** The endpoint over the site's collections; Vite loads this anew when a schema changes. */
export function handleLive(server: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const root = repository;
  // Publishing outlasts its request, and a closed socket has no port.
  const origin = `http://localhost:${request.socket.localPort}`;
  const fetchPage: DeskSite['fetchPage'] = async (address, draft) => {
    const key = randomUUID();
    const asked: PageRequest = { draft };
    state.asked.set(key, asked);
    try {
      const page = await fetch(new URL(address, origin), { headers: { [draftHeader]: key } });
      const html = await page.text();
      return page.ok ? readPage(html, asked.fault, draft) : { fault: asked.fault };
    } catch {
      // A waiting connection is closed while the server is taken up again.
      return {};
    } finally {
      state.asked.delete(key);
    }
  };
  const site: DeskSite = {
    root,
    // Astro's types hide what a collection was defined with.
    collections: readCollections(collections as unknown as DefinedCollections),
    fetchPage,
    async changed(file) {
      // Bundled words follow at once, not when the system tells of the file.
      server.watcher.emit('change', join(root, 'apps/site/src/content', file));
      // So does which pages there are.
      for (const name of ['ssr', 'prerender']) server.environments[name]?.hot.send('astro:content-changed', {});
      await sleep(150);
    },
  };
  return handle(site, request, response);
}
