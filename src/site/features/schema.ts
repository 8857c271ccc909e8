import { z } from 'zod';
import { specificationSchema } from '../../shared/records/hardware.ts';
import { closingSchema, headingSchema, pageSchema } from '../../shared/records/page.ts';
import { type ImageSchema, shareSceneSchema } from '../../shared/records/picture.ts';
import { statSchema } from '../../shared/records/stat.ts';
import { actionSchema, linkSchema, text, titledSchema } from '../../shared/text/schema.ts';

const coreFeatureSchema = titledSchema.extend({
  figure: z
    .enum(['volume', 'delivery', 'days', 'alert', 'leak', 'plan'])
    .describe('The miniature that shows it, drawn by sections/CoreFeatures.'),
  span: text.describe('What the dimension line over the miniature measures, e.g. 24 jam.'),
  caption: text.describe('What the miniature shows: tank, content, time.'),
  tool: linkSchema.optional().describe('A tool with which the reader can try it.'),
  facts: z.array(specificationSchema).min(2).max(3).describe('What it needs, what it gives, where it ends.'),
});
export type CoreFeature = z.infer<typeof coreFeatureSchema>;

const benefitSchema = statSchema.extend({
  note: text.describe('What the figure says, in one or two sentences.'),
  example: text.describe('A sum that a reader can follow; its inputs are examples.'),
  scale: z.strictObject({
    kind: z
      .enum(['reduction', 'time'])
      .describe('reduction: what is left of 100 per cent; time: a stretch on a line of months.'),
    from: text.describe('Words at the left end of the ruler.'),
    to: text.describe('Words at its right end.'),
  }),
});
export type Benefit = z.infer<typeof benefitSchema>;

const comparisonRowSchema = z.strictObject({
  aspect: text.describe('What is compared, in two or three words.'),
  manual: text.describe('How it is with a dip tape.'),
  continuous: text.describe('How it is with continuous monitoring, its limits included.'),
});

const comparisonSchema = headingSchema.extend({
  aspect: text.describe('Heading of the first column.'),
  manual: text.describe('Heading of the second column.'),
  continuous: text.describe('Heading of the third column.'),
  rows: z.array(comparisonRowSchema).min(6),
  note: text.describe('What stands under the table, with its source.'),
});
export type ComparisonText = z.infer<typeof comparisonSchema>;

export const featuresSchema = (image: ImageSchema) =>
  pageSchema.extend({
    share: shareSceneSchema(image),
    figures: z.array(statSchema).length(4).describe('Under the hero; the accuracy of this page is one of them.'),
    record: z.strictObject({
      title: text.describe('Headline of the two-week record, read out and shown small.'),
      measured: text.describe('Words on the dimension line under the measured days.'),
      expected: text.describe('Words on the dimension line under the forecast.'),
    }),
    core: headingSchema.extend({ items: z.array(coreFeatureSchema).length(6) }),
    benefits: headingSchema.extend({
      items: z.array(benefitSchema).length(4),
      calculate: actionSchema.describe('Where to calculate it with one’s own figures.'),
    }),
    extras: headingSchema.extend({ items: z.array(titledSchema).length(6) }),
    comparison: comparisonSchema,
    closing: closingSchema,
  });
export type FeaturesPage = z.infer<ReturnType<typeof featuresSchema>>;
