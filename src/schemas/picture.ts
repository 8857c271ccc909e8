import type { ImageMetadata } from 'astro';
import { z } from 'zod';
import { text } from './text.ts';

/** Astro's `image()` schema helper, handed in by content.config.ts. */
export type ImageSchema = () => z.ZodType<ImageMetadata>;

export const pictureSchema = (image: ImageSchema) =>
  z.strictObject({
    src: image().describe('Path of the picture under src/assets, relative to this file.'),
    alt: text.describe('What is to be seen, in one Indonesian sentence.'),
  });
export type PictureRecord = z.infer<ReturnType<typeof pictureSchema>>;
