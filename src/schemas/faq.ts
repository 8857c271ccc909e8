import { z } from 'zod';
import { text } from './text.ts';

export const faqSchema = z.strictObject({
  question: text.describe('The question as a buyer would put it.'),
  answer: text.describe('An answer that answers.'),
});
export type Faq = z.infer<typeof faqSchema>;
