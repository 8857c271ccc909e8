import { z } from 'zod';
import { href, plain, text } from '../text/schema.ts';

const answerSchema = z
  .strictObject({
    label: text.describe('What the visitor reads.'),
    to: href.optional().describe('Where it leads, with the id of a section where one answers.'),
    contact: z
      .enum(['phone', 'whatsapp', 'email'])
      .optional()
      .describe('Instead of an address: a number or address of the head office.'),
  })
  .refine(({ to, contact }) => (to === undefined) !== (contact === undefined), {
    path: ['to'],
    error: 'an answer has either `to` or `contact`',
  });

export const searchTermsSchema = z.strictObject({
  terms: z
    .array(
      z.strictObject({
        words: z.array(plain).min(1).describe('What visitors type, each a word or a few.'),
        means: z.array(plain).optional().describe('What the texts of this site call it.'),
        answers: z.array(answerSchema).min(1).describe('What stands above all that is found, the best first.'),
      }),
    )
    .min(1),
  nothing: z.array(answerSchema).min(1).describe('Ways on where nothing was found.'),
});
export type SearchTerms = z.infer<typeof searchTermsSchema>;
