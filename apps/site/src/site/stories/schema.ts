import { z } from 'zod';
import { closingSchema, factsSchema, headingSchema, pageSchema } from '../../shared/records/page-schema.ts';
import { plain, text, titledSchema } from '../../shared/text/schema.ts';

const measureSchema = z.strictObject({
  name: text.describe('What is compared, with the time that it is counted over.'),
  unit: plain,
  before: text.describe('The sum as it is written, e.g. 8 tangki × 4 kali = 32. The build checks that it comes out.'),
  after: text.describe('The same for the way of working afterwards; never zero.'),
});

const scenarioSchema = z.strictObject({
  id: plain.describe('Id of the industry record; also the fragment of the address.'),
  title: text,
  setting: text,
  change: text.describe('How it would be done, and what is still done by hand.'),
  inputs: factsSchema.min(3),
  measures: z.array(measureSchema).min(2),
  limits: text.describe('What the sums leave out.'),
});

export const storiesSchema = pageSchema.extend({
  mark: text.describe('Says that these are no customers; stands at every example.'),
  labels: z.strictObject({
    inputs: text,
    measure: text,
    before: text,
    after: text,
    sum: text,
    limits: text,
    more: text.describe('Before the link to the page of the industry.'),
  }),
  method: headingSchema.extend({ items: z.array(titledSchema).min(3) }),
  stories: headingSchema.extend({ items: z.array(scenarioSchema).min(3) }),
  closing: closingSchema,
});
export type StoriesPage = z.infer<typeof storiesSchema>;
