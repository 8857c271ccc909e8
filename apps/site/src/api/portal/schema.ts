import { z } from 'zod';
import { closingSchema, headingSchema, pageSchema } from '../../shared/records/page-schema.ts';
import { linkSchema, text, titledSchema } from '../../shared/text/schema.ts';
import { sandboxTextSchema } from '../sandbox/schema.ts';

const change = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  date: z.iso.date().describe('Day of the release.'),
  items: z.array(text).min(1).describe('What changed, a sentence each; `backticks` are code.'),
});

export const developerSchema = pageSchema.extend({
  index: z.strictObject({
    title: text.describe('Name of the list of chapters.'),
    items: z.array(linkSchema.extend({ note: text.describe('What is there.') })).min(3),
  }),
  start: headingSchema.extend({
    terminal: text.describe('Over the code of each step.'),
    powershell: text.describe('Over the same steps for Windows.'),
    steps: z
      .array(titledSchema)
      .length(7)
      .describe('As many as src/content/api/samples/guide.sh has parts, but the last, which stands with the webhooks.'),
  }),
  sandbox: headingSchema.extend({ text: sandboxTextSchema, withoutScript: text }),
  webhook: headingSchema.extend({ programs: text.describe('Name of the choice of programs.') }),
  keys: headingSchema.extend({
    caption: text.describe('What the table of keys shows.'),
    columns: z.array(text).length(4),
    rows: z.array(z.array(text).length(4)).min(2).describe('Kind of key, prefix, rights, limit.'),
    request: titledSchema.extend({ points: z.array(text).min(2) }).describe('How to ask for a key.'),
    ask: text.describe('The control that leads to the form.'),
  }),
  errors: headingSchema.extend({ caption: text, columns: z.array(text).length(3) }),
  changes: headingSchema.extend({ items: z.array(change).min(1).describe('Newest first.') }),
  files: headingSchema,
  closing: closingSchema,
});
export type DeveloperPage = z.infer<typeof developerSchema>;
