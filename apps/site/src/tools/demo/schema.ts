import type { PlainText } from 'contract/marked';
import { eventKinds } from 'tank-gauging/simulator/events';
import { alarmKinds } from 'tank-gauging/watch/types';
import { z } from 'zod';
import { siteIds } from '../../plant/sites/index.ts';
import type { SignWords } from '../../shared/format/sign-words.ts';
import { closingSchema, headingSchema, pageSchema, statSchema } from '../../shared/records/page-schema.ts';
import type { LateWords } from '../../shared/records/site-schema.ts';
import { text, titledSchema } from '../../shared/text/schema.ts';
import { each, fieldSchema, toolCardSchema } from '../kit/schema.ts';
import { mediumNames, shapeNames } from './own-tank.ts';
import { captionIds } from './run.ts';

const storySchema = z.strictObject({
  captions: each(
    captionIds,
    text.describe('A sentence or two, read within five seconds: {{time}}, {{tank}}, figures of its minute.'),
  ),
  invitation: text.describe('After the last caption: what the visitor can do now.'),
  ...each(['takeOver', 'tell'], text.describe('Button: the visitor acts from here on; it is told again.')).shape,
});

const seekSchema = z
  .strictObject({
    ...each(['offer', 'stop'], text.describe('Buttons: to that moment; stop on the way.')).shape,
    ...each(['waiting', 'seeking'], text.describe('Meanwhile, with {{event}} and {{tank}}.')).shape,
    found: text.describe('An {{alarm}} of {{tank}} has rung at {{time}}, {{after}} so long.'),
    unseen: text.describe('None has rung at {{tank}} within so many {{days}}.'),
  })
  .describe('After an event was caused: the way to the moment in which something is seen of it.');

const ruleTextSchema = z.strictObject({
  ...each(['title', 'lead'], text.describe('Heading, with {{tank}}; what the fields are, with its {{height}}.')).shape,
  fields: each(['lowLow', 'low', 'high', 'highHigh', 'deadband', 'delay'], fieldSchema),
  ...each(['metres', 'unset'], text.describe('Under a limit: {{metres}} over the bottom; left empty.')).shape,
  problems: each(['range', 'order', 'deadband', 'delay'], text).describe('Why a rule cannot be.'),
  never: each(['pumps', 'protection'], text).describe('A limit that no level reaches, with {{dead}}.'),
  ...each(['apply', 'restore'], text.describe('Buttons: apply; back to the rule of the record.')).shape,
  applied: text.describe('After it, with {{tank}} and {{time}}.'),
  ...each(['rings', 'ringsAfter'], text.describe('{{level}} is beyond {{limit}}: it rings next, or after {{delay}}.'))
    .shape,
  waits: text.describe('The {{level}} lies between the limits; what to do to see it ring.'),
});

const ownTextSchema = z.strictObject({
  ...each(['title', 'lead'], text.describe('Heading; what happens with the tank.')).shape,
  fields: each(['diameter', 'panjang', 'tinggi', 'pakai', 'level'], fieldSchema).extend({
    bentuk: fieldSchema.extend({ options: each(shapeNames, text) }),
    produk: fieldSchema.extend({ options: each(mediumNames, text) }).describe('What can be in it.'),
  }),
  width: text.describe('Label of the diameter where the tank is a box.'),
  strapped: text.describe('In place of the dimensions of a tank that brings its table: {{capacity}}, {{height}}.'),
  problems: each(['level', 'use'], text).describe('Why a tank cannot be, with {{dead}} and {{capacity}}.'),
  ...each(['apply', 'remove'], text.describe('Button.')).shape,
  ...each(['put', 'applied'], text.describe('Heard and seen after it: {{tank}}, {{capacity}}, {{days}}.')).shape,
});

