import { z } from 'zod';
import { closingSchema, headingSchema, pageSchema } from '../../shared/records/page-schema.ts';
import { text } from '../../shared/text/schema.ts';

const tableSchema = z
  .strictObject({
    caption: text,
    columns: z.array(text).min(3).max(4),
    rows: z.array(z.array(text).min(3).max(4)).min(2),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    error: 'every row needs as many cells as there are columns',
  });

const chapterSchema = headingSchema.extend({
  id: z.string().regex(/^[a-z-]+$/),
  paragraphs: z.array(text).default([]).describe('Running text between headline and table.'),
  figure: z.enum(['night', 'cip']).optional(),
  alt: text.optional().describe('Text alternative of the chart.'),
  caption: text.optional(),
  table: tableSchema,
  checklist: z
    .strictObject({ title: text.describe('Check and its interval.'), items: z.array(text).min(3) })
    .optional(),
  note: text.optional().describe('Restriction, below the table.'),
});
export type GuideChapter = z.infer<typeof chapterSchema>;

export const guideSchema = pageSchema.extend({
  contents: text,
  chapters: z.array(chapterSchema).min(4),
  limits: headingSchema
    .extend({ items: z.array(text).min(3) })
    .describe('Regulations and duties that the guide does not replace.'),
  closing: closingSchema,
});
export type GuidePage = z.infer<typeof guideSchema>;
