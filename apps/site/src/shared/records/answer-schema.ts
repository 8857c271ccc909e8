import type { Marked } from 'contract/marked';
import { z } from 'zod';
import { type Answer, answerSource } from '../format/answer.ts';
import { plain, text } from '../text/schema.ts';
import { interfaceWords } from '../words/interface.words.ts';

const unit = plain.describe('Unit as it is written, e.g. mm, %, bar.');
const base = z
  .enum(['range', 'setting'])
  .optional()
  .describe('Of what it is a share. range: the full range of the sheet; setting: the range the instrument is set to.');

export const measuredSchema = z.union([
  z.strictObject({ number: z.number(), unit, base }),
  z.strictObject({ from: z.number(), to: z.number(), unit }).refine(({ from, to }) => from < to, {
    error: 'must lie above `from`',
    path: ['to'],
  }),
  z.strictObject({ below: z.number().positive().describe('It is less than this.'), unit }),
  z.strictObject({ pm: z.number().positive().describe('The number after ±.'), unit, of: base }),
  z.strictObject({ codes: z.array(plain).min(1).describe('Codes that it has, e.g. IP66.') }),
]) satisfies z.ZodType<Answer>;

/** Origin of a value that neither specification nor owner states: our assumption, or left to the offer. */
export const knownSchema = z
  .enum(['assumed', 'offer'])
  .optional()
  .describe('Only where neither the specification nor the owner states it.');

/** A value as displayed, with its typed form if it can be compared. */
export interface Shown {
  value: Marked;
  answer?: Answer;
}

/** A typed value, or a text that cannot be compared. */
export const valueSchema = z.union([
  text.transform((value): Shown => ({ value })),
  measuredSchema.transform((answer): Shown => ({ value: text.parse(answerSource(answer, interfaceWords.to)), answer })),
]);
