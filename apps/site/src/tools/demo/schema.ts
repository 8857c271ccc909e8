import type { PlainText } from 'contract/marked';
import { eventKinds } from 'tank-gauging/simulator/events';
import { alarmKinds } from 'tank-gauging/watch/types';
import { z } from 'zod';
import { siteIds } from '../../plant/sites/index.ts';
import type { SignWords } from '../../shared/format/sign-words.ts';
import { closingSchema, headingSchema, pageSchema, statSchema } from '../../shared/records/page-schema.ts';
import type { LateWords } from '../../shared/records/site-schema.ts';
import { text, titledSchema } from '../../shared/text/schema.ts';
import { fieldSchema, schemaForEach } from '../kit/schema.ts';
import { mediumNames, shapeNames } from './own-tank.ts';
import { captionIds } from './run.ts';

const storySchema = z.strictObject({
  captions: schemaForEach(
    captionIds,
    text.describe('One or two sentences that can be read in five seconds: {{time}}, {{tank}}, figures of that minute.'),
  ),
  invitation: text.describe('Invitation to interact, after the last caption.'),
  ...schemaForEach(['takeOver', 'tell'], text.describe('Buttons: take control of the clock; play the story again.'))
    .shape,
});

const seekSchema = z
  .strictObject({
    ...schemaForEach(['offer', 'stop'], text.describe('Buttons: advance the clock to that moment; stop advancing.'))
      .shape,
    ...schemaForEach(
      ['waiting', 'seeking'],
      text.describe('Status while the clock advances, with {{event}} and {{tank}}.'),
    ).shape,
    found: text.describe('Message that {{alarm}} of {{tank}} was raised at {{time}}, {{after}} the event.'),
    unseen: text.describe('Message that no alarm was raised at {{tank}} within {{days}}.'),
  })
  .describe('Texts for advancing the clock to the first visible effect of an event.');

const ruleTextSchema = z.strictObject({
  ...schemaForEach(
    ['title', 'lead'],
    text.describe("Heading with {{tank}}; explanation of the fields with the tank's {{height}}."),
  ).shape,
  fields: schemaForEach(['lowLow', 'low', 'high', 'highHigh', 'deadband', 'delay'], fieldSchema),
  ...schemaForEach(['metres', 'unset'], text.describe('Notes below a limit: {{metres}} above the bottom; left empty.'))
    .shape,
  problems: schemaForEach(['range', 'order', 'deadband', 'delay'], text).describe('Reasons why a rule is impossible.'),
  never: schemaForEach(['pumps', 'protection'], text).describe('Note on a limit that no level reaches, with {{dead}}.'),
  ...schemaForEach(['apply', 'restore'], text.describe('Buttons: apply; restore the rule of the record.')).shape,
  applied: text.describe('Message after applying, with {{tank}} and {{time}}.'),
  ...schemaForEach(
    ['rings', 'ringsAfter'],
    text.describe('{{level}} is beyond {{limit}}: the alarm is raised next, or after {{delay}}.'),
  ).shape,
  waits: text.describe('{{level}} is between the limits; advice on how to raise an alarm.'),
});

const ownTextSchema = z.strictObject({
  ...schemaForEach(['title', 'lead'], text.describe('Heading; explanation of what happens with the tank.')).shape,
  fields: schemaForEach(['diameter', 'panjang', 'tinggi', 'pakai', 'level'], fieldSchema).extend({
    bentuk: fieldSchema.extend({ options: schemaForEach(shapeNames, text) }),
    produk: fieldSchema.extend({ options: schemaForEach(mediumNames, text) }).describe('Possible contents.'),
  }),
  width: text.describe('Label of the diameter where the tank is a box.'),
  strapped: text.describe('Text instead of the dimensions, for a tank with its own table: {{capacity}}, {{height}}.'),
  problems: schemaForEach(['level', 'use'], text).describe(
    'Reasons why a tank is impossible, with {{dead}} and {{capacity}}.',
  ),
  ...schemaForEach(['apply', 'remove'], text.describe('Button that adds the tank.')).shape,
  ...schemaForEach(
    ['put', 'applied'],
    text.describe('Shown and announced afterwards: {{tank}}, {{capacity}}, {{days}}.'),
  ).shape,
});

const tankTextSchema = z.strictObject({
  ...schemaForEach(['level', 'stock', 'observed', 'temperature', 'pressure', 'days', 'battery', 'age'], text).shape,
  ...schemaForEach(['arrival', 'now', 'cusum', 'cusumFrom', 'span', 'table'], text.describe('Labels of the readings.'))
    .shape,
  ...schemaForEach(
    ['of', 'band'],
    text.describe('Notes below stock and days: {{capacity}} of the full tank, and the {{range}} of the days.'),
  ).shape,
  ...schemaForEach(
    ['beyond', 'none', 'unloading'],
    text.describe('Texts instead of the range: more than three weeks; no delivery; a delivery in progress.'),
  ).shape,
  trend: text.describe('Text alternative of the chart, with {{tank}}, {{days}}, {{level}}.'),
  ...schemaForEach(['measured', 'expected', 'mark'], text.describe('Legend: readings, forecast with band, alarm.'))
    .shape,
  ...schemaForEach(['highHigh', 'high', 'low', 'lowLow', 'cusumLimit'], text.describe('Label of a limit line.')).shape,
  read: schemaForEach(['measured', 'expected', 'metres', 'band'], text).describe(
    'Spoken values at a position of the chart.',
  ),
  spans: z.array(text).length(3).describe('Ranges: one day, three, ten.'),
  cusumLabel: text.describe('Text alternative of the second chart, with {{sum}}.'),
  caption: text.describe('Caption of the table, with {{tank}}.'),
  columns: z.array(text).length(6).describe('Headings: hour, level, stock, received, issued, balance.'),
});

