import { z } from 'zod';
import { pageSchema } from '../shared/records/page.ts';
import { linkSchema, text, titledSchema } from '../shared/text/schema.ts';
import { consultationFormSchema } from './consultation.ts';

export const consultationPageSchema = pageSchema.extend({
  form: consultationFormSchema,
  benefits: z.strictObject({ title: text, items: z.array(titledSchema).length(4) }),
  contacts: z.strictObject({
    title: text,
    whatsapp: text.describe('Label of the WhatsApp and telephone number.'),
    landline: text.describe('Label of the landline.'),
    email: text.describe('Label of the business development address.'),
    hoursLabel: text.describe('Label of these hours.'),
    hours: text.describe('Hours of the direct contacts.'),
    call: text.describe('Control that opens the ways to reach a person now.'),
    sheet: z.strictObject({
      title: text.describe('Headline over these ways.'),
      close: text.describe('Closes them.'),
      open: text.describe('While an office is open; {{time}} is when it closes.'),
      shut: text.describe('While it is closed; {{day}} and {{time}} are when it opens.'),
      writing: text.describe('Over WhatsApp and mail.'),
    }),
    meeting: linkSchema.describe('Control that leads to the calendar.'),
  }),
  locations: z.strictObject({ title: text }),
});
export type ConsultationPage = z.infer<typeof consultationPageSchema>;
