import type { PlainText } from 'contract/marked';
import { eventKinds, silenceMoments, silenceStates } from 'tank-gauging/alarm/events';
import { alarmInputs, levelKinds } from 'tank-gauging/alarm/inputs';
import { alarmProblems } from 'tank-gauging/alarm/reorder-point';
import { z } from 'zod';
import { text } from '../../shared/text/schema.ts';
import { readingSchema, schemaForEach, toolPageSchema, toolSchema } from '../kit/schema.ts';

const timelineSchema = schemaForEach(['label', 'day', 'content', 'caption'], text)
  .describe('Texts of the chart; {{hari}} until empty.')
  .extend({
    lines: schemaForEach(['planned', 'without', 'low', 'critical', 'unusable', 'range'], text),
    marks: schemaForEach(eventKinds, text),
  });

const silentSchema = z.strictObject({
  ...schemaForEach(['inputs', 'result', 'lead', 'other', 'own', 'actual'], text).shape,
  displays: schemaForEach(['title', 'good', 'alarm'], text).describe('Slots: {{saat}} {{isi}} {{umur}}'),
  table: z.strictObject({
    caption: text,
    rows: schemaForEach(silenceMoments, text),
    last: text.describe('Display of the other system: {{isi}}.'),
    states: schemaForEach(silenceStates, text).describe('Slots: {{isi}} {{umur}}'),
  }),
});

const highSchema = z
  .strictObject({
    ...schemaForEach(['title', 'inputs', 'result', 'drawing', 'caption', 'level', 'minutes', 'slow', 'limit'], text)
      .shape,
    verdict: schemaForEach(['fits', 'tooHigh', 'tooFast', 'noSteps'], text),
    scope: schemaForEach(alarmInputs.scope.options, text).describe('Whether the standard applies to such a tank.'),
    levels: schemaForEach(levelKinds, z.strictObject({ short: text, name: text })),
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
    verdict: schemaForEach(['enough', 'raise', 'late', 'small', 'overfullThen', 'overfull'], text).describe(
      '{{ambang}} L, {{titik}} reorder point, {{penuh}} full, {{isi}} now, {{layanan}} {{peluang}} {{kirim}} {{luap}}.',
    ),
    notices: schemaForEach(
      ['below', 'none', 'assumed'],
      text.describe(
        'Content at or below L: {{isi}} {{ambang}} {{sekarang}}; no reorder point; assumptions {{daftar}}.',
      ),
    ),
    readings: schemaForEach(['dry', 'empty', 'point'], readingSchema),
    timeline: timelineSchema,
    events: schemaForEach(['caption', 'when', 'what', 'content', 'ahead', 'now'], text)
      .describe('Events; a future time in {{hari}}, and a past one.')
      .extend({ names: schemaForEach(eventKinds, text) }),
    compared: schemaForEach(['low', 'service', 'lead', 'dry', 'point', 'empty'], text),
    silent: silentSchema,
    high: highSchema,
  }),
});
export type AlarmText = PlainText<z.infer<typeof alarmSchema>['tool']>;
