import type { APIRoute } from 'astro';
import { siteIcon } from '../shared/ui/marks.ts';

export const GET: APIRoute = () => new Response(siteIcon(1));
