import type { APIRoute } from 'astro';
import { absolute } from '../lib/head.ts';
import { getBrand } from '../queries/site.ts';

export const GET: APIRoute = async () => {
  const { origin } = await getBrand();
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute(origin, '/sitemap.xml')}\n`);
};
