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
  drawing: z
    .enum(['consultation', 'design', 'development', 'deployment'])
    .describe('State of the drawing after the phase.'),
  result: text.describe('Result at the end of the phase.'),
  gate: text.describe('Decision that is required before the next phase.'),
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
          use: text.describe('Limit, alarm or other use of the value.'),
        }),
      )
      .min(3),
    proof: text.describe('Values that would be compared before and after; no result is promised.'),
  });

export const customSchema = (image: ImageSchema) =>
  pageSchema.extend({
    share: shareSceneSchema(image),
    hero: heroSchema.extend({ caption: text }),
    phases: headingSchema.extend({
      labels: z.strictObject({
        result: text.describe('Label of the result.'),
        gate: text.describe('Label of the decision before the next phase.'),
        done: text.describe('Label of the decision in the last phase.'),
      }),
      items: z.array(phaseSchema).length(4),
    }),
    categories: headingSchema.extend({
      needs: text,
      items: z
        .array(
          titledSchema.extend({
            tags: z.array(text).min(3).describe('Short technical terms that classify it.'),
            points: z.array(text).min(3),
            needs: text,
          }),
        )
        .length(3),
    }),
    stories: headingSchema.extend({
      mark: text.describe('Label that identifies an example.'),
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
