import { z } from 'zod';
import { linkSchema, text } from '../text/schema.ts';
import { pageSchema } from './page.ts';

/** A legal page: chapters of paragraphs and points. */
export const legalSchema = pageSchema.extend({
  updated: z.iso.date().describe('Day of the last change.'),
  facts: z
    .array(z.strictObject({ name: text, value: text }))
    .min(3)
    .describe('What a hurried reader wants to know, as a small table beside the headline.'),
  chapters: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(/^[a-z-]+$/)
          .describe('Fragment of the address.'),
        title: text,
        paragraphs: z.array(text).default([]),
        points: z.array(text).default([]),
        links: z.array(linkSchema).default([]).describe('Where the chapter leads on.'),
      }),
    )
    .min(2),
});
export type LegalPage = z.infer<typeof legalSchema>;
