import { z } from 'zod';
import { closingSchema, pageSchema } from '../../shared/records/page.ts';
import { text } from '../../shared/text/schema.ts';
import { documentGroups } from '../schema.ts';

export const downloadsSchema = pageSchema.extend({
  block: z
    .strictObject({
      title: text.describe('Name of the register in its title block.'),
      documents: text.describe('Before the number of documents.'),
      pages: text.describe('Before the number of pages.'),
      size: text.describe('Before the size of all files.'),
      sheet: z.strictObject({ name: text, value: text }).describe('Size of the paper.'),
      language: z.strictObject({ name: text, value: text }),
      revised: text.describe('Before the day of the last change.'),
    })
    .describe('The title block beside the headline; its figures are counted from the files.'),
  groups: z
    .array(
      z.strictObject({
        id: z.enum(documentGroups),
        title: text.describe('Headline of the group.'),
        lead: text.describe('What its documents are for.'),
      }),
    )
    .length(documentGroups.length),
  columns: z.array(text).length(5).describe('Number, document, file, revision, page that says the same.'),
  note: text.describe('How the documents are made, under the register.'),
  closing: closingSchema,
});
export type DownloadsPage = z.infer<typeof downloadsSchema>;
