import { z } from 'zod';
import { text } from '../text.ts';
import { pageSchema } from './base.ts';

/** A legal page: chapters of paragraphs and points. */
export const legalSchema = pageSchema.extend({
  updated: z.iso.date().describe('Day of the last change.'),
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
      }),
    )
    .min(2),
});
export type LegalPage = z.infer<typeof legalSchema>;
