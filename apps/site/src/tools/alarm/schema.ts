import type { PlainText } from 'contract/marked';
import { eventKinds, momentKinds, momentStates } from 'tank-gauging/alarm/events';
import { alarmInputs, levelKinds } from 'tank-gauging/alarm/inputs';
import { alarmProblems } from 'tank-gauging/alarm/reorder-point';
import { z } from 'zod';
import { text } from '../../shared/text/schema.ts';
import { each, readingSchema, toolPageSchema, toolSchema } from '../kit/schema.ts';

const timelineSchema = each(['label', 'day', 'content', 'caption'], text)
  .describe('Texts of the chart; {{hari}} until empty.')
  .extend({
    lines: each(['planned', 'without', 'low', 'critical', 'unusable', 'range'], text),
    marks: each(eventKinds, text),
  });

const silentSchema = z.strictObject({
  ...each(['inputs', 'result', 'lead', 'other', 'own', 'actual'], text).shape,
  displays: each(['title', 'good', 'alarm'], text).describe('Slots: {{saat}} {{isi}} {{umur}}'),
  table: z.strictObject({
    caption: text,
    rows: each(momentKinds, text),
    last: text.describe('Display of the other system: {{isi}}.'),
    states: each(momentStates, text).describe('Slots: {{isi}} {{umur}}'),
  }),
});

const highSchema = z
  .strictObject({
    ...each(['title', 'inputs', 'result', 'drawing', 'caption', 'level', 'minutes', 'slow', 'limit'], text).shape,
    verdict: each(['fits', 'tooHigh', 'tooFast', 'noSteps'], text),
    scope: each(alarmInputs.scope.options, text).describe('Whether the standard applies to such a tank.'),
    levels: each(levelKinds, z.strictObject({ short: text, name: text })),
  })
  .describe('Levels of concern; slots: {{laju}} {{tanggap}} {{normal}} {{lah}} {{lahh}} {{luap}} {{jeda}}.');

const names = {
  groups: ['tank', 'use', 'delivery', 'alerts'],
  problems: alarmProblems,
  actions: ['use', 'roi', 'print'],
} as const;

export const alarmSchema = toolPageSchema.extend({
  work: z.strictObject({ title: text }).describe('Accessible name of the tool.'),
  tool: toolSchema(alarmInputs, names, {
    verdict: each(['enough', 'raise', 'late', 'small', 'overfullThen', 'overfull'], text).describe(
      '{{ambang}} L, {{titik}} reorder point, {{penuh}} full, {{isi}} now, {{layanan}} {{peluang}} {{kirim}} {{luap}}.',
    ),
    notices: each(
      ['below'],
      text.describe('Notice that the content is at or below L: {{isi}} {{ambang}} {{sekarang}}.'),
    ),
    readings: each(['dry', 'empty', 'point'], readingSchema),
    timeline: timelineSchema,
    events: each(['caption', 'when', 'what', 'content', 'ahead', 'now'], text)
      .describe('Events; a future time in {{hari}}, and a past one.')
      .extend({ names: each(eventKinds, text) }),
    compared: each(['low', 'service', 'lead', 'dry', 'point', 'empty'], text),
    silent: silentSchema,
    high: highSchema,
  }),
});
export type AlarmText = PlainText<z.infer<typeof alarmSchema>['tool']>;
