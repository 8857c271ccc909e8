import type { Marked } from 'contract/marked';
import type { Answer } from 'tank-gauging/picker/answer';
import { z } from 'zod';
import { answerSource } from '../format/answer.ts';
import { plain, text } from '../text/schema.ts';
import { interfaceWords } from '../words/interface.words.ts';

const unit = plain.describe('Unit as written, e.g. mm, %, bar.');
const base = z
  .enum(['range', 'setting'])
  .optional()
  .describe('Base of a percentage. range: full range of the sheet; setting: range to which the instrument is set.');

export const measuredSchema = z.union([
  z.strictObject({ number: z.number(), unit, base }),
  z.strictObject({ from: z.number(), to: z.number(), unit }).refine(({ from, to }) => from < to, {
    error: 'must lie above `from`',
    path: ['to'],
  }),
  z.strictObject({ below: z.number().positive().describe('Upper bound that the value does not reach.'), unit }),
  z.strictObject({ pm: z.number().positive().describe('Number after ±.'), unit, of: base }),
  z.strictObject({ codes: z.array(plain).min(1).describe('Codes, e.g. IP66.') }),
]) satisfies z.ZodType<Answer>;

/** Origin of a value that neither specification nor owner states: our assumption, or left to the offer. */
export const knownSchema = z
  .enum(['assumed', 'offer'])
  .optional()
  .describe('Set only if neither the specification nor the owner states the value.');

/** A value as displayed, with its typed form if it can be compared. */
export interface DisplayedValue {
  value: Marked;
  answer?: Answer;
}

/** A typed value, or a text that cannot be compared. */
export const valueSchema = z.union([
  text.transform((value): DisplayedValue => ({ value })),
  measuredSchema.transform(
    (answer): DisplayedValue => ({ value: text.parse(answerSource(answer, interfaceWords.to)), answer }),
  ),
]);
