import { z } from 'zod';
import {
  closingSchema,
  faqSchema,
  headingSchema,
  heroSchema,
  type ImageSchema,
  pageSchema,
  pictureSchema,
  shareSceneSchema,
  statSchema,
} from '../../shared/records/page.ts';
import { text } from '../../shared/text/schema.ts';

const certificationSchema = z.strictObject({
  code: text.describe('Standard with its edition, as on the certificate, e.g. ISO 9001:2015.'),
  subject: text.describe('What the standard is about, in a few words.'),
  scope: text.describe('Which work of the team it covers.'),
  certificate: text.optional().describe('Number, certifying body and validity, once the owner has supplied them.'),
  note: text.optional().describe('What a careful reader should know beside it.'),
});

export const teamSchema = (image: ImageSchema) =>
  pageSchema.extend({
    share: shareSceneSchema(image),
    picture: pictureSchema(image).extend({
      caption: text.describe('What is to be seen, in short, printed under the picture.'),
    }),
    hero: heroSchema.extend({ caption: text.describe('Caption of the drawing beside the words.') }),
    stats: z.array(statSchema).min(4).max(5),
    services: headingSchema.extend({
      number: text.describe('Working days until handover, with the slot {{hari}}.'),
      labels: z.strictObject({
        days: text.describe('Unit of the first part of the axis.'),
        months: text.describe('Unit of the second part of the axis.'),
        shortest: text.describe('Legend: the days that are always needed.'),
        longest: text.describe('Legend: the days that may be added.'),
        visit: text.describe('Legend: a maintenance visit.'),
        team: text.describe('Label of who comes.'),
        deliverables: text.describe('Label of what stays with the buyer.'),
      }),
    }),
    packages: headingSchema.extend({
      columns: z.strictObject({
        name: text.describe('Heading of the package names.'),
        sla: text.describe('Heading of the time to respond.'),
        availability: text.describe('Heading of the hours.'),
        price: text.describe('Heading of the price.'),
        features: text.describe('Heading of what is included.'),
        choose: text.describe('Heading of the controls.'),
      }),
      flag: text.describe('Flag on the recommended package.'),
      choose: text.describe('The control that chooses a package.'),
      note: text.describe('What the times mean, under the table.'),
    }),
    certifications: headingSchema.extend({
      more: text.describe('Opens the note of a certificate.'),
      number: text.describe('Label of the certificate number.'),
      pending: text.describe('Name of the link that stands there until the number is supplied.'),
      notice: text.describe('Says once what the sign ‡ means.'),
      items: z.array(certificationSchema).length(4),
    }),
    help: headingSchema.extend({
      hotline: text.describe('Label of the emergency number.'),
      cases: z.array(text).min(2).describe('When to call it.'),
      limit: text.describe('What the number does not replace.'),
      hours: text.describe('Label of the business hours.'),
      bar: text.describe('Short label of the emergency number in the bar at the edge of the screen.'),
      more: text.describe('Link in the bar that leads to the whole block.'),
      badge: z.strictObject({
        title: text.describe('Role printed on the team badge.'),
        fields: z.array(z.strictObject({ name: text, value: text })).min(2),
        check: text.describe('How to check somebody at the gate.'),
      }),
    }),
    faq: headingSchema.extend({ items: z.array(faqSchema).min(4) }),
    closing: closingSchema,
  });
export type TeamPage = z.infer<ReturnType<typeof teamSchema>>;
