import { z } from 'zod';
import { text } from '../../shared/text/schema.ts';

/** The words of one field of a tool. */
export const fieldSchema = z.strictObject({
  label: text.describe('What is asked for.'),
  unit: text.optional().describe('Unit behind the label, e.g. m.'),
  hint: text.optional().describe('One line under the field: where to find the figure, or what is usual.'),
});

/** One record for each name of a list: a missing or unknown name stops the build. */
export const each = <K extends string, S extends z.ZodType>(names: readonly K[], schema: S) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>);

/** A name of a choice, with a note where the name alone does not say enough. */
export const optionSchema = z.strictObject({
  label: text.describe('What the visitor reads.'),
  note: text.optional().describe('One line under it.'),
});

/** A figure of the result. */
export const readingSchema = z.strictObject({
  label: text.describe('What it is.'),
  note: text.optional().describe('One line under the figure; {{slots}} as the tool fills them.'),
});
