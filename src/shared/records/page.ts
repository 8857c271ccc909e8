import { z } from 'zod';
import { actionSchema, text } from '../text/schema.ts';
import { seoSchema } from './seo.ts';

/** Heading of a section: a label for the narrow column, the headline, and what it is about. */
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
  actions: z.array(actionSchema).min(1),
});
export type ClosingText = z.infer<typeof closingSchema>;

/** What every page has: head data, its name in the breadcrumb, a hero. */
export const pageSchema = z.strictObject({
  seo: seoSchema,
  breadcrumb: text.describe('Name of the page in the breadcrumb.'),
  listed: text.optional().describe('Its name in the atlas, the footer and on the search page, where it is another.'),
  hero: heroSchema,
});
export type PageBase = z.infer<typeof pageSchema>;
