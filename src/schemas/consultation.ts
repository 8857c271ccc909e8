import { z } from 'zod';
import { industryValues, tankCountValues } from './consultation-fields.ts';
import { text } from './text.ts';

const fieldSchema = z.strictObject({
  label: text.describe('Label over the field.'),
  placeholder: text.optional().describe('Sample text in the empty field.'),
});

const option = <T extends string>(value: z.ZodType<T>) =>
  z.strictObject({ value: value.describe('What the form hands on.'), label: text.describe('What the visitor reads.') });

export const consultationFormSchema = z.strictObject({
  title: text.describe('Headline of the form.'),
  note: text.describe('One sentence under it.'),
  fields: z.strictObject({
    name: fieldSchema,
    email: fieldSchema,
    phone: fieldSchema,
    company: fieldSchema,
    industry: fieldSchema,
    tankCount: fieldSchema,
    message: fieldSchema,
  }),
  industries: z.array(option(z.enum(industryValues))).length(industryValues.length),
  tankCounts: z.array(option(z.enum(tankCountValues))).length(tankCountValues.length),
  optional: text.describe('Word behind the labels of optional fields.'),
  submit: text.describe('The button.'),
  withoutScript: text.describe('What a visitor without scripts reads.'),
  topics: z.record(z.string().regex(/^[a-z0-9-]+$/), text).describe('?topik=… → first line of the message.'),
  packages: z.record(z.string().regex(/^[a-z0-9-]+$/), text).describe('?paket=… → first line of the message.'),
});
export type ConsultationFormText = z.infer<typeof consultationFormSchema>;
