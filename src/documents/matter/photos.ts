import { readFile } from 'node:fs/promises';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { kept } from '../../shared/build/kept.ts';
import { fileOf } from '../../shared/records/image-file.ts';
import type { Photograph } from '../parts/Photo.tsx';

/** Sizes in pixels at about 170 dots an inch: the width of the page, and half of it. */
export const coverSize = { width: 1400, height: 922 } as const;
export const thumbnailSize = { width: 640, height: 366 } as const;

/** A picture of the site as JPEG, cut to what a document shows of it. */
export async function getPhoto(
  image: ImageMetadata,
  size: { width: number; height: number },
  position: 'centre' | 'right' = 'centre',
): Promise<Photograph> {
  const whole = await readFile(fileOf(image));
  const [cut, encoding] = [
    { ...size, fit: 'cover', position },
    { quality: 82, mozjpeg: true },
  ] as const;
  const data = await kept([whole, cut, encoding], () => sharp(whole).resize(cut).jpeg(encoding).toBuffer());
  return { data, format: 'jpg' };
}
