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
    .describe('Small chart of the feature, rendered by CoreFeatures.tsx.'),
  caption: text.describe('Caption of the chart: tank, content, time.'),
  tool: linkSchema.optional().describe('Tool with which the reader can try the feature.'),
  facts: z.array(specificationSchema).min(2).max(3).describe('Requirements, results and limits.'),
});

const benefitSchema = statSchema.extend({
  note: text.describe('Meaning of the figure, in one or two sentences.'),
  example: text.describe('Example calculation that a reader can follow.'),
  scale: z.strictObject({
    kind: z
      .enum(['reduction', 'time'])
      .describe('reduction: share of 100 per cent that is saved; time: range on an axis of months.'),
    from: text.describe('Label at the left end of the scale.'),
    to: text.describe('Label at the right end of the scale.'),
  }),
});

const comparisonRowSchema = z.strictObject({
  aspect: text,
  manual: text.describe('Situation with a dip tape.'),
  continuous: text.describe('Situation with continuous monitoring, including its limits.'),
});

export const featuresSchema = (image: ImageSchema) =>
  pageSchema.extend({
    category: text.describe('Product category for search engines.'),
    share: shareSceneSchema(image),
    figures: z.array(statSchema).length(4).describe('Figures below the hero; one is the accuracy stated on this page.'),
    core: headingSchema.extend({
      items: z.array(coreFeatureSchema).length(6),
      more: text.describe('Summary that opens requirements, results and limits of a feature.'),
    }),
    benefits: headingSchema.extend({
      items: z.array(benefitSchema).length(4),
      tag: text.describe('Label of an example calculation.'),
      calculate: actionSchema.describe('Link to the calculator for one’s own figures.'),
    }),
    extras: headingSchema.extend({ items: z.array(titledSchema).length(6) }),
    comparison: headingSchema.extend({
      aspect: text,
      manual: text,
      continuous: text,
      rows: z.array(comparisonRowSchema).length(6),
      note: text.describe('Note below the table, with its source.'),
    }),
    closing: closingSchema,
  });
export type FeaturesPage = z.infer<ReturnType<typeof featuresSchema>>;
