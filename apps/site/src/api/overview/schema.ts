import { z } from 'zod';
import {
  closingSchema,
  headingSchema,
  heroSchema,
  type ImageSchema,
  pageSchema,
} from '../../shared/records/page-schema.ts';
import { linkSchema, text, titledSchema } from '../../shared/text/schema.ts';

const groupSchema = titledSchema.extend({
  items: z
    .array(z.strictObject({ name: text.describe('The system.'), via: text.describe('How it is connected.') }))
    .length(4),
});

export const apiSchema = (_image: ImageSchema) =>
  pageSchema.extend({
    hero: heroSchema.extend({
      request: text.describe('Over the request of the hero.'),
      response: text.describe('Over the answer of the hero.'),
    }),
    contents: z.strictObject({
      title: text.describe('Name of the list of chapters.'),
      links: z.array(linkSchema).min(3).describe('The chapters of this page.'),
    }),
    features: headingSchema.extend({
      items: z.array(titledSchema.extend({ line: text.describe('One line of the wire that shows it.') })).length(4),
    }),
    request: headingSchema.extend({
      steps: z.array(titledSchema).length(3).describe('From key to answer.'),
      tabs: text.describe('Name of the choice of languages.'),
      fields: z.strictObject({
        caption: text.describe('What the table of fields shows.'),
        columns: z.array(text).length(4).describe('Field, example, unit, meaning.'),
      }),
      errors: z.strictObject({
        caption: text.describe('What the table of statuses shows.'),
        columns: z.array(text).length(3).describe('Status, meaning, what to do.'),
        use: text.describe('What to do with a good answer; the other rows are those of the API document.'),
      }),
    }),
    messages: headingSchema.extend({
      socket: titledSchema.extend({ subscribe: text, message: text }).describe('WebSocket, and titles of its samples.'),
      webhook: titledSchema.extend({ event: text, verify: text }).describe('Webhook, and titles of its samples.'),
    }),
    integrations: headingSchema.extend({ groups: z.array(groupSchema).length(3) }),
    closing: closingSchema,
  });
export type ApiPage = z.infer<ReturnType<typeof apiSchema>>;
