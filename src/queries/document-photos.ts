import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import type { Photograph } from '../documents/parts/Photo.tsx';
import { fileOf } from './image-file.ts';

/** A picture of the site as JPEG, cut to what a document shows of it. Sizes in pixels. */
export async function getPhoto(
  image: ImageMetadata,
  size: { width: number; height: number },
  position: 'centre' | 'right' = 'centre',
): Promise<Photograph> {
  const data = await sharp(fileOf(image))
    .resize({ ...size, fit: 'cover', position })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return { data, format: 'jpg' };
}
