import type { APIRoute } from 'astro';
import { getSandboxData } from '../api/files.ts';

/** Data of the server's sandbox; scripts/postbuild/index.ts removes it from the published files. */
export const GET: APIRoute = async () => Response.json(await getSandboxData());
