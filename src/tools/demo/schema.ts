import { z } from 'zod';
import type { EventKind, SiteId } from '../../plant/simulator/types.ts';
import type { AlarmKind } from '../../plant/watch/types.ts';
import type { SignWords } from '../../shared/format/sign-words.ts';
import { closingSchema, headingSchema, pageSchema, statSchema } from '../../shared/records/page.ts';
import type { Plain } from '../../shared/text/marked.ts';
import { text, titledSchema } from '../../shared/text/schema.ts';
import { each, fieldSchema, toolCardSchema } from '../kit/schema.ts';
import { mediumNames, shapeNames } from './own-tank.ts';
import type { CaptionId } from './run.ts';

/** Texts of the running simulation; `{{name}}` stands for a value that is filled in while it runs. */
const alarmSchema = z.strictObject({
  title: text.describe('Name of the alarm.'),
  reason: text.describe('One or two sentences why it rang, with {{values}}.'),
});

const eventSchema = z.strictObject({
  label: text.describe('Entry of the menu.'),
  note: text.describe('What happens, said when it begins.'),
});

/** The incident that is told by itself; a sentence or two each, read within about five seconds. */
const storySchema = z.strictObject({
  captions: each(
    ['falling', 'alarm', 'ladder'] satisfies CaptionId[],
    text.describe('With {{time}}, {{tank}} and the other figures of its minute.'),
  ),
  invitation: text.describe('After the last caption: what the visitor can do now.'),
  takeOver: text.describe('Button while it is told: from here on the visitor acts.'),
  tell: text.describe('Button that has it told.'),
});

/** After an event was caused: the way to the moment in which something is seen of it. */
const seekSchema = z.strictObject({
  ...each(['offer', 'stop'], text.describe('Buttons: to that moment; stop on the way.')).shape,
  ...each(['waiting', 'seeking'], text.describe('Meanwhile, with {{event}} and {{tank}}.')).shape,
  found: text.describe('An {{alarm}} of {{tank}} has rung at {{time}}, {{after}} so long.'),
  unseen: text.describe('None has rung at {{tank}} within so many {{days}}.'),
});

const ruleTextSchema = z.strictObject({
  title: text.describe('Heading, with {{tank}}.'),
  lead: text.describe('What the fields are, with the {{height}} of the tank.'),
  fields: each(['lowLow', 'low', 'high', 'highHigh', 'deadband', 'delay'], fieldSchema),
  metres: text.describe('Under a limit: {{metres}} over the bottom.'),
  unset: text.describe('Under a limit that is left empty.'),
  problems: each(['range', 'order', 'deadband', 'delay'], text).describe('Why a rule cannot be.'),
  never: each(['pumps', 'protection'], text).describe('A limit that no level reaches, with {{dead}}.'),
  apply: text.describe('Button.'),
  restore: text.describe('Button: back to the rule of the record.'),
  applied: text.describe('After it, with {{tank}} and {{time}}.'),
  rings: text.describe('The {{level}} is beyond {{limit}} already: it rings at the next reading.'),
  ringsAfter: text.describe('The same with a {{delay}}.'),
  waits: text.describe('The {{level}} lies between the limits; what to do to see it ring.'),
});

const ownTextSchema = z.strictObject({
  title: text.describe('Heading.'),
  lead: text.describe('What happens with it.'),
  fields: each(['diameter', 'panjang', 'tinggi', 'pakai', 'level'], fieldSchema).extend({
    bentuk: fieldSchema.extend({ options: each(shapeNames, text) }),
    produk: fieldSchema.extend({ options: each(mediumNames, text) }).describe('What can be in it.'),
  }),
  width: text.describe('Label of the diameter where the tank is a box.'),
  strapped: text.describe('In place of the dimensions of a tank that brings its table: {{capacity}}, {{height}}.'),
  problems: each(['level', 'use'], text).describe('Why a tank cannot be, with {{dead}} and {{capacity}}.'),
  ...each(['apply', 'remove'], text.describe('Button.')).shape,
  put: text.describe('Heard after it, with {{tank}} and {{capacity}}.'),
  applied: text.describe('After it, with {{tank}}, {{capacity}} and {{days}}.'),
});

