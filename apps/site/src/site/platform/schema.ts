import { z } from 'zod';
import { specificationSchema } from '../../shared/records/hardware-schema.ts';
import {
  closingSchema,
  headingSchema,
  type ImageSchema,
  pageSchema,
  shareSceneSchema,
  statSchema,
  tableSchema,
} from '../../shared/records/page-schema.ts';
import { actionSchema, text, titledSchema } from '../../shared/text/schema.ts';

/** Texts on and around the drawn screens; slots are filled from the example terminal. */
const dashboardSchema = headingSchema.extend({
  site: text.describe('Name of the example terminal on the screen.'),
  alarms: z.strictObject({ high: text, highState: text, silent: text, silentState: text }),
  summary: z.strictObject({
    stock: text,
    tanks: text,
    next: text,
    read: text.describe('How many tanks are read, of how many.'),
  }),
  readouts: z.strictObject({ level: text, share: text, temperature: text, days: text }),
  table: z.strictObject({
    caption: text,
    columns: z.array(text).length(8),
    statuses: z.strictObject({ normal: text, high: text, low: text, silent: text }),
  }),
  notes: z.array(titledSchema).length(4).describe('Callouts: alarms, table, one tank, plan and balance.'),
});

const mobileSchema = titledSchema.omit({ description: true }).extend({
  lead: text,
  screen: z.strictObject({
    caption: text,
    title: text,
    lost: text,
    since: text,
    yours: text.describe('Behind the name of whom the call has reached.'),
    accept: text,
    pass: text,
  }),
  points: z.array(titledSchema).min(3),
});

const aiSchema = headingSchema.extend({
  caption: text.describe('What the plot shows.'),
  legend: z.array(text).length(4).describe('Measured, expected, band, missing: in this order.'),
  plots: z.strictObject({
    level: text.describe('The level plot in words, read out.'),
    alarm: text,
    lost: text,
    now: text,
  }),
  engine: z
    .strictObject({
      title: text.describe('What the fold is about.'),
      caption: text,
      columns: z.array(text).length(4).describe('Headings of the table of methods.'),
      methods: z.array(z.strictObject({ title: text, method: text, input: text, output: text })).length(3),
      limit: text.describe('What the engine does not do.'),
    })
    .describe('Folded under the alarms, for who asks by which methods it works.'),
});

const alertsSchema = headingSchema.extend({
  answers: z.strictObject({ accepted: text, unanswered: text }).describe('Behind the way of each call.'),
  steps: z.array(text).length(3).describe('The rule of each step of the ladder.'),
  end: titledSchema.describe('What happens when somebody accepts.'),
  kinds: tableSchema(4).extend({ note: text }).describe('Folded table of the kinds of alarm.'),
});

const capabilitySchema = titledSchema.extend({
  description: text.describe('What it is, in one sentence; the brochure prints it.'),
  capabilities: z.array(text).min(3).describe('What it can do, point by point.'),
  benefit: text.describe('What the buyer has of it, in one sentence.'),
});

const systemSchema = z.strictObject({
  code: text.describe('Abbreviation, e.g. ERP.'),
  name: text.describe('What it is, written out.'),
  out: text.describe('What flows from the platform to it.'),
  back: text.describe('What flows from it to the platform.'),
  via: text,
});

const plainTableSchema = z.strictObject({ title: text, rows: z.array(specificationSchema).min(3) });

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
      columns: z.array(text).length(4).describe('System, what leaves the platform, what comes back, protocols.'),
      items: z.array(systemSchema).length(4),
    }),
    api: headingSchema.extend({
      cards: z.array(titledSchema.extend({ note: text.describe('The few words behind the name.') })).length(3),
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
