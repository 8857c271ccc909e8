import { z } from 'zod';
import { plain, text } from '../text/schema.ts';

/** A figure with its label. A marketing figure names its claims record and takes the number from there. */
export const statSchema = z.strictObject({
  number: text.describe('The figure: {claim:id} for a marketing figure, else as written, e.g. 24/7.'),
  label: text.describe('What the figure counts.'),
  note: text.optional().describe('What it means, in one sentence.'),
});
export type Stat = z.infer<typeof statSchema>;

export const claimSchema = z.strictObject({
  figure: plain.describe('The figure as it is printed, e.g. 99,9%.'),
  machine: plain.describe('The same figure for programs, e.g. 99.9%.'),
  words: z
    .array(plain)
    .default([])
    .describe('For a figure that also occurs otherwise (30%): words beside which it must be written as {claim:id}.'),
  subject: plain.describe('What it is a figure of.'),
  places: z.array(text).min(1).describe('Where the site states it.'),
  meaning: text.describe('What the figure says, exactly.'),
  condition: text.describe('Under which condition it holds.'),
  source: text.nullable().describe('Document, date and measuring body; null while the source is still to be supplied.'),
});
export type Claim = z.infer<typeof claimSchema>;
