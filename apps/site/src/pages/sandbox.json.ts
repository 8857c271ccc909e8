import type { APIRoute } from 'astro';
import { getSandboxData } from '../api/files.ts';

/** What the server's sandbox works with: scripts/postbuild/index.ts takes it out of what is published. */
export const GET: APIRoute = async () => Response.json(await getSandboxData());
