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
    read: text.describe('Number of tanks read, of the total.'),
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
    yours: text.describe('Text after the name of the person who was reached.'),
    accept: text,
    pass: text,
  }),
  points: z.array(titledSchema).min(3),
});

const aiSchema = headingSchema.extend({
  caption: text.describe('Caption of the chart.'),
  legend: z.array(text).length(4).describe('In this order: measured, expected, band, missing.'),
  plots: z.strictObject({
    level: text.describe('Text alternative of the level chart.'),
    alarm: text,
    lost: text,
    now: text,
  }),
  engine: z
    .strictObject({
      title: text.describe('Title of the fold.'),
      caption: text,
      columns: z.array(text).length(4).describe('Headings of the table of methods.'),
      methods: z.array(z.strictObject({ title: text, method: text, input: text, output: text })).length(3),
      limit: text.describe('Limits of the engine.'),
    })
    .describe('Folded below the alarms, for readers interested in the methods.'),
});

const alertsSchema = headingSchema.extend({
  answers: z.strictObject({ accepted: text, unanswered: text }).describe('Text after the channel of each call.'),
  steps: z.array(text).length(3).describe('Rule of each escalation step.'),
  end: titledSchema.describe('Consequence of accepting the alarm.'),
  kinds: tableSchema(4).extend({ note: text }).describe('Folded table of the alarm kinds.'),
});

const capabilitySchema = titledSchema.extend({
  description: text.describe('Description in one sentence; the brochure prints it.'),
  capabilities: z.array(text).min(3).describe('Capabilities, point by point.'),
  benefit: text.describe('Benefit for the buyer, in one sentence.'),
});

const systemSchema = z.strictObject({
  code: text.describe('Abbreviation, e.g. ERP.'),
  name: text.describe('Full name of the abbreviation.'),
  out: text.describe('Data from the platform to the system.'),
  back: text.describe('Data from the system to the platform.'),
  via: text,
});

const plainTableSchema = z.strictObject({ title: text, rows: z.array(specificationSchema).min(3) });

export const platformSchema = (image: ImageSchema) =>
  pageSchema.extend({
    category: text.describe('Product category for search engines.'),
    share: shareSceneSchema(image),
    stats: z
      .strictObject({ label: text.describe('Accessible name of the strip.'), items: z.array(statSchema).length(4) })
      .describe('Figures in the strip below the dashboard.'),
    dashboard: dashboardSchema,
    features: headingSchema.extend({
      benefit: text.describe('Label above the benefit of each feature.'),
      items: z.array(capabilitySchema).length(6),
    }),
    mobile: mobileSchema,
    ai: aiSchema,
    alerts: alertsSchema,
    integrations: headingSchema.extend({
      columns: z
        .array(text)
        .length(4)
        .describe('Headings: system, data from the platform, data to the platform, protocols.'),
      items: z.array(systemSchema).length(4),
    }),
    api: headingSchema.extend({
      cards: z.array(titledSchema.extend({ note: text.describe('A few words after the name.') })).length(3),
      more: actionSchema.describe('Link to the details.'),
    }),
    service: headingSchema.extend({
      levels: z
        .array(statSchema)
        .length(4)
        .describe('Service level figures; the first is the headline of the section.'),
      others: text.describe('Title of the other service level figures.'),
      cloud: plainTableSchema,
      security: plainTableSchema,
    }),
    closing: closingSchema,
  });
export type PlatformPage = z.infer<ReturnType<typeof platformSchema>>;
