import { z } from 'zod';
import { pageSchema } from '../../shared/records/page-schema.ts';
import { text } from '../../shared/text/schema.ts';

export const searchPageSchema = pageSchema.extend({
  list: z
    .strictObject({
      title: text.describe('Over the complete list, which stands there without scripts too.'),
      withoutScript: text.describe('Over it, where scripts are off: the field alone finds nothing.'),
      documents: text,
      claims: text,
      terms: text,
    })
    .describe('Everything that can be found, as a list.'),
});
export type SearchPage = z.infer<typeof searchPageSchema>;
