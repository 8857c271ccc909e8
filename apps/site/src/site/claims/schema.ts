import { z } from 'zod';
import { closingSchema, headingSchema, type ImageSchema, pageSchema } from '../../shared/records/page-schema.ts';
import { claimGroup } from '../../shared/records/site-schema.ts';
import { text } from '../../shared/text/schema.ts';

const groupSchema = z.strictObject({
  id: claimGroup,
  title: text,
  lead: text.describe('Text on how the figures of the group are related, and why some differ.'),
});
export type ClaimGroup = z.infer<typeof groupSchema>;

export const claimsSchema = (_image: ImageSchema) =>
  pageSchema.extend({
    groups: z.array(groupSchema).min(2),
    columns: z.array(text).length(4).describe('Headings: figure, meaning, pages that state it, condition and source.'),
    labels: z.strictObject({
      table: text,
      more: text.describe('Summary that opens condition and source on narrow screens.'),
      index: text,
      source: text,
      missing: text.describe('Accessible name of the link from a figure without a source to the notice.'),
      open: text.describe('Link that opens an example in its tool.'),
      notice: text.describe('Explanation of the sign ‡ beside a figure.'),
    }),
    hours: headingSchema.extend({
      caption: text,
      columns: z.array(text).length(3).describe('Headings: office, hours, contact.'),
    }),
    closing: closingSchema,
  });
export type ClaimsPage = z.infer<ReturnType<typeof claimsSchema>>;
