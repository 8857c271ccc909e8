import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { fileOf } from './image-file.ts';

/** Average colour of an original: red, green, blue, each 0–255. */
export async function averageColour(image: ImageMetadata): Promise<[number, number, number]> {
  const data = await sharp(fileOf(image)).resize(1, 1).removeAlpha().raw().toBuffer();
  return [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0];
}
