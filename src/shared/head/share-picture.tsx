import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import subsetFont from 'subset-font';
import { fileOf } from '../records/image-file.ts';
import { getBrand } from '../records/site-records.ts';
import { SharePicture, shareSize } from '../ui/SharePicture.tsx';
import type { ShareCard } from './share-cards.ts';

/** The site's own typeface as a static font, which is what the layout engine reads. */
async function weight(wght: number) {
  const variable = await readFile(join(process.cwd(), 'src/assets/fonts/plus-jakarta-sans.woff2'));
  const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 32 + i));
  return subsetFont(variable, `${ascii}–—“”·©`, { targetFormat: 'sfnt', variationAxes: { wght } });
}

const fonts = Promise.all(
  ([500, 700] as const).map(async (wght) => ({ name: 'Plus Jakarta Sans', weight: wght, data: await weight(wght) })),
);

/** Draws a share picture, 1200 × 630 pixels, JPEG: words over the page's scene. */
export async function drawShareCard({ label, title, scene }: ShareCard): Promise<Buffer> {
  const { product, companyShort } = await getBrand();
  const words = await satori(
    <SharePicture label={label.plain} title={title.plain} product={product} company={companyShort} />,
    { ...shareSize, fonts: await fonts },
  );
  return sharp(fileOf(scene))
    .resize({ ...shareSize, fit: 'cover', position: 'right' })
    .composite([{ input: new Resvg(words).render().asPng() }])
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
