import type { PlainText } from 'contract/marked';
import { z } from 'zod';
import { headingSchema, pageSchema } from '../../shared/records/page-schema.ts';
import { text } from '../../shared/text/schema.ts';
import type { MeetingMode } from './free-slots.ts';

const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe('e.g. 12:00, WIB.');

const modeSchema = z.strictObject({
  label: text,
  note: text.describe('What it means, in a few words.'),
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
      past: text.describe('Said of a day that is over or too near.'),
      weekend: text.describe('Said of a day without office hours.'),
      holiday: text.describe('Short, at the number of a holiday.'),
    })
    .describe('Why a day cannot be chosen.'),
  pickDay: text.describe('Stands among the hours until a day is chosen.'),
  waiting: text.describe('Stands in the result until day and hour are chosen.'),
  missing: text.describe('In the result, for what is not chosen yet.'),
  yours: text.describe('Before the hour on the visitor’s own clock; {{jam}} and {{zona}} are filled in.'),
  same: text.describe('Stands there when the visitor’s clock shows WIB.'),
  status: text.describe('What the request is not yet.'),
  notice: text.describe('How early one must choose.'),
  place: text,
  placeHint: text,
  breaks: z
    .array(
      z.strictObject({
        days: z.array(z.int().min(1).max(7)).min(1).optional().describe('Weekdays, 1 = Monday; every day without it.'),
        from: clock,
        to: clock,
      }),
    )
    .describe('Times at which nobody meets.'),
  visitWish: text.describe('The request for a visit; {{waktu}}, {{lokasi}}, {{kantor}}.'),
  wish: text.describe('The request in a sentence, for WhatsApp, mail and calendar; {{waktu}}, {{cara}}, {{kantor}}.'),
  subject: text,
  send: text.describe('Leads to the form with the request prepared.'),
  whatsapp: text,
  mail: text,
  calendar: text,
});
export type MeetingFormText = PlainText<z.infer<typeof meetingFormSchema>>;

export const meetingSchema = pageSchema.extend({
  choose: headingSchema.extend({ form: meetingFormSchema }),
  agenda: headingSchema.extend({
    items: z.array(z.strictObject({ minutes: text.describe('e.g. 10 menit'), title: text, description: text })).min(3),
  }),
  direct: headingSchema.extend({
    withoutScript: text.describe('What a visitor without scripts reads instead of the calendar.'),
    holidays: text,
    holidayColumns: z.array(text).length(2),
    expected: text.describe('Behind a day that is not yet set.'),
  }),
});
export type MeetingPage = z.infer<typeof meetingSchema>;
