import type { APIRoute } from 'astro';
import { siteIcon } from '../shared/head/icons.ts';

export const GET: APIRoute = () => new Response(siteIcon(1));
