import { z } from 'zod';
import { linkSchema, text } from '../text/schema.ts';
import { factsSchema, pageSchema } from './page-schema.ts';

export const legalSchema = pageSchema.extend({
  updated: z.iso.date().describe('Date of the last change.'),
  facts: factsSchema.min(3).describe('Summary for a hurried reader, as a small table beside the headline.'),
  chapters: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(/^[a-z-]+$/)
          .describe('URL fragment of the chapter.'),
        title: text,
        onlyWhenCounted: z.literal(true).optional().describe('Shown only where page requests are counted.'),
        paragraphs: z.array(text).default([]),
        points: z.array(text).default([]),
        links: z.array(linkSchema).default([]).describe('Further links of the chapter.'),
      }),
    )
    .min(2),
});
/** Whether the server counts page requests; read by the privacy page and the build. */
export const pageRequestsSchema = z.strictObject({
  counted: z
    .boolean()
    .describe('Whether the server counts page requests, without cookies and without recognizing visitors.'),
});

export type LegalPage = z.infer<typeof legalSchema>;

/** The page without chapters that do not apply. */
export const withoutInapplicableChapters = (
  page: LegalPage,
  { counted }: z.infer<typeof pageRequestsSchema>,
): LegalPage => ({
  ...page,
  chapters: page.chapters.filter(({ onlyWhenCounted }) => counted || !onlyWhenCounted),
});