export const demoTextSchema = z.strictObject({
  panes: each(['alarms', 'rules', 'own'], text.describe('Name of what stands beside the chart.')),
  panesOf: text.describe('Label of that choice.'),
  rules: ruleTextSchema,
  own: ownTextSchema,
  simulation: text.describe('The mark that stands on everything: this is no real data.'),
  withoutScript: text.describe('Shown when scripts are off.'),
  damaged: text.describe('The address says something that cannot be used.'),
  gone: text.describe('The address names what the demo no longer shows.'),
  story: storySchema,
  seek: seekSchema,
  controls: each(
    ['site', 'clock', 'speed', 'slow', 'eventsOf'],
    text.describe('Names of what is chosen and shown.'),
  ).extend({
    ...each(['resume', 'consult', 'share', 'events', 'settle', 'download'], text.describe('What controls do.')).shape,
    speeds: z.array(text).length(4).describe('Pause, real time, sixty and 3600 times as fast.'),
    running: text.describe('Events at work, with their {{list}}.'),
    quiet: text.describe('When none is.'),
    settled: text.describe('Toast after all have been ended.'),
  }),
  overview: each(['high', 'low', 'receiving'], text.describe('Word for a tank in that state.')).extend({
    title: text.describe('Heading of the drawing of all tanks.'),
    stock: text.describe('{{tanks}} and {{stock}} of the site, read by sensors that speak.'),
    silent: text.describe('Word for a tank whose sensor is silent, with the {{age}} of its last reading.'),
  }),
  tank: each(
    ['level', 'stock', 'observed', 'temperature', 'pressure', 'days', 'battery', 'age', 'arrival', 'now', 'cusumFrom'],
    text.describe('Label.'),
  ).extend({
    of: text.describe('Under the stock: {{capacity}} of the full tank.'),
    band: text.describe('Under the days: their {{range}}.'),
    beyond: text.describe('In place of the days when they are more than three weeks.'),
    none: text.describe('When no delivery is on order.'),
    unloading: text.describe('While one comes in.'),
    trend: text.describe('Label of the chart for screen readers, with {{tank}}, {{days}}, {{level}}.'),
    ...each(['measured', 'expected', 'mark'], text.describe('Legend: readings, forecast and band, an alarm.')).shape,
    ...each(['highHigh', 'high', 'low', 'lowLow', 'cusumLimit'], text.describe('Limit line.')).shape,
    read: each(['measured', 'expected', 'metres', 'band'], text).describe('What a place of the chart says.'),
    span: text.describe('Label of the choice of how far the chart goes back.'),
    spans: z.array(text).length(3).describe('A day, three, ten.'),
    cusum: text.describe('Heading of the second chart.'),
    cusumLabel: text.describe('The same for screen readers, with {{sum}}.'),
    table: text.describe('Summary of the disclosure with the numbers.'),
    caption: text.describe('Caption of the table, with {{tank}}.'),
    columns: z.array(text).length(6).describe('Hour, level, stock, received, issued, balance.'),
  }),
  alarms: z.strictObject({
    ...each(['title', 'log'], text.describe('Headings: what rings, and what is over.')).shape,
    ...each(['none', 'logNone'], text.describe('When there are none.')).shape,
    accept: text.describe('Button.'),
    acceptOf: text.describe('The same, heard: with {{tank}} and {{alarm}}.'),
    ...each(['accepted', 'cleared'], text.describe('With {{time}}.')).shape,
    ...each(
      ['unanswered', 'calling', 'waiting'],
      text.describe('State of a step of the ladder; later ones with {{time}}.'),
    ).shape,
    logItem: text.describe('With {{from}} and {{to}}.'),
    toast: text.describe('Toast after accepting, with {{tank}}.'),
    kinds: each(
      ['highHigh', 'high', 'low', 'lowLow', 'leak', 'theft', 'silent', 'shortage', 'battery'] satisfies AlarmKind[],
      alarmSchema,
    ),
  }),
  events: each(['leak', 'theft', 'silent', 'late', 'overfill'] satisfies EventKind[], eventSchema),
  sites: each(
    ['minyak-gas', 'petrokimia', 'agrikultur', 'makanan-minuman', 'smart-city', 'fleet-management'] satisfies SiteId[],
    text.describe('Trade, as the list of sites names it.'),
  ),
});
/** The words of the demo, and those with which every tool says how it read a figure. */
export type DemoText = Plain<z.infer<typeof demoTextSchema>> & { numbers: SignWords };

const methodSchema = each(['question', 'method', 'source'], text.describe('A column of the table.')).extend({
  error: text.describe('Measured error, with {{values}} from src/plant/methods/error-words.ts.'),
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
