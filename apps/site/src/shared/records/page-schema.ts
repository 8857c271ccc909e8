import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageMetadata } from 'astro';
import { z } from 'zod';
import { siteFolder } from '../../site-folder.ts';
import { actionSchema, linkSchema, plain, text } from '../text/schema.ts';

/** Astro’s `image()` schema helper, passed in by content.config.ts. */
export type ImageSchema = () => z.ZodType<ImageMetadata>;

/**
 * Checked here because Astro’s own error for a missing picture names neither record nor field. The path is resolved from
 * a folder `any`, as all records are one folder deep.
 */
const pictureFile = plain.refine((path) => existsSync(join(siteFolder, 'src/content/any', path)), {
  error: ({ input }) => `no such file: ${input}`,
});

export const pictureSchema = (image: ImageSchema) =>
  z.strictObject({
    src: pictureFile
      .pipe(image() as z.ZodType<ImageMetadata, string>)
      .describe('Path of the picture under src/assets, relative to this file.'),
    alt: text.describe('What is to be seen, in one Indonesian sentence.'),
  });
export type PictureRecord = z.infer<ReturnType<typeof pictureSchema>>;

/** File path of the original picture; Astro’s types lack this property. @throws when there is none */
export function fileOf(image: ImageMetadata): string {
  const { fsPath } = image as ImageMetadata & { fsPath?: string };
  if (!fsPath) throw new Error(`no file behind ${image.src}`);
  return fsPath;
}

/** Scene of a page’s share picture; the home page’s scene by default. */
export const shareSceneSchema = (image: ImageSchema) =>
  pictureFile.pipe(image() as z.ZodType<ImageMetadata, string>).describe('Scene of the picture of a shared link.');

export const seoSchema = z.strictObject({
  title: text.describe('Page title, at most 60 characters with placeholders filled.'),
  description: text.describe('One or two sentences for search results, at most 155 characters.'),
  keywords: z.array(text).min(3).describe('What a buyer would type to find this page.'),
});
export type Seo = z.infer<typeof seoSchema>;

export const headingSchema = z.strictObject({
  label: text.describe('A word or two for the narrow column.'),
  title: text.describe('Headline of the section.'),
  lead: text.optional().describe('One to three sentences under it.'),
});
export type Heading = z.infer<typeof headingSchema>;

export const heroSchema = z.strictObject({
  label: text.describe('A word or two over the headline.'),
  title: text.describe('Headline of the page.'),
  lead: text.describe('Two or three sentences under it.'),
  actions: z.array(actionSchema).describe('Controls under the lead.'),
});
export type HeroText = z.infer<typeof heroSchema>;

export const closingSchema = z.strictObject({
  title: text.describe('Headline of the closing call to action.'),
  lead: text.describe('What happens after the click.'),
  reading: text.optional().describe('What stands on the level line of the closing tank.'),
  actions: z.array(actionSchema).min(1),
});
export type ClosingText = z.infer<typeof closingSchema>;

export const pageSchema = z.strictObject({
  seo: seoSchema,
  breadcrumb: text.describe('Name of the page in the breadcrumb.'),
  listed: text.optional().describe('Its name in the atlas, the footer and on the search page, where it is another.'),
  hero: heroSchema,
});
export type PageBase = z.infer<typeof pageSchema>;

/** Names with their values, as a small table. */
export const factsSchema = z.array(z.strictObject({ name: text, value: text }));

/** A table of texts; the first column is the row header. */
export const tableSchema = (columns: number) =>
  z.strictObject({
    caption: text,
    columns: z.array(text).length(columns),
    rows: z.array(z.array(text).length(columns)).min(2),
  });

export const faqSchema = z.strictObject({
  question: text.describe('The question as a buyer would put it.'),
  answer: text.describe('An answer that answers.'),
  link: linkSchema.optional().describe('Where the reader can go on, e.g. a tool.'),
});
export type Faq = z.infer<typeof faqSchema>;

/** A figure with label; marketing figures refer to their claim. */
export const statSchema = z.strictObject({
  number: text.describe('The figure: {claim:id} for a marketing figure, else as written, e.g. 24/7.'),
  label: text.describe('What the figure counts.'),
  note: text.optional().describe('What it means, in one sentence.'),
});
export type Stat = z.infer<typeof statSchema>;
