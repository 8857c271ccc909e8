import { z } from 'zod';
import { specificationSchema } from '../../shared/records/hardware.ts';
import { closingSchema, headingSchema, pageSchema } from '../../shared/records/page.ts';
import { type ImageSchema, shareSceneSchema } from '../../shared/records/picture.ts';
import { statSchema } from '../../shared/records/stat.ts';
import { actionSchema, text, titledSchema } from '../../shared/text/schema.ts';
import { aiSchema, alertsSchema, dashboardSchema, mobileSchema } from './screen-schema.ts';

const capabilitySchema = titledSchema.extend({
  description: text.describe('What it is, in one sentence; the brochure prints it.'),
  capabilities: z.array(text).min(3).describe('What it can do, point by point.'),
  benefit: text.describe('What the buyer has of it, in one sentence.'),
});

const systemSchema = z.strictObject({
  code: text.describe('Abbreviation in the bubble, e.g. ERP.'),
  name: text.describe('What it is, written out.'),
  out: text.describe('What flows from the platform to it.'),
  back: text.describe('What flows from it to the platform.'),
  via: text.describe('Protocols.'),
});

const plainTableSchema = z.strictObject({
  title: text.describe('Heading of the table.'),
  rows: z.array(specificationSchema).min(3),
});

export const platformSchema = (image: ImageSchema) =>
  pageSchema.extend({
    category: text.describe('What kind of product it is, for search engines.'),
    share: shareSceneSchema(image),
    stats: z
      .strictObject({ label: text.describe('What the strip is, read out.'), items: z.array(statSchema).length(4) })
      .describe('The strip under the dashboard.'),
    dashboard: dashboardSchema,
    features: headingSchema.extend({
      benefit: text.describe('Label over the benefit of each.'),
      items: z.array(capabilitySchema).length(6),
    }),
    mobile: mobileSchema,
    ai: aiSchema,
    alerts: alertsSchema,
    integrations: headingSchema.extend({
      out: text.describe('Label of what leaves the platform.'),
      back: text.describe('Label of what comes back.'),
      items: z.array(systemSchema).length(4),
    }),
    api: headingSchema.extend({
      cards: z
        .array(titledSchema.extend({ note: text.describe('The few words behind the name.') }))
        .length(3)
        .describe('REST, GraphQL, webhooks, in the order of their samples.'),
      samples: z
        .strictObject({ name: text, openapi: text, graphql: text, webhook: text })
        .describe('Name of the choice of samples, and what stands over each.'),
      more: actionSchema.describe('Where the details stand.'),
    }),
    service: headingSchema.extend({
      levels: z
        .array(statSchema)
        .length(4)
        .describe('Service level figures; the first is the headline of the section.'),
      cloud: plainTableSchema,
      security: plainTableSchema,
    }),
    closing: closingSchema,
  });
export type PlatformPage = z.infer<ReturnType<typeof platformSchema>>;