const alarmsSchema = z.strictObject({
  ...schemaForEach(['title', 'log'], text.describe('Headings: active alarms, and past ones.')).shape,
  ...schemaForEach(['none', 'logNone'], text.describe('Text if there are none.')).shape,
  ...schemaForEach(
    ['accept', 'acceptOf'],
    text.describe('Button, and its accessible name with {{tank}} and {{alarm}}.'),
  ).shape,
  ...schemaForEach(['accepted', 'cleared'], text.describe('With {{time}}.')).shape,
  ...schemaForEach(['unanswered', 'calling', 'waiting'], text.describe('An escalation step; later ones with {{time}}.'))
    .shape,
  ...schemaForEach(
    ['logItem', 'toast'],
    text.describe('Duration with {{from}} and {{to}}; message after accepting, with {{tank}}.'),
  ).shape,
  kinds: schemaForEach(
    alarmKinds,
    schemaForEach(
      ['title', 'reason'],
      text.describe('Name of the kind; one or two sentences on the cause, with {{values}}.'),
    ),
  ),
});

const demoTextSchema = z.strictObject({
  panes: schemaForEach(['alarms', 'rules', 'own'], text.describe('Names of the panes beside the chart.')),
  panesOf: text.describe('Accessible name of the choice of panes.'),
  rules: ruleTextSchema,
  own: ownTextSchema,
  simulation: text.describe('Label on everything that the data is simulated.'),
  withoutScript: text.describe('Text for visitors without scripts.'),
  ...schemaForEach(
    ['damaged', 'gone'],
    text.describe('Notices: the URL contains unusable values, or values that are no longer supported.'),
  ).shape,
  story: storySchema,
  seek: seekSchema,
  controls: z.strictObject({
    ...schemaForEach(['site', 'clock', 'speed', 'slow', 'eventsOf'], text.describe('Labels of choices and displays.'))
      .shape,
    ...schemaForEach(
      ['resume', 'consult', 'plain', 'share', 'events', 'settle', 'download'],
      text.describe('Labels of controls.'),
    ).shape,
    speeds: z.array(text).length(4).describe('Speeds: paused, real time, 60 times and 3600 times as fast.'),
    ...schemaForEach(['running', 'quiet'], text.describe('Current events with their {{list}}; none.')).shape,
    settled: text.describe('Toast after all events have been ended.'),
  }),
  overview: schemaForEach(
    ['high', 'low', 'receiving', 'silent'],
    text.describe('Screen reader text of a tank in that state; {{age}}.'),
  ).extend({
    title: text.describe('Heading of the drawing of all tanks.'),
    stock: text.describe('{{tanks}} and {{stock}} of the site, as far as sensors send readings.'),
  }),
  tank: tankTextSchema,
  alarms: alarmsSchema,
  events: schemaForEach(
    eventKinds,
    schemaForEach(['label', 'note'], text.describe('Menu entry; message when the event begins.')),
  ),
  sites: schemaForEach(siteIds, text.describe('Industry in the list of sites.')),
});
/** Texts of the demo, and those about ambiguous numbers that all tools share. */
export type DemoText = PlainText<z.infer<typeof demoTextSchema>> & { numbers: SignWords; late: LateWords };

const methodSchema = schemaForEach(['question', 'method', 'source'], text.describe('Heading of a column.')).extend({
  error: text.describe('Measured error, with {{values}} from src/plant/methods/error-words.ts.'),
});

export const demoSchema = pageSchema.extend({
  figures: z.array(statSchema).length(4).describe('Text below the simulation on its extent.'),
  demo: headingSchema.extend({ text: demoTextSchema }),
  methods: headingSchema.extend({
    caption: text.describe('Caption of the table.'),
    columns: z.array(text).length(4),
    rows: z.array(methodSchema).length(4),
    leaks: z
      .strictObject({
        caption: text,
        columns: z.array(text).length(4),
        row: z
          .array(text)
          .length(4)
          .describe('Text of a row, with {{litres}}, {{found}}, {{tanks}}, {{missed}}, {{hours}}.'),
      })
      .describe('Table of slow leaks by size; its rows are measured values.'),
    notes: z.array(titledSchema).min(2).describe('Method and limits of the measurement; may contain {{values}}.'),
  }),
  limits: headingSchema.extend({ items: z.array(titledSchema).min(3) }),
  closing: closingSchema,
});
export type DemoPage = z.infer<typeof demoSchema>;
