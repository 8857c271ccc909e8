import { z } from 'zod';
import { closingSchema, headingSchema, pageSchema } from '../../shared/records/page.ts';
import { text, titledSchema } from '../../shared/text/schema.ts';

/** What stands about a tool in the list of tools and wherever a page points to it. */
export const toolCardSchema = z.strictObject({
  order: z.int().describe('Place in the list of tools.'),
  question: text.describe('The question that the tool answers, as a buyer would ask it.'),
  gives: text.describe('What one has at the end.'),
  needs: text.describe('What one should have at hand.'),
});
export type ToolCard = z.infer<typeof toolCardSchema>;

const methodSchema = titledSchema.extend({
  formula: text.optional().describe('The formula, in plain signs.'),
  source: text.optional().describe('Where it comes from.'),
});

/** What every tool page has; a tool extends it with the words of its own fields and results under `tool`. */
export const toolPageSchema = pageSchema.extend({
  card: toolCardSchema,
  method: headingSchema.extend({ items: z.array(methodSchema).min(1) }).describe('How it is calculated.'),
  limits: headingSchema.extend({ items: z.array(titledSchema).min(2) }).describe('What the tool is not.'),
  closing: closingSchema,
});
export type ToolPage = z.infer<typeof toolPageSchema>;
