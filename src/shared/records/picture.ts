import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ImageMetadata } from 'astro';
import { z } from 'zod';
import { plain, text } from '../text/schema.ts';

/** Astro's `image()` schema helper, handed in by content.config.ts. */
export type ImageSchema = () => z.ZodType<ImageMetadata>;

/** Astro names neither record nor field when a picture is missing, so this looks first. Records lie one folder deep. */
const pictureFile = plain.refine((path) => existsSync(resolve('src/content/any', path)), {
  error: ({ input }) => `no such file: ${input}`,
});

export const pictureSchema = (image: ImageSchema) =>
  z.strictObject({
    src: pictureFile
      .pipe(image() as z.ZodType<ImageMetadata, string>)
      .describe('Path of the picture under src/assets, relative to this file.'),
    alt: text.describe('What is to be seen, in one Indonesian sentence.'),
  });

/** A picture that stands by itself: what it shows in short is printed under it. */
export const plateSchema = (image: ImageSchema) =>
  pictureSchema(image).extend({ caption: text.describe('What is to be seen, in short, printed under the picture.') });

/** Which scene a shared link shows; without it, that of the home page. */
export const shareSceneSchema = (image: ImageSchema) =>
  pictureFile.pipe(image() as z.ZodType<ImageMetadata, string>).describe('Scene of the picture of a shared link.');

export type PictureRecord = z.infer<ReturnType<typeof pictureSchema>>;
