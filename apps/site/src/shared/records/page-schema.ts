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

/** A picture without a text alternative of its own. */
export const pictureFileSchema = (image: ImageSchema) => pictureFile.pipe(image() as z.ZodType<ImageMetadata, string>);

export const pictureSchema = (image: ImageSchema) =>
  z.strictObject({
    src: pictureFileSchema(image).describe('Path of the picture under src/assets, relative to this file.'),
    alt: text.describe('Visible content of the picture, in one Indonesian sentence.'),
  });
export type PictureRecord = z.infer<ReturnType<typeof pictureSchema>>;

/** File path of the original picture; Astro’s types lack this property. @throws when there is none */
export function originalFile(image: ImageMetadata): string {
  const { fsPath } = image as ImageMetadata & { fsPath?: string };
  if (!fsPath) throw new Error(`no file behind ${image.src}`);
  return fsPath;
}

/** Scene of a page’s share picture; the home page’s scene by default. */
export const shareSceneSchema = (image: ImageSchema) =>
  pictureFileSchema(image).describe('Scene of the share picture.');

export const seoSchema = z.strictObject({
  title: text.describe('Page title, at most 60 characters with placeholders filled.'),
  description: text.describe('One or two sentences for search results, at most 155 characters.'),
  keywords: z.array(text).min(3).describe('Search terms of a buyer who looks for this page.'),
});
export type Seo = z.infer<typeof seoSchema>;

export const headingSchema = z.strictObject({
  label: text.describe('One or two words for the narrow column.'),
  title: text.describe('Headline of the section.'),
  lead: text.optional().describe('One to three sentences below the headline.'),
});
export type Heading = z.infer<typeof headingSchema>;

export const heroSchema = z.strictObject({
  label: text.describe('One or two words above the headline.'),
  title: text.describe('Headline of the page.'),
  lead: text.describe('Two or three sentences below the headline.'),
  actions: z.array(actionSchema).describe('Buttons below the lead.'),
});
export type HeroText = z.infer<typeof heroSchema>;

export const closingSchema = z.strictObject({
  title: text.describe('Headline of the closing call to action.'),
  lead: text.describe('Consequence of the click.'),
  reading: text.optional().describe('Text on the level line of the closing tank.'),
  actions: z.array(actionSchema).min(1),
});
export type ClosingText = z.infer<typeof closingSchema>;

export const pageSchema = z.strictObject({
  seo: seoSchema,
  breadcrumb: text.describe('Name of the page in the breadcrumb.'),
  listed: text.optional().describe('Name in the navigation, the footer and on the search page, if it differs.'),
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
  answer: text.describe('Answer to exactly this question.'),
  link: linkSchema.optional().describe('Link for further information, e.g. to a tool.'),
});
export type Faq = z.infer<typeof faqSchema>;

/** A figure with label; marketing figures refer to their claim. */
export const statSchema = z.strictObject({
  number: text.describe('The figure: {claim:id} for a marketing figure, else as written, e.g. 24/7.'),
  label: text.describe('Quantity that the figure states.'),
  note: text.optional().describe('Meaning of the figure, in one sentence.'),
});
export type Stat = z.infer<typeof statSchema>;
