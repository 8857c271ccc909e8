import { z } from 'zod';
import { claimGroup, originKinds } from '../../shared/records/claim-schema.ts';
import { closingSchema, headingSchema, type ImageSchema, pageSchema } from '../../shared/records/page-schema.ts';
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
    columns: z.array(text).length(4).describe('Headings: figure, meaning, pages that state it, condition and origin.'),
    labels: z.strictObject({
      table: text,
      more: text.describe('Summary that opens condition and source on narrow screens.'),
      index: text,
      origins: z.record(z.enum(originKinds), text).describe('Origin of a figure, by kind.'),
      unsourced: text.describe('In place of the lead while no figure has a document.'),
      open: text.describe('Link that opens an example in its tool.'),
    }),
    hours: headingSchema.extend({
      caption: text,
      columns: z.array(text).length(3).describe('Headings: office, hours, contact.'),
    }),
    closing: closingSchema,
  });
export type ClaimsPage = z.infer<ReturnType<typeof claimsSchema>>;
