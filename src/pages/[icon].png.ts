import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { siteIcon } from '../shared/head/icons.ts';

const sizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 } as const;

export const getStaticPaths: GetStaticPaths = () =>
  Object.entries(sizes).map(([icon, size]) => ({ params: { icon }, props: { size } }));

export const GET: APIRoute = async ({ props }) => {
  const size = props['size'] as number;
  const png = await sharp(Buffer.from(siteIcon()), { density: 600 }).resize(size, size).png().toBuffer();
  return new Response(new Uint8Array(png));
};
