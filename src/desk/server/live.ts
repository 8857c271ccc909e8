import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { allRoutes } from '../../addresses.ts';
import { collections } from '../../content.config.ts';
import { type DefinedCollections, readCollections } from './collections.ts';
import { handle } from './endpoint.ts';

/** What Astro has read of the records. */
const store = '.astro/data-store.json';
const written = async (): Promise<number> => (await stat(store)).mtimeMs;

/** Waits until Astro has read what was saved: it writes half a second after the last record. */
async function settled(): Promise<void> {
  const before = await written();
  for (let waited = 0; waited < 5000 && (await written()) === before; waited += 100) await sleep(100);
  for (let last = 0; last !== (await written()); ) {
    last = await written();
    await sleep(700);
  }
}

/** The endpoint over the collections of this site; Vite loads this module anew when a schema changes. */
export const handleLive = (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const stands = async (address: string): Promise<boolean> => {
    const page = await fetch(`http://localhost:${request.socket.localPort}${address}`);
    await page.arrayBuffer();
    return page.ok;
  };
  const brokenPages = async (addresses?: readonly string[]): Promise<string[]> => {
    if (addresses) await settled();
    const broken: string[] = [];
    for (const address of addresses ?? allRoutes()) {
      // Astro writes texts and pictures one after the other: what came between them is looked at once more.
      if ((await stands(address)) || (await sleep(1000).then(() => stands(address)))) continue;
      broken.push(address);
    }
    return broken;
  };
  const site = { root: process.cwd(), collections: readCollections(collections as unknown as DefinedCollections) };
  return handle({ ...site, brokenPages }, request, response);
};
