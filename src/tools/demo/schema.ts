import { z } from 'zod';
import { closingSchema, headingSchema, pageSchema } from '../../shared/records/page.ts';
import { statSchema } from '../../shared/records/stat.ts';
import type { Plain } from '../../shared/text/marked.ts';
import { text, titledSchema } from '../../shared/text/schema.ts';
import { toolCardSchema } from '../kit/schema.ts';
import { each } from '../kit/words-schema.ts';
import { captionIds } from './caption-ids.ts';
import { paneIds } from './pane-ids.ts';
import { compareTextSchema, ownTextSchema, ruleTextSchema } from './schema-parts.ts';

/** Texts of the running simulation; `{{name}}` stands for a value that is filled in while it runs. */
const word = (use: string) => text.describe(use);

const alarmSchema = z.strictObject({
  title: word('Name of the alarm.'),
  reason: word('One or two sentences why it rang, with {{values}}.'),
});

const eventSchema = z.strictObject({
  label: word('Entry of the menu.'),
  note: word('What happens, said when it begins.'),
});

const siteSchema = z.strictObject({
  label: word('Trade, as the list of sites names it.'),
  place: word('What is simulated.'),
});

/** The incident that is told by itself; a sentence or two each, read within about five seconds. */
const storySchema = z.strictObject({
  captions: each(captionIds, word('With {{time}}, {{tank}}, {{level}} and the other figures of its minute.')),
  invitation: word('After the last caption: what the visitor can do now.'),
  takeOver: word('Button while it is told: from here on the visitor acts.'),
  tell: word('Button that has it told.'),
});

