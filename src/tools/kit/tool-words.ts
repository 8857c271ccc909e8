import { z } from 'zod';
import type { Plain } from '../../shared/text/marked.ts';
import { text } from '../../shared/text/schema.ts';
import { each } from './words-schema.ts';

/** Sentences that every tool says alike. */
export const toolWordsSchema = z.strictObject({
  numbers: z.strictObject({
    roles: each(['dotThousands', 'dotDecimal', 'commaThousands', 'commaDecimal'], text).describe(
      'How a figure was read that others would read differently, by its sign: {{value}}.',
    ),
    other: z.strictObject({
      decimals: text.describe('How to write the other reading, which has decimals: {{other}}.'),
      thousands: text.describe('How to write the other reading, which has thousands: {{other}}, bare as {{bare}}.'),
    }),
  }),
  refused: z.strictObject({
    result: text.describe('Over a result that is older than a field which was refused.'),
    held: text.describe('Why print, copy and export wait.'),
  }),
  link: z.strictObject({
    damaged: text.describe('The address says something that the tool cannot use.'),
  }),
});
export type ToolWords = Plain<z.infer<typeof toolWordsSchema>>;
