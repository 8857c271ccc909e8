import { z } from 'zod';
import type { Plain } from '../../shared/text/marked.ts';
import { text } from '../../shared/text/schema.ts';
import { each, readingSchema, toolPageSchema, toolSchema } from '../kit/schema.ts';
import { alarmInputs, levelKinds } from './alarm-inputs.ts';
import { eventKinds, momentKinds, momentStates } from './events.ts';
import { alarmProblems } from './reorder-point.ts';

const timelineSchema = each(['label', 'day', 'content', 'caption'], text)
  .describe('What the chart shows, {{hari}} until empty; its axes, its table.')
  .extend({
    lines: each(['planned', 'without', 'low', 'critical', 'unusable', 'range'], text).describe('The legend.'),
    marks: each(eventKinds, text).describe('A word at each mark.'),
  });

const eventsSchema = each(['caption', 'when', 'what', 'content'], text)
  .describe('The list of what happens, and its columns.')
  .extend({
    names: each(eventKinds, text),
    ahead: text.describe('A time to come: {{hari}}.'),
    now: text.describe('In place of a time that is over.'),
  });

const silentSchema = z.strictObject({
  inputs: text.describe('Over the fields.'),
  result: text.describe('Over the result.'),
  lead: text.describe('One or two sentences under it.'),
  other: text.describe('The system that shows the last value.'),
  own: text.describe('The system that watches the age of readings.'),
  actual: text.describe('Content as it is.'),
  displays: z.strictObject({
    title: text.describe('When, and what is really in the tank: {{saat}} and {{isi}}.'),
    good: text.describe('State that the other system shows.'),
    alarm: text.describe('State that this one shows: {{umur}}.'),
  }),
  table: z.strictObject({
    caption: text,
    rows: each(momentKinds, text).describe('What happens then.'),
    last: text.describe('The other system: {{isi}} and its state.'),
    states: each(momentStates, text).describe('State of this system; {{isi}} and {{umur}}, the age of the reading.'),
  }),
});

const highSchema = z
  .strictObject({
    ...each(['title', 'inputs', 'result', 'drawing', 'caption', 'level', 'minutes', 'slow', 'limit'], text).shape,
    verdict: each(['fits', 'tooHigh', 'tooFast', 'noSteps'], text),
    scope: each(alarmInputs.scope.options, text).describe('Whether the standard is made for such a tank.'),
    levels: each(levelKinds, z.strictObject({ short: text, name: text })),
  })
  .describe('Levels of concern: {{laju}} {{tanggap}} {{normal}} {{lah}} {{lahh}} {{luap}} {{jeda}}.');

const names = {
  groups: ['tank', 'use', 'delivery', 'alerts'],
  problems: alarmProblems,
  actions: ['use', 'roi', 'print'],
} as const;

export const alarmSchema = toolPageSchema.extend({
  work: z.strictObject({ title: text }).describe('Name of the tool, for screen readers.'),
  tool: toolSchema(alarmInputs, names, {
    verdict: z
      .strictObject({
        enough: text.describe('The chance of running dry keeps the service level.'),
        raise: text.describe('L is too low for it.'),
        late: text.describe('L would do, but what is in the tank now does not last until the delivery.'),
        small: text.describe('Even a full tank is less than the reorder point.'),
        overfullThen: text.describe(
          'After `raise`, where a delivery ordered at that point does not fit: {{luapTitik}}.',
        ),
        overfull: text.describe('Goes before the others: a delivery does not fit; {{kirim}}, {{luap}} of them.'),
      })
      .describe(
        '{{ambang}} L, {{titik}} reorder point, {{penuh}} full, {{isi}} now, {{layanan}}, {{peluang}} of running dry.',
      ),
    notices: z.strictObject({
      below: text.describe('The content is at L or under it already: {{isi}}, {{ambang}}.'),
    }),
    readings: each(['dry', 'empty', 'point'], readingSchema),
    timeline: timelineSchema,
    events: eventsSchema,
    compared: each(['low', 'service', 'lead', 'dry', 'point', 'empty'], text).describe('Rows that compare scenarios.'),
    silent: silentSchema,
    high: highSchema,
  }),
});
export type AlarmText = Plain<z.infer<typeof alarmSchema>['tool']>;