export const demoTextSchema = z.strictObject({
  panes: each(paneIds, word('Name of what stands beside the chart.')),
  panesOf: word('Label of that choice.'),
  compare: compareTextSchema,
  rules: ruleTextSchema,
  own: ownTextSchema,
  simulation: word('The mark that stands on everything: this is no real data.'),
  withoutScript: word('Shown when scripts are off.'),
  damaged: word('The address says something that cannot be used.'),
  story: storySchema,
  controls: z.strictObject({
    site: word('Label of the list of sites.'),
    clock: word('Name of the simulated clock.'),
    speed: word('Label of the speeds.'),
    speeds: z.array(text).length(4).describe('Pause, real time, sixty and 3600 times as fast.'),
    resume: word('Button that lets the clock run again.'),
    consult: word('Button that carries what was seen to the consultation.'),
    share: word('Button that copies the address of this moment.'),
    slow: word('Label of the choice to slow down at a new alarm.'),
    events: word('Button of the menu of events.'),
    eventsOf: word('Heading of the menu.'),
    settle: word('Entry that ends all events.'),
    running: word('Events at work, with their {{list}}.'),
    quiet: word('When none is.'),
    settled: word('Toast after it.'),
    download: word('Button that saves the report.'),
  }),
  overview: z.strictObject({
    title: word('Heading of the drawing of all tanks.'),
    days: word('{{days}} that a tank lasts.'),
    stock: word('{{tanks}} and {{stock}} of the site, read by sensors that speak.'),
    silent: word('Word for a tank whose sensor is silent, with the {{age}} of its last reading.'),
    high: word('Word for a level over its limit.'),
    low: word('Word for a level under its limit.'),
    receiving: word('Word for a tank that is being filled.'),
  }),
  plan: z.strictObject({
    title: word('Heading of the plan.'),
    office: word('Control room.'),
    gateway: word('Gateway.'),
  }),
  tank: z.strictObject({
    level: word('Label.'),
    stock: word('Label.'),
    temperature: word('Label.'),
    pressure: word('Label.'),
    days: word('Label.'),
    battery: word('Label.'),
    age: word('Label of the age of the last reading.'),
    of: word('Under the stock: {{capacity}} of the full tank.'),
    band: word('Under the days: their {{range}}.'),
    beyond: word('In place of the days when they are more than three weeks.'),
    arrival: word('Label of the moment of the next delivery.'),
    none: word('When none is on order.'),
    unloading: word('While one comes in.'),
    trend: word('Label of the chart for screen readers, with {{tank}}, {{days}}, {{level}}.'),
    measured: word('Legend.'),
    expected: word('Legend: forecast and band.'),
    mark: word('Legend: an alarm at this place.'),
    now: word('Mark on the axis.'),
    high: word('Limit line.'),
    low: word('Limit line.'),
    read: z.strictObject({
      measured: word('A reading, where the chart is read.'),
      expected: word('A forecast there.'),
      metres: word('The same over the bottom.'),
      band: word('Its range.'),
    }),
    span: word('Label of the choice of how far the chart goes back.'),
    spans: z.array(text).length(3).describe('A day, three, ten.'),
    highHigh: word('Limit line.'),
    lowLow: word('Limit line.'),
    cusum: word('Heading of the second chart.'),
    cusumLabel: word('The same for screen readers, with {{sum}}.'),
    cusumLimit: word('Limit line.'),
    cusumFrom: word('Beginning of its axis.'),
    table: word('Summary of the disclosure with the numbers.'),
    caption: word('Caption of the table, with {{tank}}.'),
    columns: z.array(text).length(6).describe('Hour, level, stock, received, issued, balance.'),
  }),
  alarms: z.strictObject({
    title: word('Heading.'),
    none: word('When nothing rings.'),
    accept: word('Button.'),
    acceptOf: word('The same, heard: with {{tank}} and {{alarm}}.'),
    accepted: word('With {{time}}.'),
    cleared: word('With {{time}}.'),
    unanswered: word('State of a step of the ladder.'),
    calling: word('State of the step that is being called.'),
    waiting: word('State of a step that comes later, with {{time}}.'),
    log: word('Heading of the alarms that are over.'),
    logNone: word('When there are none.'),
    logItem: word('With {{from}} and {{to}}.'),
    toast: word('Toast after accepting, with {{tank}}.'),
    kinds: z.strictObject({
      highHigh: alarmSchema,
      high: alarmSchema,
      low: alarmSchema,
      lowLow: alarmSchema,
      leak: alarmSchema,
      theft: alarmSchema,
      silent: alarmSchema,
      shortage: alarmSchema,
      battery: alarmSchema,
    }),
  }),
  events: z.strictObject({
    leak: eventSchema,
    theft: eventSchema,
    silent: eventSchema,
    late: eventSchema,
    overfill: eventSchema,
  }),
  sites: z.strictObject({
    'minyak-gas': siteSchema,
    petrokimia: siteSchema,
    agrikultur: siteSchema,
    'makanan-minuman': siteSchema,
    'smart-city': siteSchema,
    'fleet-management': siteSchema,
  }),
});
export type DemoText = Plain<z.infer<typeof demoTextSchema>>;

const methodSchema = z.strictObject({
  question: text.describe('What is asked.'),
  method: text.describe('Name of the method.'),
  error: text.describe('Measured error, with {{values}} from lib/simulator/methods/measured.ts.'),
  source: text.describe('Where the method comes from.'),
});

export const demoSchema = pageSchema.extend({
  card: toolCardSchema,
  figures: z.array(statSchema).length(4).describe('Under the simulation: how much of it there is.'),
  demo: headingSchema.extend({ text: demoTextSchema }),
  methods: headingSchema.extend({
    caption: text.describe('What the table shows.'),
    columns: z.array(text).length(4),
    rows: z.array(methodSchema).length(4),
    leaks: z
      .strictObject({
        caption: text,
        columns: z.array(text).length(4),
        row: z.array(text).length(4).describe('One row, with {{litres}}, {{found}}, {{tanks}}, {{missed}}, {{hours}}.'),
      })
      .describe('Table of slow leaks by size; its rows are measured.'),
    notes: z
      .array(titledSchema)
      .min(2)
      .describe('How it was measured, and what it does not tell; may hold {{values}}.'),
  }),
  limits: headingSchema.extend({ items: z.array(titledSchema).min(3) }),
  closing: closingSchema,
});
export type DemoPage = z.infer<typeof demoSchema>;
