import { z } from 'zod';
import {
  closingSchema,
  factsSchema,
  faqSchema,
  headingSchema,
  heroSchema,
  type ImageSchema,
  pageSchema,
  pictureSchema,
  shareSceneSchema,
  statSchema,
} from '../../shared/records/page-schema.ts';
import { pastDay, text } from '../../shared/text/schema.ts';

const certificationSchema = z.strictObject({
  code: text.describe('Standard with its edition, as on the certificate, e.g. ISO 9001:2015.'),
  subject: text.describe('Subject of the standard, in a few words.'),
  scope: text.describe('Work of the team that it covers.'),
  ended: pastDay.optional().describe('Last day on which certificates of this edition were valid; told on /klaim.'),
  certificate: text.optional().describe('Number, certifying body and validity; null until the owner supplies them.'),
});

export const teamSchema = (image: ImageSchema) =>
  pageSchema.extend({
    share: shareSceneSchema(image),
    hero: heroSchema.extend({ picture: pictureSchema(image) }),
    stats: z.array(statSchema).min(4).max(5),
    services: headingSchema.extend({
      drawing: text.describe('Caption of the tank with the six services, numbered in their order.'),
      lead: text.describe('Lead text with the slot {{hari}}: working days until handover.'),
      labels: z.strictObject({
        days: text.describe('Unit of the first part of the axis.'),
        months: text.describe('Unit of the second part of the axis.'),
        shortest: text.describe('Legend: minimum duration.'),
        longest: text.describe('Legend: possible additional days.'),
        visit: text.describe('Legend: a maintenance visit.'),
        team: text,
        deliverables: text,
      }),
    }),
    packages: headingSchema.extend({
      columns: z.strictObject({
        name: text,
        sla: text,
        availability: text,
        price: text,
        features: text,
      }),
      flag: text,
      choose: text,
    }),
    certifications: headingSchema.extend({
      number: text,
      notice: text.describe('Note below them while a number is missing.'),
      items: z.array(certificationSchema).length(4),
    }),
    help: headingSchema.extend({
      hotline: text,
      cases: z.array(text).min(2),
      limit: text.describe("Note that the site's own emergency procedure comes first."),
      hours: text,
      bar: text.describe('Short label of the emergency number in the bar at the bottom of the window.'),
      more: text,
      badge: z.strictObject({
        title: text,
        fields: factsSchema.min(2),
        check: text,
      }),
    }),
    faq: headingSchema.extend({ items: z.array(faqSchema).min(4) }),
    closing: closingSchema,
  });
export type TeamPage = z.infer<ReturnType<typeof teamSchema>>;
