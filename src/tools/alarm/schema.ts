import { z } from 'zod';
import type { Plain } from '../../shared/text/marked.ts';
import { text } from '../../shared/text/schema.ts';
import { toolPageSchema } from '../kit/schema.ts';
import { keysOf } from '../kit/tool-inputs.ts';
import { each, fieldSchema, readingSchema } from '../kit/words-schema.ts';
import { alarmInputs, groups } from './alarm-inputs.ts';

const fields = keysOf(alarmInputs);

const columns = (count: number, what: string) => z.array(text).length(count).describe(what);
const states = ['good', 'stale', 'alarm', 'low', 'critical'] as const;

const timelineSchema = z.strictObject({
  label: text.describe('What the chart shows; {{hari}}: days until empty.'),
  day: text.describe('Title of the horizontal axis.'),
  content: text.describe('Title of the vertical axis.'),
  lines: each(['planned', 'without', 'low', 'critical', 'unusable', 'range'], text).describe('The legend.'),
  likely: text.describe('Before the range, where it is read at one day.'),
  marks: each(['low', 'order', 'critical', 'delivery', 'dry'], text).describe('A word at each mark.'),
  caption: text.describe('Caption of the table of the chart.'),
  columns: columns(3, 'Day, planned content, content without delivery.'),
});

const eventsSchema = z.strictObject({
  caption: text.describe('Over the list of what happens.'),
  columns: columns(3, 'When, what, content.'),
  names: each(['low', 'order', 'critical', 'delivery', 'dry'], text),
  ahead: text.describe('A time to come: {{hari}}.'),
  now: text.describe('In place of a time that is over.'),
});

const silentSchema = z.strictObject({
  inputs: text.describe('Over the fields.'),
  result: text.describe('Over the result.'),
  lead: text.describe('One or two sentences under it.'),
  chart: z.strictObject({
    label: text.describe('What the chart shows.'),
    actual: text.describe('Legend: content as it is.'),
    shown: text.describe('Legend: the value that is shown.'),
    silent: text.describe('Mark: the last reading.'),
    alarm: text.describe('Mark: the silence is noticed.'),
    caption: text,
    columns: columns(3, 'Day, content as it is, value shown.'),
  }),
  displays: z.strictObject({
    title: text.describe('When, and what is really in the tank: {{saat}} and {{isi}}.'),
    good: text.describe('State that the other system shows.'),
    alarm: text.describe('State that this one shows: {{umur}}.'),
  }),
  table: z.strictObject({
    caption: text,
    columns: columns(4, 'When, content as it is, the other system, this one.'),
    rows: each(['last', 'missed', 'alarm', 'low', 'critical', 'dry'], text).describe('What happens then.'),
    last: text.describe('The other system: {{isi}} and its state.'),
    states: each(states, text).describe('State of this system; {{isi}} and {{umur}}, the age of the reading.'),
  }),
});

export const alarmSchema = toolPageSchema.extend({
  work: z.strictObject({ title: text }).describe('Name of the tool, for screen readers.'),
  tool: z.strictObject({
    inputs: text.describe('Over the fields.'),
    result: text.describe('Over the result.'),
    groups: each(Object.keys(groups) as (keyof typeof groups)[], text).describe('Headings of the fields.'),
    fields: each(fields, fieldSchema),
    problems: z.strictObject({
      full: text.describe('More in it than fits.'),
      unusable: text.describe('The unusable rest is larger than the tank.'),
      order: text.describe('LL is not under L.'),
      low: text.describe('L is not over the unusable rest.'),
      above: text.describe('L is not under the full tank.'),
    }),
    verdict: z
      .strictObject({
        enough: text.describe('The chance of running dry keeps the service level.'),
        raise: text.describe('L is too low for it.'),
        late: text.describe('L would do, but what is in the tank now does not last until the delivery.'),
        small: text.describe('Even a full tank is less than the reorder point.'),
      })
      .describe(
        '{{ambang}} L, {{titik}} reorder point, {{penuh}} full, {{isi}} now, {{layanan}}, {{peluang}} of running dry.',
      ),
    notices: z.strictObject({
      below: text.describe('The content is at L or under it already: {{isi}}, {{ambang}}.'),
      overfull: text.describe('A delivery does not fit: {{kirim}}, {{luap}} of the deliveries.'),
    }),
    readings: each(['dry', 'empty', 'point'], readingSchema),
    timeline: timelineSchema,
    events: eventsSchema,
    use: text.describe('Control that takes the reorder point as threshold.'),
    roi: text.describe('Control that opens the ROI calculator with the run-outs a year.'),
    compared: each(['low', 'service', 'lead', 'dry', 'point', 'empty'], text).describe('Rows that compare scenarios.'),
    consult: text.describe('Control that carries the result to the form.'),
    share: text.describe('Control that copies the address.'),
    reset: text.describe('Control that brings the example back.'),
    print: text.describe('Control that prints the page.'),
    silent: silentSchema,
  }),
});
export type AlarmPage = z.infer<typeof alarmSchema>;
export type AlarmText = Plain<AlarmPage['tool']>;
