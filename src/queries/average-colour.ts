import type { ImageMetadata } from 'astro';
import sharp from 'sharp';

/** Average colour of an original, red, green, blue (0–255). `fsPath` is where Astro keeps the file's place. */
export async function averageColour(src: ImageMetadata): Promise<[number, number, number]> {
  const { fsPath } = src as ImageMetadata & { fsPath?: string };
  if (!fsPath) throw new Error(`no file behind ${src.src}`);
  const { data } = await sharp(fsPath).resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0];
}
