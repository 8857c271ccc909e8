import { z } from 'zod';
import { linkSchema, text } from '../text/schema.ts';

export const faqSchema = z.strictObject({
  question: text.describe('The question as a buyer would put it.'),
  answer: text.describe('An answer that answers.'),
  link: linkSchema.optional().describe('Where the reader can go on, e.g. a tool.'),
});
export type Faq = z.infer<typeof faqSchema>;
