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
      request: text.describe('Heading above the sample request in the hero.'),
      response: text.describe('Heading above the sample response in the hero.'),
    }),
    contents: z.strictObject({
      title: text.describe('Title of the table of contents.'),
      links: z.array(linkSchema).min(3).describe('Links to the chapters of this page.'),
    }),
    features: headingSchema.extend({
      items: z
        .array(
          titledSchema.extend({ line: text.describe('Sample line of the protocol that demonstrates the quality.') }),
        )
        .length(4),
    }),
    request: headingSchema.extend({
      steps: z.array(titledSchema).length(3).describe('Steps from the key to the first response.'),
      tabs: text.describe('Accessible name of the choice of languages.'),
      fields: z.strictObject({
        caption: text.describe('Caption of the table of fields.'),
        columns: z.array(text).length(4).describe('Headings: field, example, unit, meaning.'),
      }),
      errors: z.strictObject({
        caption: text.describe('Caption of the table of statuses.'),
        columns: z.array(text).length(3).describe('Headings: status, meaning, action.'),
        use: text.describe('Advice for a successful response; the other rows come from the API document.'),
      }),
    }),
    messages: headingSchema.extend({
      socket: titledSchema
        .extend({ subscribe: text, message: text })
        .describe('Chapter on WebSocket, with the titles of its samples.'),
      webhook: titledSchema
        .extend({ event: text, verify: text })
        .describe('Chapter on webhooks, with the titles of its samples.'),
    }),
    integrations: headingSchema.extend({ groups: z.array(groupSchema).length(3) }),
    closing: closingSchema,
  });
export type ApiPage = z.infer<ReturnType<typeof apiSchema>>;
