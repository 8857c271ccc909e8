import { z } from 'zod';
import {
  closingSchema,
  factsSchema,
  headingSchema,
  heroSchema,
  type ImageSchema,
  pageSchema,
  pictureSchema,
  shareSceneSchema,
  statSchema,
} from '../../shared/records/page-schema.ts';
import { actionSchema, text, titledSchema } from '../../shared/text/schema.ts';

export const aboutSchema = (image: ImageSchema) =>
  pageSchema.extend({
    share: shareSceneSchema(image),
    picture: pictureSchema(image),
    hero: heroSchema.extend({
      logos: z.strictObject({
        product: text.describe('What the product mark shows.'),
        company: text.describe('What the company mark shows.'),
      }),
    }),
    stats: z.array(statSchema).length(5),
    story: headingSchema.extend({
      paragraphs: z.array(text).min(2),
      facts: factsSchema.min(2),
      actions: z.array(actionSchema),
    }),
    purpose: z.strictObject({
      missionLabel: text,
      mission: text,
      visionLabel: text,
      vision: text,
      meaning: text.describe('What the vision means in practice.'),
    }),
    values: headingSchema.extend({
      practice: text.describe('Label of what a value means in practice; in the company profile.'),
      items: z.array(titledSchema.extend({ practice: text.describe('How it shows in the work.') })).length(4),
    }),
    products: headingSchema.extend({
      items: z
        .array(titledSchema.extend({ action: actionSchema }))
        .length(4)
        .describe('The system, then its parts.'),
    }),
    offices: headingSchema.extend({
      map: z.strictObject({
        label: text.describe('What the map shows, read out instead of it.'),
        caption: text,
      }),
      labels: z.strictObject({ hours: text, phone: text, landline: text, email: text }),
    }),
    closing: closingSchema,
  });
export type AboutPage = z.infer<ReturnType<typeof aboutSchema>>;
