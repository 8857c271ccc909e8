import { z } from 'zod';
import { closingSchema, headingSchema, type ImageSchema, pageSchema } from '../../shared/records/page-schema.ts';
import { claimGroup } from '../../shared/records/site-schema.ts';
import { text } from '../../shared/text/schema.ts';

const groupSchema = z.strictObject({
  id: claimGroup,
  title: text,
  lead: text.describe('How they belong together, and why they differ where they do.'),
});
export type ClaimGroup = z.infer<typeof groupSchema>;

export const claimsSchema = (_image: ImageSchema) =>
  pageSchema.extend({
    groups: z.array(groupSchema).min(2),
    columns: z.array(text).length(4).describe('Figure, meaning, pages that state it, condition and source.'),
    labels: z.strictObject({
      table: text,
      more: text.describe('Opens condition and source on narrow screens.'),
      index: text,
      source: text,
      missing: text.describe('Name of the link from a figure without a source to the notice.'),
      open: text.describe('Link that opens an example in its tool.'),
      notice: text.describe('Says once what the sign ‡ beside a figure means.'),
    }),
    hours: headingSchema.extend({
      caption: text,
      columns: z.array(text).length(3).describe('Office, hours, contact.'),
    }),
    closing: closingSchema,
  });
export type ClaimsPage = z.infer<ReturnType<typeof claimsSchema>>;
