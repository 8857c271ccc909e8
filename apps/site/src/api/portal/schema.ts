import { z } from 'zod';
import { closingSchema, headingSchema, pageSchema } from '../../shared/records/page-schema.ts';
import { linkSchema, text, titledSchema } from '../../shared/text/schema.ts';
import { sandboxTextSchema } from '../sandbox/schema.ts';

const change = z.strictObject({
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  date: z.iso.date().describe('Day of the release.'),
  items: z.array(text).min(1).describe('Changes, one sentence each; `backticks` mark code.'),
});

export const developerSchema = pageSchema.extend({
  index: z.strictObject({
    title: text.describe('Title of the table of contents.'),
    items: z.array(linkSchema.extend({ note: text.describe('Description of the linked part.') })).min(3),
  }),
  start: headingSchema.extend({
    terminal: text.describe('Heading above the code of each step.'),
    powershell: text.describe('Heading above the same steps for Windows.'),
    steps: z
      .array(titledSchema)
      .length(7)
      .describe(
        'One step per part of src/content/api/samples/guide.sh, except the last part, which is in the chapter on webhooks.',
      ),
  }),
  sandbox: headingSchema.extend({ text: sandboxTextSchema, withoutScript: text }),
  webhook: headingSchema.extend({ programs: text.describe('Accessible name of the choice of programs.') }),
  keys: headingSchema.extend({
    caption: text.describe('Caption of the table of keys.'),
    columns: z.array(text).length(4),
    rows: z.array(z.array(text).length(4)).min(2).describe('Columns: kind of key, prefix, rights, limit.'),
    request: titledSchema.extend({ points: z.array(text).min(2) }).describe('Text on how to request a key.'),
    ask: text.describe('Link to the consultation form.'),
  }),
  errors: headingSchema.extend({ caption: text, columns: z.array(text).length(3) }),
  changes: headingSchema.extend({ items: z.array(change).min(1).describe('Releases, newest first.') }),
  files: headingSchema,
  closing: closingSchema,
});
export type DeveloperPage = z.infer<typeof developerSchema>;
