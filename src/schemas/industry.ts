import { z } from 'zod';
import { faqSchema } from './faq.ts';
import { type ImageSchema, pictureSchema } from './picture.ts';
import { seoSchema } from './seo.ts';
import { statSchema } from './stat.ts';
import { actionSchema, text, titledSchema } from './text.ts';

/** One industry: its card on the home page and its own page, from one record. */
export const industrySchema = (image: ImageSchema) =>
  z.strictObject({
    order: z.int().describe('Position on the home page.'),
    seo: seoSchema,
    title: text.describe('Name of the industry.'),
    description: text.describe('What is monitored there and why, in one or two sentences.'),
    problem: text.describe('The sharpest problem of this trade, in one sentence.'),
    features: z.array(text).min(3).describe('What the system does here, in short points.'),
    faqs: z.array(faqSchema).min(2),
    picture: pictureSchema(image),
    badge: text.describe('A word or two over the headline.'),
    hero: z.strictObject({
      title: text.describe('Headline.'),
      lead: text.describe('Two or three sentences under it.'),
      secondary: z.array(actionSchema).min(1).describe('The controls beside Konsultasi Gratis.'),
    }),
    figures: z.array(statSchema).min(3).max(4).describe('Typical values of the trade, with units; no promises.'),
    challenges: z.array(titledSchema).length(4),
    solutions: z
      .array(titledSchema.extend({ points: z.array(text).length(4).describe('What it does, point by point.') }))
      .length(3),
    tanks: z
      .array(z.strictObject({ name: text, content: text, instrument: text, why: text }))
      .min(3)
      .describe('Typical tanks of this trade and what measures them.'),
    rules: z.array(titledSchema).min(2).describe('Regulations and standards that matter here, and what they ask.'),
    closing: z.strictObject({ title: text, lead: text, actions: z.array(actionSchema).min(1) }),
  });
export type Industry = z.infer<ReturnType<typeof industrySchema>>;
