import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp, { type OutputInfo } from 'sharp';
import subsetFont from 'subset-font';
import { kept } from '../build/kept.ts';
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

const cut = { ...shareSize, fit: 'cover', position: 'right' } as const;
const encoding = { quality: 82, mozjpeg: true } as const;

/** Draws a share picture, 1200 × 630 pixels, JPEG: words over the page's scene. */
export async function drawShareCard({ label, title, scene }: ShareCard): Promise<Buffer> {
  const { product, companyShort } = await getBrand();
  const words = await satori(
    <SharePicture label={label.plain} title={title.plain} product={product} company={companyShort} />,
    { ...shareSize, fonts: await fonts },
  );
  const file = fileOf(scene);
  return kept([words, await readFile(file), cut, encoding], async () => {
    const { data, info } = await backgroundOf(file);
    return sharp(data, { raw: info })
      .composite([{ input: new Resvg(words).render().asPng() }])
      .jpeg(encoding)
      .toBuffer();
  });
}

const backgrounds = new Map<string, Promise<{ data: Buffer; info: OutputInfo }>>();

/** The pixels of a scene that are seen; many pages share one. */
function backgroundOf(file: string) {
  const known = backgrounds.get(file) ?? sharp(file).resize(cut).raw().toBuffer({ resolveWithObject: true });
  backgrounds.set(file, known);
  return known;
}
