import type { APIRoute } from 'astro';
import { absolute } from '../shared/head/head.ts';
import { getBrand } from '../shared/records/site-records.ts';

export const GET: APIRoute = async () => {
  const { origin } = await getBrand();
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute(origin, '/sitemap.xml')}\n`);
};
