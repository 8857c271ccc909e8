import type { IncomingMessage, ServerResponse } from 'node:http';
import { collections } from '../../content.config.ts';
import { type DefinedCollections, readCollections } from './collections.ts';
import { handle } from './endpoint.ts';

/** The endpoint over the collections of this site; Vite loads this module anew when a schema changes. */
export const handleLive = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
  handle(
    { root: process.cwd(), collections: readCollections(collections as unknown as DefinedCollections) },
    request,
    response,
  );
