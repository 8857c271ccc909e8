import { z } from 'zod';
import { headingSchema } from '../../shared/records/page.ts';
import { text, titledSchema } from '../../shared/text/schema.ts';

/** What the page says on and around the drawn screens; slots are filled from the example terminal. */

export const dashboardSchema = headingSchema.extend({
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
    caption: text.describe('Read out.'),
    columns: z.array(text).length(8),
    statuses: z.strictObject({ normal: text, high: text, low: text, silent: text }),
  }),
  notes: z.array(titledSchema).length(4).describe('Callouts: alarms, table, one tank, plan and balance.'),
});
export type DashboardText = z.infer<typeof dashboardSchema>;

export const mobileSchema = titledSchema.omit({ description: true }).extend({
  lead: text.describe('For which telephones.'),
  screen: z.strictObject({
    caption: text.describe('Under the telephone.'),
    title: text,
    lost: text,
    since: text,
    yours: text.describe('Behind the name of whom the call has reached.'),
    accept: text,
    pass: text,
  }),
  points: z.array(titledSchema).min(3),
});
export type MobileText = z.infer<typeof mobileSchema>;

const methodSchema = z.strictObject({
  title: text.describe('The question that the model answers.'),
  method: text.describe('Name of the method, plainly.'),
  input: text.describe('What it is fed with.'),
  output: text.describe('What it hands on.'),
});

export const aiSchema = headingSchema.extend({
  caption: text.describe('What the plot shows.'),
  legend: z.array(text).length(4).describe('Measured, expected, band, missing: in this order.'),
  plots: z.strictObject({
    level: text.describe('The level plot in words, read out.'),
    alarm: text,
    lost: text,
    now: text,
    score: text.describe('The plot of the sum in words, read out.'),
    limit: text,
  }),
  fold: text.describe('What the folded table is about.'),
  table: text.describe('Caption of the table of methods.'),
  columns: z.array(text).length(4).describe('Headings of the table of methods.'),
  methods: z.array(methodSchema).length(3),
  limit: text.describe('What the engine does not do.'),
});
export type PlotWords = z.infer<typeof aiSchema>['plots'];

export const alertsSchema = headingSchema.extend({
  answers: z.strictObject({ accepted: text, unanswered: text }).describe('Behind the way of each call.'),
  steps: z.array(text).length(3).describe('The rule of each step of the ladder.'),
  end: titledSchema.describe('What happens when somebody accepts.'),
  kinds: z
    .strictObject({
      caption: text.describe('What the table shows.'),
      note: text.describe('What is said under it.'),
      columns: z.array(text).min(2).describe('Headings; the first column heads the rows.'),
      rows: z.array(z.array(text).min(2)).min(2).describe('One list a row, as many cells as columns.'),
    })
    .describe('Folded table of the kinds of alarm.'),
});
