import { z } from 'zod';
import { pageSchema } from '../../shared/records/page-schema.ts';
import { text } from '../../shared/text/schema.ts';

export const searchPageSchema = pageSchema.extend({
  list: z
    .strictObject({
      title: text.describe('Heading above the complete list, which works without scripts too.'),
      withoutScript: text.describe('Note that the search field itself needs scripts.'),
      documents: text,
      claims: text,
      terms: text,
    })
    .describe('Complete list of everything that the search can find.'),
});
export type SearchPage = z.infer<typeof searchPageSchema>;
