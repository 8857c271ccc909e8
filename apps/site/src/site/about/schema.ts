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
        product: text.describe('Description of the product logo.'),
        company: text.describe('Description of the company logo.'),
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
      meaning: text.describe('Meaning of the vision in practice.'),
    }),
    values: headingSchema.extend({
      practice: text.describe("Label of a value's practice; used in the company profile."),
      items: z
        .array(titledSchema.extend({ practice: text.describe('Practice by which the value can be checked.') }))
        .length(4),
    }),
    products: headingSchema.extend({
      items: z
        .array(titledSchema.extend({ action: actionSchema }))
        .length(4)
        .describe('The system, followed by its parts.'),
    }),
    offices: headingSchema.extend({
      map: z.strictObject({
        label: text.describe('Text alternative of the map.'),
        caption: text,
      }),
      labels: z.strictObject({ hours: text, phone: text, landline: text, email: text }),
    }),
    closing: closingSchema,
  });
export type AboutPage = z.infer<ReturnType<typeof aboutSchema>>;
