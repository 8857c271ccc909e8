import type { PlainText } from 'contract/marked';
import { eventKinds, momentKinds, momentStates } from 'tank-gauging/alarm/events';
import { alarmInputs, levelKinds } from 'tank-gauging/alarm/inputs';
import { alarmProblems } from 'tank-gauging/alarm/reorder-point';
import { z } from 'zod';
import { text } from '../../shared/text/schema.ts';
import { each, readingSchema, toolPageSchema, toolSchema } from '../kit/schema.ts';

const timelineSchema = each(['label', 'day', 'content', 'caption'], text)
  .describe('The chart, {{hari}} until empty.')
  .extend({
    lines: each(['planned', 'without', 'low', 'critical', 'unusable', 'range'], text),
    marks: each(eventKinds, text),
  });

const silentSchema = z.strictObject({
  ...each(['inputs', 'result', 'lead', 'other', 'own', 'actual'], text).shape,
  displays: each(['title', 'good', 'alarm'], text).describe('{{saat}} {{isi}} {{umur}}'),
  table: z.strictObject({
    caption: text,
    rows: each(momentKinds, text),
    last: text.describe('The other system: {{isi}}.'),
    states: each(momentStates, text).describe('{{isi}} {{umur}}'),
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
    verdict: each(['enough', 'raise', 'late', 'small', 'overfullThen', 'overfull'], text).describe(
      '{{ambang}} L, {{titik}} reorder point, {{penuh}} full, {{isi}} now, {{layanan}} {{peluang}} {{kirim}} {{luap}}.',
    ),
    notices: each(['below'], text.describe('The content is at L or under it: {{isi}} {{ambang}} {{sekarang}}.')),
    readings: each(['dry', 'empty', 'point'], readingSchema),
    timeline: timelineSchema,
    events: each(['caption', 'when', 'what', 'content', 'ahead', 'now'], text)
      .describe('What happens; a time to come, {{hari}}, and one that is over.')
      .extend({ names: each(eventKinds, text) }),
    compared: each(['low', 'service', 'lead', 'dry', 'point', 'empty'], text),
    silent: silentSchema,
    high: highSchema,
  }),
});
export type AlarmText = PlainText<z.infer<typeof alarmSchema>['tool']>;
