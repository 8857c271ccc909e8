import type { APIRoute } from 'astro';
import sharp from 'sharp';
import { icoFromPng } from '../shared/head/ico.ts';
import { siteIcon } from '../shared/ui/marks.ts';

export const GET: APIRoute = async () => {
  const png = await sharp(Buffer.from(siteIcon(1)), { density: 600 })
    .resize(32, 32)
    .png()
    .toBuffer();
  return new Response(new Uint8Array(icoFromPng(png)));
};
