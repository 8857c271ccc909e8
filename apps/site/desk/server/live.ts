import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { collections } from '../../src/content.config.ts';
import { type DefinedCollections, type DeskSite, readCollections, repository } from './collections.ts';
import { handle } from './endpoint.ts';
import { readPage } from './pages.ts';
import { deskState, draftHeader, type PageRequest } from './state.ts';

/** The endpoint over the site’s collections; Vite reloads this module when a schema changes. */
export function handleLive(server: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const root = repository;
  // Read at the start: publishing outlasts its request, and a closed socket has no port.
  const origin = `http://localhost:${request.socket.localPort}`;
  const fetchPage: DeskSite['fetchPage'] = async (address, draft) => {
    const key = randomUUID();
    const asked: PageRequest = { draft };
    deskState.asked.set(key, asked);
    try {
      const page = await fetch(new URL(address, origin), { headers: { [draftHeader]: key } });
      const html = await page.text();
      return page.ok ? readPage(html, asked.fault, draft) : { fault: asked.fault };
    } catch {
      // The connection was closed while the server reloaded.
      return {};
    } finally {
      deskState.asked.delete(key);
    }
  };
  const site: DeskSite = {
    root,
    // Astro’s types hide the loader and schema of a collection.
    collections: readCollections(collections as unknown as DefinedCollections),
    fetchPage,
    async changed(file) {
      // Makes Vite reload bundled texts at once, before the file system’s own notice.
      server.watcher.emit('change', join(root, 'apps/site/src/content', file));
      // Makes Astro re-read the list of pages.
      for (const name of ['ssr', 'prerender']) server.environments[name]?.hot.send('astro:content-changed', {});
      await sleep(150);
    },
  };
  return handle(site, request, response);
}
