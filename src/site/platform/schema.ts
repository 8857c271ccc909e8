import { z } from 'zod';
import { specificationSchema } from '../../shared/records/hardware.ts';
import { closingSchema, headingSchema, heroSchema, pageSchema } from '../../shared/records/page.ts';
import { type ImageSchema, shareSceneSchema } from '../../shared/records/picture.ts';
import { statSchema } from '../../shared/records/stat.ts';
import { actionSchema, text, titledSchema } from '../../shared/text/schema.ts';

const capabilitySchema = titledSchema.extend({
  capabilities: z.array(text).min(3).describe('What it can do, point by point.'),
  benefit: text.describe('What the buyer has of it, in one sentence.'),
});

const methodSchema = z.strictObject({
  title: text.describe('The question that the model answers.'),
  method: text.describe('Name of the method, plainly.'),
  input: text.describe('What it is fed with.'),
  output: text.describe('What it hands on.'),
});

const systemSchema = z.strictObject({
  code: text.describe('Abbreviation in the bubble, e.g. ERP.'),
  name: text.describe('What it is, written out.'),
  out: text.describe('What flows from the platform to it.'),
  back: text.describe('What flows from it to the platform.'),
  via: text.describe('Protocols.'),
});
export type ConnectedSystem = z.infer<typeof systemSchema>;

const tableSchema = z.strictObject({
  caption: text.describe('What the table shows.'),
  columns: z.array(text).min(2).describe('Headings; the first column heads the rows.'),
  rows: z.array(z.array(text).min(2)).min(2).describe('One list a row, as many cells as columns.'),
});

const plainTableSchema = z.strictObject({
  title: text.describe('Heading of the table.'),
  rows: z.array(specificationSchema).min(3),
});

export const platformSchema = (image: ImageSchema) =>
  pageSchema.extend({
    share: shareSceneSchema(image),
    hero: heroSchema.extend({ caption: text.describe('Under the drawing of the tanks.') }),
    stats: z.array(statSchema).length(4).describe('The strip under the hero.'),
    features: headingSchema.extend({ items: z.array(capabilitySchema).length(6) }),
    dashboard: headingSchema.extend({
      site: text.describe('Name of the example terminal on the screen.'),
      more: actionSchema.describe('Leads to the simulation of this terminal.'),
      notes: z.array(titledSchema).length(4).describe('Callouts, from the top of the screen to its foot.'),
    }),
    mobile: headingSchema.extend({
      screens: z.tuple([text, text]).describe('Captions of the two telephones.'),
      points: z.array(titledSchema).min(3),
    }),
    ai: headingSchema.extend({
      caption: text.describe('What the plot shows.'),
      legend: z.array(text).length(4).describe('Measured, expected, band, missing: in this order.'),
      methods: z.array(methodSchema).length(3),
      columns: z.array(text).length(4).describe('Headings of the table of methods.'),
      limit: text.describe('What the engine does not do.'),
    }),
    alerts: headingSchema.extend({
      steps: z.array(text).length(3).describe('The rule of each step of the ladder.'),
      end: titledSchema.describe('What happens when somebody accepts.'),
      kinds: tableSchema,
    }),
    integrations: headingSchema.extend({
      items: z.array(systemSchema).length(4),
      more: actionSchema,
    }),
    api: headingSchema.extend({
      cards: z
        .array(titledSchema.extend({ note: text.describe('The few words behind the name.') }))
        .length(3)
        .describe('REST, GraphQL, webhooks, in the order of their samples.'),
      more: actionSchema,
    }),
    service: headingSchema.extend({
      levels: z.array(statSchema).length(4).describe('Service level figures.'),
      cloud: plainTableSchema,
      security: plainTableSchema,
    }),
    closing: closingSchema,
  });
export type PlatformPage = z.infer<ReturnType<typeof platformSchema>>;
