import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { listedRoutes } from '../addresses.ts';
import { getRegisterData } from '../documents/records.ts';
import { absolute } from '../shared/head/head.ts';
import { icoFromPng, siteIcon } from '../shared/head/icons.ts';
import { getBrand } from '../shared/records/site-records.ts';
import { tokenColour } from '../shared/styles/token-colour.ts';
import { filmMoments } from '../site/home/film-moments.ts';
import { getTenderRecords } from '../tools/picker/records.ts';

const iconPng = (size: number, icon = siteIcon()) =>
  sharp(Buffer.from(icon), { density: 600 }).resize(size, size).png().toBuffer();

/** Files next to the pages: those that browsers and search engines request, and the readouts of the film. */
const files = {
  'robots.txt': async () => `User-agent: *\nAllow: /\n\nSitemap: ${await url('/sitemap.xml')}\n`,
  'sitemap.xml': async () => {
    const urls = await Promise.all(listedRoutes().map(url));
    const entries = urls.map((address) => `  <url><loc>${address}</loc></url>`).join('\n');
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</urlset>\n`;
  },
  'site.webmanifest': async () => JSON.stringify(await manifest()),
  'film.json': () => JSON.stringify(filmMoments),
  'daftar-dokumen.json': async () => JSON.stringify(await getRegisterData()),
  'paket-tender.json': async () => JSON.stringify(await getTenderRecords()),
  'icon.svg': () => siteIcon(1),
  'favicon.ico': async () => icoFromPng(await iconPng(32, siteIcon(1))),
  'apple-touch-icon.png': () => iconPng(180),
  'icon-192.png': () => iconPng(192),
  'icon-512.png': () => iconPng(512),
} as const;

const url = async (path: string) => absolute((await getBrand()).origin, path);

async function manifest() {
  const { product, companyShort, tagline } = await getBrand();
  const icon = (size: number, purpose: string) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: `${product}, ${companyShort}`,
    short_name: product,
    description: tagline,
    lang: 'id',
    start_url: '/',
    // Installable; `minimal-ui` has the browser's back button.
    id: '/',
    display: 'minimal-ui',
    background_color: tokenColour('paper'),
    theme_color: tokenColour('petrol'),
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  };
}

export const getStaticPaths: GetStaticPaths = () => Object.keys(files).map((file) => ({ params: { file } }));

export const GET: APIRoute = async ({ params }) => {
  const content = await files[params['file'] as keyof typeof files]();
  return new Response(typeof content === 'string' ? content : new Uint8Array(content));
};
