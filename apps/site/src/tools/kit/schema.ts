import type { PlainText } from 'contract/marked';
import type { ChoiceInput, Input, Inputs } from 'tank-gauging/inputs';
import { askedRecord } from 'tank-gauging/tank/tank-record';
import { z } from 'zod';
import { closingSchema, headingSchema, pageSchema } from '../../shared/records/page-schema.ts';
import { text, titledSchema } from '../../shared/text/schema.ts';
import { tankWords, type WrittenField } from './tank.words.ts';

export const fieldSchema = z.strictObject({
  label: text.describe('Label of the field.'),
  unit: text.optional().describe('Unit after the label, e.g. m.'),
  hint: text.optional().describe('One line below the field: source of the figure, or its usual value.'),
});

/** Object with exactly these keys: a missing or unknown one fails the build. */
export const schemaForEach = <K extends string, S extends z.ZodType>(names: readonly K[], schema: S) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<K, S>);

export const readingSchema = z.strictObject({
  label: text.describe('Label of the figure.'),
  note: text.optional().describe('One line below the figure; the tool fills its {{slots}}.'),
});

export const paperSchema = z.strictObject({
  heading: text.describe('Heading above the preview of the sheet.'),
  lead: text.optional(),
  title: text,
  head: z.array(text).min(2).describe('Lines to fill in by hand: number, date, place, vehicle …'),
  signatures: z.array(text).min(2),
});

/** Texts of a measurement record sheet. */
export const recordSheetSchema = paperSchema.extend({
  facts: text.describe('Heading above the inputs.'),
  result: text.describe('Heading above the verdict.'),
  notes: z.array(text).describe('Notes below the result.'),
});

/** Texts of a field into which a list is pasted. */
export const pasteSchema = z.strictObject({
  field: text,
  hint: text.describe('Accepted formats.'),
  example: text.describe('Button that fills in the sample.'),
  clear: text,
  cut: text.describe('Message that a list was too long and has been truncated.'),
});

/** Texts of a pasted list that is read line by line. */
export const pasteListSchema = pasteSchema.extend({
  sample: z.string().trim().min(1).describe('A typical list with its headings.'),
  download: text,
  file: text.describe('File name without extension.'),
});

const methodSchema = titledSchema.extend({
  formula: text.optional().describe('Formula in plain characters.'),
  source: text.optional().describe('Source of the formula.'),
});

/** Base schema of a tool's page; each tool adds the texts of its fields and results under `tool`. */
export const toolPageSchema = pageSchema.extend({
  method: headingSchema.extend({ items: z.array(methodSchema).min(1) }).describe('Calculation method.'),
  limits: headingSchema.extend({ items: z.array(titledSchema).min(2) }).describe('Limitations of the tool.'),
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
  /** Reasons why values are contradictory. */
  problems: readonly P[];
  /** Controls in addition to those of every tool. */
  actions: readonly A[];
}

const fieldsOf = <I extends Inputs>(inputs: I, schemaFor: (name: string, input: Input) => z.ZodType) =>
  z.strictObject(
    Object.fromEntries(Object.entries(inputs).map(([name, input]) => [input.key, schemaFor(name, input)])),
  ) as unknown as z.ZodObject<FieldSchemas<I>>;

const schemaOf = (input: Input) =>
  input.kind === 'choice' ? fieldSchema.extend({ options: schemaForEach(input.options, text) }) : fieldSchema;

/** Label, hint and options of each field of a tank, for all tools that ask for it. */
export const tankWordsSchema = z.strictObject({ fields: fieldsOf(askedRecord, (_, input) => schemaOf(input)) });
export type TankFields = PlainText<z.infer<typeof tankWordsSchema>>['fields'];

/** Texts of an input that asks for a field of the tank; a tool writes its own only where it asks for something else. */
function tankTexts(name: string, input: Input): WrittenField | undefined {
  const field = (input.tankField ?? name) as keyof typeof askedRecord;
  const isAsked = input.tankField !== undefined || input.key in tankWords.fields;
  const words = isAsked && field in askedRecord ? tankWords.fields[askedRecord[field].key] : undefined;
  if (!words?.options || input.kind !== 'choice') return words;
  const options = Object.entries(words.options).filter(([value]) => input.options.includes(value));
  return { ...words, options: Object.fromEntries(options) };
}

const inputSchema = (name: string, input: Input) => {
  const words = tankTexts(name, input);
  return words ? schemaOf(input).prefault(words as never) : schemaOf(input);
};

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
    inputsTitle: text.describe('Heading above the fields.'),
    resultTitle: text.describe('Heading above the result.'),
    fields: fieldsOf(inputs, inputSchema).describe(
      'By the keys in the address; fields of the tank stand in words/tank.yaml.',
    ),
    groups: schemaForEach(
      groups,
      z.strictObject({ title: text, hint: text.optional().describe('Explanation of the contents.') }),
    ),
    problems: schemaForEach(problems, text).describe('Reasons why values are contradictory.'),
    actions: schemaForEach(['consult', 'share', 'reset', ...actions] as const, text).describe('Labels of the actions.'),
    ...own,
  });
