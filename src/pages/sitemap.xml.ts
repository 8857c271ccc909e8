import type { APIRoute } from 'astro';
import { listedRoutes } from '../addresses.ts';
import { absolute } from '../shared/head/head.ts';
import { getBrand } from '../shared/records/site-records.ts';

/** Every address that may be found. */
export const GET: APIRoute = async () => {
  const { origin } = await getBrand();
  const entries = listedRoutes()
    .map((route) => `  <url><loc>${absolute(origin, route)}</loc></url>`)
    .join('\n');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</urlset>\n`,
  );
};
