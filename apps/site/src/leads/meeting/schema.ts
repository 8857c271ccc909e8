import type { PlainText } from 'contract/marked';
import { z } from 'zod';
import { headingSchema, pageSchema } from '../../shared/records/page-schema.ts';
import { text } from '../../shared/text/schema.ts';
import type { MeetingMode } from './free-slots.ts';

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe('Time in WIB, e.g. 12:00.');

const modeSchema = z.strictObject({
  label: text,
  note: text.describe('Description in a few words.'),
});

export const meetingFormSchema = z.strictObject({
  inputs: text,
  result: text,
  office: text,
  mode: text,
  modes: z.strictObject({
    daring: modeSchema,
    telepon: modeSchema,
    kunjungan: modeSchema,
  } satisfies Record<MeetingMode, z.ZodType>),
  day: text,
  hour: text,
  closed: z
    .strictObject({
      past: text.describe('Label of a day that is over or within the notice period.'),
      weekend: text.describe('Label of a day without office hours.'),
      holiday: text.describe('Short label at the date of a holiday.'),
    })
    .describe('Reasons why a day cannot be selected.'),
  pickDay: text.describe('Shown instead of the hours until a day is selected.'),
  waiting: text.describe('Shown instead of the result until day and hour are selected.'),
  missing: text.describe('Shown in the result for choices that are missing.'),
  yours: text.describe('Text before the time on the visitor’s own clock; {{jam}}, {{zona}}.'),
  same: text.describe('Shown instead when the visitor’s clock is in WIB.'),
  status: text.describe('Note that the request is not yet an appointment.'),
  notice: text.describe('Text on the notice period.'),
  place: text,
  placeHint: text,
  breaks: z
    .array(
      z.strictObject({
        days: z.array(z.int().min(1).max(7)).min(1).optional().describe('Weekdays, 1 = Monday; every day if omitted.'),
        from: clock,
        to: clock,
      }),
    )
    .describe('Daily breaks without meetings.'),
  visitWish: text.describe('Sentence that requests a visit; {{waktu}}, {{lokasi}}, {{kantor}}.'),
  wish: text.describe(
    'Sentence that requests the meeting, for WhatsApp, mail and calendar; {{waktu}}, {{cara}}, {{kantor}}.',
  ),
  subject: text,
  send: text.describe('Link to the form with the request prepared.'),
  whatsapp: text,
  mail: text,
  calendar: text,
});
export type MeetingFormText = PlainText<z.infer<typeof meetingFormSchema>>;

export const meetingSchema = pageSchema.extend({
  choose: headingSchema.extend({ form: meetingFormSchema }),
  agenda: headingSchema.extend({
    items: z
      .array(z.strictObject({ minutes: text.describe('Duration, e.g. 10 menit.'), title: text, description: text }))
      .min(3),
  }),
  direct: headingSchema.extend({
    withoutScript: text.describe('Text instead of the calendar, for visitors without scripts.'),
    holidays: text,
    holidayColumns: z.array(text).length(2),
    expected: text.describe('Text after a day whose date is not yet official.'),
  }),
});
export type MeetingPage = z.infer<typeof meetingSchema>;
