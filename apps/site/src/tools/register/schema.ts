import { z } from 'zod';
import { closingSchema, headingSchema, pageSchema } from '../../shared/records/page-schema.ts';
import { text } from '../../shared/text/schema.ts';

export const toolsSchema = pageSchema.extend({
  list: headingSchema.extend({
    labels: z.strictObject({
      needs: text.describe('Text before the required data.'),
      gives: text.describe('Text before the result.'),
      open: text.describe('Link that opens a tool.'),
    }),
  }),
  promises: headingSchema.extend({
    items: z
      .array(z.strictObject({ title: text, description: text }))
      .min(3)
      .describe('Statements that apply to every tool.'),
  }),
  closing: closingSchema,
});
export type ToolsPage = z.infer<typeof toolsSchema>;
