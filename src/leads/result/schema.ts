import { z } from 'zod';
import { legalSchema } from '../../shared/records/legal.ts';
import { pageSchema } from '../../shared/records/page.ts';
import { seoSchema } from '../../shared/records/seo.ts';
import { text, titledSchema } from '../../shared/text/schema.ts';

/** The page after a request that was sent without scripts. */
export const leadSentSchema = pageSchema.extend({
  number: z.strictObject({
    label: text.describe('Label of the number.'),
    where: text.describe('Where it stands, for who has no scripts.'),
    missing: text.describe('What stands there instead when the address holds none.'),
  }),
  next: z.strictObject({ label: text, title: text, steps: z.array(titledSchema).min(2) }),
});
export type LeadSentPage = z.infer<typeof leadSentSchema>;

/** The page after one that was not kept. */
export const leadFailedSchema = pageSchema.extend({
  title: text.describe('Headline over the reasons.'),
  reasons: z
    .array(
      z.strictObject({
        id: z
          .string()
          .regex(/^[a-zA-Z-]+$/)
          .describe('Fragment of the address that the server sends: isian-name, coba-lagi …'),
        title: text.describe('The field, or what it is about.'),
        text: text.describe('What to do.'),
      }),
    )
    .min(1),
  ways: z.strictObject({ title: text.describe('Headline over the other ways to reach the company.') }),
});
export type LeadFailedPage = z.infer<typeof leadFailedSchema>;

/** What the privacy page says instead while requests are delivered. */
export const leadPrivacySchema = legalSchema
  .pick({ hero: true, updated: true, facts: true, chapters: true })
  .extend({ seo: seoSchema.pick({ description: true }) });
export type LeadPrivacy = z.infer<typeof leadPrivacySchema>;
