import { z } from 'zod';
import { href, plain, text } from '../text/schema.ts';

const answerSchema = z
  .strictObject({
    label: text.describe('Text of the link.'),
    to: href.optional().describe('Target of the link, optionally with the id of a section.'),
    contact: z
      .enum(['phone', 'whatsapp', 'email'])
      .optional()
      .describe('Telephone number or address of the head office, instead of a target.'),
  })
  .refine(({ to, contact }) => (to === undefined) !== (contact === undefined), {
    path: ['to'],
    error: 'an answer has either `to` or `contact`',
  });

export const searchTermsSchema = z.strictObject({
  spellings: z
    .array(
      z.strictObject({
        use: plain.describe('Word of this site.'),
        typed: z.array(plain).min(1).describe('Other spellings and English words that visitors type for it.'),
      }),
    )
    .describe('Words that are replaced before a search.'),
  terms: z
    .array(
      z.strictObject({
        words: z.array(plain).min(1).describe('Phrases that visitors type, of one or a few words.'),
        means: z.array(plain).optional().describe('Terms that this site uses instead.'),
        answers: z.array(answerSchema).min(1).describe('Pinned answers above all results, best first.'),
      }),
    )
    .min(1),
  nothing: z.array(answerSchema).min(1).describe('Alternatives when nothing was found.'),
});
export type SearchTerms = z.infer<typeof searchTermsSchema>;
