import { z } from 'zod';
import {
  closingSchema,
  headingSchema,
  heroSchema,
  type ImageSchema,
  pageSchema,
  pictureSchema,
  shareSceneSchema,
} from '../../shared/records/page-schema.ts';
import { text, titledSchema } from '../../shared/text/schema.ts';

const phaseSchema = titledSchema.extend({
  drawing: z.enum(['consultation', 'design', 'development', 'deployment']).describe('The state of the drawing.'),
  result: text.describe('What is on the table at the end of the phase.'),
  gate: text.describe('What must be settled before the next phase begins.'),
});

const storySchema = (image: ImageSchema) =>
  titledSchema.omit({ description: true }).extend({
    picture: pictureSchema(image),
    sector: text,
    problem: text,
    approach: text,
    points: z
      .array(
        z.strictObject({
          quantity: text,
          instrument: text,
          use: text.describe('Limit, alarm or what the value is used for.'),
        }),
      )
      .min(3),
    proof: text.describe('What would be compared before and after; no result is promised.'),
  });

export const customSchema = (image: ImageSchema) =>
  pageSchema.extend({
    share: shareSceneSchema(image),
    hero: heroSchema.extend({ caption: text }),
    phases: headingSchema.extend({
      labels: z.strictObject({
        result: text.describe('Label of what is on the table.'),
        gate: text.describe('Label of what must be settled before the next phase.'),
        done: text.describe('The same label in the last phase.'),
      }),
      items: z.array(phaseSchema).length(4),
    }),
    categories: headingSchema.extend({
      needs: text,
      items: z
        .array(
          titledSchema.extend({
            tags: z.array(text).min(3).describe('Short technical words that place it.'),
            points: z.array(text).min(3),
            needs: text,
          }),
        )
        .length(3),
    }),
    stories: headingSchema.extend({
      mark: text.describe('Mark that says that this is an example.'),
      labels: z.strictObject({
        problem: text,
        approach: text,
        quantity: text,
        instrument: text,
        use: text,
        proof: text,
      }),
      items: z.array(storySchema(image)).length(3),
    }),
    closing: closingSchema,
  });
export type CustomPage = z.infer<ReturnType<typeof customSchema>>;
