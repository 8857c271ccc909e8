import type { ChoiceInput, Inputs } from 'tank-gauging/inputs';
import { z } from 'zod';
import { closingSchema, headingSchema, pageSchema } from '../../shared/records/page-schema.ts';
import { text, titledSchema } from '../../shared/text/schema.ts';

export const fieldSchema = z.strictObject({
  label: text.describe('What is asked for.'),
  unit: text.optional().describe('Unit behind the label, e.g. m.'),
  hint: text.optional().describe('One line under the field: where to find the figure, or what is usual.'),
});

/** Object with exactly these keys: a missing or unknown one fails the build. */
export const each = <K extends string, S extends z.ZodType>(names: readonly K[], schema: S) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>);

export const readingSchema = z.strictObject({
  label: text.describe('What it is.'),
  note: text.optional().describe('One line under the figure; {{slots}} as the tool fills them.'),
});

export const paperSchema = z.strictObject({
  heading: text.describe('Over its preview.'),
  lead: text.optional(),
  title: text,
  head: z.array(text).min(2).describe('Lines to fill in by hand: number, date, place, vehicle …'),
  signatures: z.array(text).min(2),
});

/** Texts of a measurement record sheet. */
export const recordSheetSchema = paperSchema.extend({
  facts: text.describe('Over the inputs.'),
  result: text.describe('Over the sentence that decides.'),
  notes: z.array(text).describe('What stands under the result.'),
  link: text.describe('Before the address that reproduces the calculation.'),
});

/** Texts of a field into which a list is pasted. */
export const pasteSchema = z.strictObject({
  field: text,
  hint: text.describe('What it may look like.'),
  example: text.describe('Control that fills in the sample.'),
  clear: text,
  cut: text.describe('Where a list was too long to be taken whole.'),
});

/** Texts of a pasted list that is read line by line. */
export const pasteListSchema = pasteSchema.extend({
  sample: z.string().trim().min(1).describe('A list as a visitor has it, with its line of headings.'),
  download: text,
  file: text.describe('File name, without its ending.'),
});

/** Card of a tool in the list of tools and in links to it. */
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

/** Base schema of a tool's page; each tool adds the texts of its fields and results under `tool`. */
export const toolPageSchema = pageSchema.extend({
  card: toolCardSchema,
  method: headingSchema.extend({ items: z.array(methodSchema).min(1) }).describe('How it is calculated.'),
  limits: headingSchema.extend({ items: z.array(titledSchema).min(2) }).describe('What the tool is not.'),
  closing: closingSchema,
});
export type ToolPage = z.infer<typeof toolPageSchema>;

type FieldSchemas<I extends Inputs> = {
  [N in keyof I as I[N]['key']]: I[N] extends ChoiceInput<infer T> ? ChoiceSchema<T> : typeof fieldSchema;
};
type ChoiceSchema<T extends string> = z.ZodObject<
  (typeof fieldSchema)['shape'] & { options: z.ZodObject<Record<T, typeof text>> }
>;

interface Names<G extends string, P extends string, A extends string> {
  groups: readonly G[];
  /** Reasons why values contradict one another. */
  problems: readonly P[];
  /** Controls in addition to those of every tool. */
  actions: readonly A[];
}

/** Schema of a tool's texts: a label for each input by its key in the address, and the texts that the kit needs. */
export const toolSchema = <
  I extends Inputs,
  G extends string,
  P extends string,
  A extends string,
  O extends z.ZodRawShape,
>(
  inputs: I,
  { groups, problems, actions }: Names<G, P, A>,
  own: O,
) =>
  z.strictObject({
    inputsTitle: text.describe('Over the fields.'),
    resultTitle: text.describe('Over the result.'),
    fields: z.strictObject(
      Object.fromEntries(
        Object.values(inputs).map((input) => [
          input.key,
          input.kind === 'choice' ? fieldSchema.extend({ options: each(input.options, text) }) : fieldSchema,
        ]),
      ) as FieldSchemas<I>,
    ),
    groups: each(groups, z.strictObject({ title: text, hint: text.optional().describe('What belongs in it.') })),
    problems: each(problems, text).describe('Why values cannot be true together.'),
    actions: each(['consult', 'share', 'reset', ...actions] as const, text).describe('What the controls are called.'),
    ...own,
  });
