import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { icoFromPng, siteIcon } from '../shared/head/icons.ts';

export const GET: APIRoute = async () => {
  const png = await sharp(Buffer.from(siteIcon(1)), { density: 600 })
    .resize(32, 32)
    .png()
    .toBuffer();
  return new Response(new Uint8Array(icoFromPng(png)));
};
