import type { APIRoute } from 'astro';
import { siteIcon } from '../lib/marks.ts';

export const GET: APIRoute = () => new Response(siteIcon(1));
