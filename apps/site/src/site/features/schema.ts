import { z } from 'zod';
import { specificationSchema } from '../../shared/records/hardware-schema.ts';
import {
  closingSchema,
  headingSchema,
  type ImageSchema,
  pageSchema,
  shareSceneSchema,
  statSchema,
} from '../../shared/records/page-schema.ts';
import { actionSchema, linkSchema, text, titledSchema } from '../../shared/text/schema.ts';

const coreFeatureSchema = titledSchema.extend({
  figure: z
    .enum(['volume', 'delivery', 'days', 'alert', 'leak', 'plan'])
    .describe('The miniature that shows it, drawn by CoreFeatures.tsx.'),
  caption: text.describe('What the miniature shows: tank, content, time.'),
  tool: linkSchema.optional().describe('A tool with which the reader can try it.'),
  facts: z.array(specificationSchema).min(2).max(3).describe('What it needs, what it gives, where it ends.'),
});

const benefitSchema = statSchema.extend({
  note: text.describe('What the figure says, in one or two sentences.'),
  example: text.describe('A sum that a reader can follow; its inputs are examples.'),
  scale: z.strictObject({
    kind: z
      .enum(['reduction', 'time'])
      .describe('reduction: what falls away of 100 per cent; time: a stretch on a line of months.'),
    from: text.describe('Words at the left end of the ruler.'),
    to: text.describe('Words at its right end.'),
  }),
});

const comparisonRowSchema = z.strictObject({
  aspect: text,
  manual: text.describe('How it is with a dip tape.'),
  continuous: text.describe('How it is with continuous monitoring, its limits included.'),
});

export const featuresSchema = (image: ImageSchema) =>
  pageSchema.extend({
    category: text.describe('What kind of product it is, for search engines.'),
    share: shareSceneSchema(image),
    figures: z.array(statSchema).length(4).describe('Under the hero; the accuracy of this page is one of them.'),
    core: headingSchema.extend({
      items: z.array(coreFeatureSchema).length(6),
      more: text.describe('Opens what a miniature needs, gives and where it ends.'),
    }),
    benefits: headingSchema.extend({
      items: z.array(benefitSchema).length(4),
      tag: text.describe('Marks a sum as an example.'),
      calculate: actionSchema.describe('Where to calculate it with one’s own figures.'),
    }),
    extras: headingSchema.extend({ items: z.array(titledSchema).length(6) }),
    comparison: headingSchema.extend({
      aspect: text,
      manual: text,
      continuous: text,
      rows: z.array(comparisonRowSchema).length(6),
      note: text.describe('What stands under the table, with its source.'),
    }),
    closing: closingSchema,
  });
export type FeaturesPage = z.infer<ReturnType<typeof featuresSchema>>;
