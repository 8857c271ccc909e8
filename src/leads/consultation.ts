import { z } from 'zod';
import { industryValues, tankCountValues } from '../../server/contract/lead.ts';
import type { Plain } from '../shared/text/marked.ts';
import { text } from '../shared/text/schema.ts';

const fieldSchema = z.strictObject({
  label: text.describe('Label over the field.'),
  placeholder: text.optional().describe('Sample text in the empty field.'),
  missing: text.optional().describe('Said at a required field that was left empty.'),
  wrong: text.optional().describe('Said where what was typed is no address.'),
});

/** The options of a choice: every value that is allowed, each once. */
const options = <T extends string>(values: readonly [T, ...T[]]) =>
  z
    .array(
      z.strictObject({
        value: z.enum(values).describe('What the form hands on.'),
        label: text.describe('What the visitor reads.'),
      }),
    )
    .length(values.length)
    .refine((list) => new Set(list.map(({ value }) => value)).size === list.length, 'names a value twice');

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
  industries: options(industryValues),
  tankCounts: options(tankCountValues),
  progress: text.describe('Name of the line that shows how much is filled in, heard but not seen.'),
  optional: text.describe('Word behind the labels of optional fields.'),
  submit: text.describe('The button.'),
  direct: z
    .strictObject({
      line: text.describe('Says that the same answers can be sent by other ways.'),
      whatsapp: text.describe('Opens WhatsApp with what stands in the fields.'),
      email: text.describe('Opens a mail with it.'),
      subject: text.describe('Subject of that mail.'),
      greeting: text.describe('First line of both.'),
    })
    .describe('Beside the button while the form itself sends nothing.'),
  withoutScript: text.describe('What a visitor without scripts reads.'),
  topics: z.record(z.string().regex(/^[a-z0-9-]+$/), text).describe('?topik=… → first line of the message.'),
  results: z
    .record(
      z.string().regex(/^[a-z0-9-]+$/),
      z.strictObject({
        line: text.describe('The sentence; {{name}} stands for a value of the link.'),
        words: z.record(z.string(), text).optional().describe('What a value may be besides a number → its words.'),
        details: z
          .array(text)
          .optional()
          .describe('Further sentences; each is said only where the link has all its values.'),
        places: z.array(text).optional().describe('Values that are the typed name of a place.'),
      }),
    )
    .describe('#alat=… → the result of a tool as first line of the message.'),
  packages: z.record(z.string().regex(/^[a-z0-9-]+$/), text).describe('?paket=… → first line of the message.'),
});
export type ConsultationFormText = Plain<z.infer<typeof consultationFormSchema>>;