const tankTextSchema = z.strictObject({
  ...each(['level', 'stock', 'observed', 'temperature', 'pressure', 'days', 'battery', 'age'], text).shape,
  ...each(['arrival', 'now', 'cusum', 'cusumFrom', 'span', 'table'], text.describe('Label.')).shape,
  ...each(['of', 'band'], text.describe('Under stock and days: {{capacity}} of the full tank, their {{range}}.')).shape,
  ...each(['beyond', 'none', 'unloading'], text.describe('More than three weeks; no delivery; one comes in.')).shape,
  trend: text.describe('Label of the chart for screen readers, with {{tank}}, {{days}}, {{level}}.'),
  ...each(['measured', 'expected', 'mark'], text.describe('Legend: readings, forecast and band, an alarm.')).shape,
  ...each(['highHigh', 'high', 'low', 'lowLow', 'cusumLimit'], text.describe('Limit line.')).shape,
  read: each(['measured', 'expected', 'metres', 'band'], text).describe('What a place of the chart says.'),
  spans: z.array(text).length(3).describe('A day, three, ten.'),
  cusumLabel: text.describe('The second chart for screen readers, with {{sum}}.'),
  caption: text.describe('Caption of the table, with {{tank}}.'),
  columns: z.array(text).length(6).describe('Hour, level, stock, received, issued, balance.'),
});

const alarmsSchema = z.strictObject({
  ...each(['title', 'log'], text.describe('Headings: what rings, and what is over.')).shape,
  ...each(['none', 'logNone'], text.describe('When there are none.')).shape,
  ...each(['accept', 'acceptOf'], text.describe('Button; the same, heard: with {{tank}} and {{alarm}}.')).shape,
  ...each(['accepted', 'cleared'], text.describe('With {{time}}.')).shape,
  ...each(['unanswered', 'calling', 'waiting'], text.describe('A step of the ladder; later ones with {{time}}.')).shape,
  ...each(['logItem', 'toast'], text.describe('With {{from}} and {{to}}; after accepting, with {{tank}}.')).shape,
  kinds: each(
    alarmKinds,
    each(['title', 'reason'], text.describe('Name; one or two sentences why it rang, with {{values}}.')),
  ),
});

const demoTextSchema = z.strictObject({
  panes: each(['alarms', 'rules', 'own'], text.describe('Name of what stands beside the chart.')),
  panesOf: text.describe('Label of that choice.'),
  rules: ruleTextSchema,
  own: ownTextSchema,
  simulation: text.describe('The mark that stands on everything: this is no real data.'),
  withoutScript: text.describe('Shown when scripts are off.'),
  ...each(['damaged', 'gone'], text.describe('The address says what cannot be used, or is no longer shown.')).shape,
  story: storySchema,
  seek: seekSchema,
  controls: z.strictObject({
    ...each(['site', 'clock', 'speed', 'slow', 'eventsOf'], text.describe('Names of what is chosen and shown.')).shape,
    ...each(['resume', 'consult', 'share', 'events', 'settle', 'download'], text.describe('What controls do.')).shape,
    speeds: z.array(text).length(4).describe('Pause, real time, sixty and 3600 times as fast.'),
    ...each(['running', 'quiet'], text.describe('Events at work, with their {{list}}; none.')).shape,
    settled: text.describe('Toast after all have been ended.'),
  }),
  overview: each(['high', 'low', 'receiving', 'silent'], text.describe('A tank in that state; {{age}}.')).extend({
    title: text.describe('Heading of the drawing of all tanks.'),
    stock: text.describe('{{tanks}} and {{stock}} of the site, read by sensors that speak.'),
  }),
  tank: tankTextSchema,
  alarms: alarmsSchema,
  events: each(
    eventKinds,
    each(['label', 'note'], text.describe('Entry of the menu; what happens, said when it begins.')),
  ),
  sites: each(siteIds, text.describe('Trade, as the list of sites names it.')),
});
/** Texts of the demo, and those about ambiguous numbers that all tools share. */
export type DemoText = PlainText<z.infer<typeof demoTextSchema>> & { numbers: SignWords; late: LateWords };

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
