import { z } from 'zod';
import { closingSchema, factsSchema, headingSchema, pageSchema } from '../../shared/records/page-schema.ts';
import { plain, text, titledSchema } from '../../shared/text/schema.ts';

const measureSchema = z.strictObject({
  name: text.describe('Quantity that is compared, with its period.'),
  unit: plain,
  before: text.describe('The sum as written, e.g. 8 tangki × 4 kali = 32. The build verifies it.'),
  after: text.describe('The same for the new way of working; never zero.'),
});

const scenarioSchema = z.strictObject({
  id: plain.describe('Id of the industry record, also the URL fragment.'),
  title: text,
  setting: text,
  change: text.describe('Proposed solution, and the remaining manual work.'),
  inputs: factsSchema.min(3),
  measures: z.array(measureSchema).min(2),
  limits: text.describe('Factors that the sums leave out.'),
});

export const storiesSchema = pageSchema.extend({
  mark: text.describe('Label at every example that it is not a customer.'),
  labels: z.strictObject({
    inputs: text,
    measure: text,
    before: text,
    after: text,
    sum: text,
    limits: text,
    more: text.describe("Text before the link to the industry's page."),
  }),
  method: headingSchema.extend({ items: z.array(titledSchema).min(3) }),
  stories: headingSchema.extend({ items: z.array(scenarioSchema).min(3) }),
  closing: closingSchema,
});
export type StoriesPage = z.infer<typeof storiesSchema>;
