import { z } from 'zod';
import { closingSchema, headingSchema, pageSchema } from '../../shared/records/page-schema.ts';
import { text } from '../../shared/text/schema.ts';

export const toolsSchema = pageSchema.extend({
  list: headingSchema.extend({
    labels: z.strictObject({
      needs: text.describe('Before what one should have at hand.'),
      gives: text.describe('Before what one has at the end.'),
      open: text.describe('The control that opens a tool.'),
    }),
  }),
  promises: headingSchema.extend({
    items: z
      .array(z.strictObject({ title: text, description: text }))
      .min(3)
      .describe('What holds for every tool.'),
  }),
  closing: closingSchema,
});
export type ToolsPage = z.infer<typeof toolsSchema>;
