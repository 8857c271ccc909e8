import { byField, consultationFields, failureIds, fieldFailureId, leadFieldNames, leadFields } from 'contract/lead';
import type { PlainText } from 'contract/marked';
import { z } from 'zod';
import { legalSchema } from '../shared/records/legal-schema.ts';
import { pageSchema, seoSchema } from '../shared/records/page-schema.ts';
import { linkSchema, text, titledSchema } from '../shared/text/schema.ts';

const consentVersionSchema = z.strictObject({
  version: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}[a-z]?$/)
    .describe('Date from which the text is valid, with a letter for a second version of that day.'),
  label: text.describe('Sentence beside the checkbox, to which a visitor consents.'),
  notice: text.describe('Note below it: who processes which data, for what purpose, how long, and with which rights.'),
});
export type Consent = z.infer<typeof consentVersionSchema>;

/** Schema of src/content/site/consent.yaml. */
export const consentSchema = z.strictObject({
  versions: z
    .array(consentVersionSchema)
    .min(1)
    .describe('Every consent text ever used, newest last. Never change one that was published: add one.'),
});

/** Requires a label for every allowed value, each once. */
const options = (values: readonly [string, ...string[]]) =>
  z
    .array(
      z.strictObject({
        value: z.enum(values).describe('Value that the form submits.'),
        label: text,
      }),
    )
    .length(values.length)
    .refine((list) => new Set(list.map(({ value }) => value)).size === list.length, 'names a value twice');

const fieldSchema = z.strictObject({
  label: text,
  placeholder: text.optional(),
  missing: text.optional().describe('Error message of an empty required field.'),
  wrong: text.optional().describe('Error message for an invalid address.'),
});
/** Texts of a field; choices have options too. */
type FieldText = z.infer<typeof fieldSchema> & { options?: z.infer<ReturnType<typeof options>> };

export const consultationFormSchema = z.strictObject({
  title: text,
  note: text,
  fields: z.strictObject(
    byField(consultationFields, (name): z.ZodType<FieldText> => {
      const { values } = leadFields[name];
      return values ? fieldSchema.extend({ options: options(values) }) : fieldSchema;
    }),
  ),
  optional: text.describe('Text after the labels of optional fields.'),
  submit: text,
  carried: z
    .strictObject({
      title: text,
      folded: text.describe('Summary of the folded results: {{jumlah}}.'),
      remove: text.describe('Screen reader text before the sentence that the button removes.'),
    })
    .describe('Heading above wishes and tool results that are sent with the request.'),
  kept: text.describe('Note near the button on where the data is until it is sent.'),
  privacy: linkSchema,
  clear: text.describe('Button that clears the form.'),
  cleared: text.describe('Announced after the form was cleared.'),
  direct: z
    .strictObject({
      privacy: text.describe('Note near the button on what it does, and which data reaches the company.'),
      whatsapp: text,
      email: text,
      subject: text,
      greeting: text,
    })
    .describe('Links beside the button, while the form itself sends nothing.'),
  withoutScript: text,
  topics: z.record(z.string().regex(/^[a-z0-9-]+$/), text).describe('?topik=… → sentence before the message.'),
  results: z
    .record(
      z.string().regex(/^[a-z0-9-]+$/),
      z.strictObject({
        line: text.describe('Sentence; {{name}} is a value of the link.'),
        words: z.record(z.string(), text).optional().describe('Allowed text values of a slot → their wording.'),
        details: z
          .array(text)
          .optional()
          .describe('Further sentences, each added only if the link has all its values.'),
        places: z.array(text).optional().describe('Slots for the typed name of a place.'),
      }),
    )
    .describe('#alat=… → tool result as a sentence before the message.'),
  examples: z
    .strictObject({ named: text, more: text, counted: text })
    .describe('Sentence after a result on inputs that are examples: {{daftar}}, {{jumlah}}.'),
  packages: z.record(z.string().regex(/^[a-z0-9-]+$/), text).describe('?paket=… → sentence before the message.'),
});
export type ConsultationFormText = PlainText<z.infer<typeof consultationFormSchema>>;

const noticeSchema = z.strictObject({
  title: text,
  text: text,
});

/** Texts of the form with delivery; `{{name}}` slots are filled at run time. */
export const leadFormSchema = z.strictObject({
  lead: text.describe('Lead text of /konsultasi-gratis.'),
  meetingLead: text.describe('Lead text of /jadwalkan.'),
  note: text,
  trap: text.describe('Label of the honeypot, which people do not see and must leave empty.'),
  sending: text.describe('Label of the button while the request is being sent.'),
  again: text,
  waiting: noticeSchema
    .extend({
      cancel: text.describe('Button that cancels the waiting request.'),
      button: text.describe('Label of the submit button while the request waits.'),
      toast: text.describe('Short version as a toast, which screen readers announce.'),
    })
    .describe('Texts while the request waits for a connection.'),
  repeating: text.describe('Message while the page retries after a missing response.'),
  lineBack: text.describe('Message when the connection is back and the request is being sent.'),
  failures: z.strictObject({
    unavailable: noticeSchema.describe('The server could not store the request (5xx).'),
    lost: noticeSchema,
    tooMany: noticeSchema.describe('Status 429; {{minutes}} and {{until}} state the waiting time.'),
    refused: noticeSchema.describe('The server rejected the request without further details.'),
  }),
  ways: text,
  received: z.strictObject({
    label: text.describe('Label above the headline.'),
    title: text,
    reference: text,
    keep: text.describe('Text on the purpose of the number.'),
    receivedAt: text,
    replyBy: text.describe('Label of the time by which the company replies.'),
    next: z.strictObject({ title: text, steps: z.array(text).min(2).describe('Next steps, in order.') }),
    whatsapp: text,
    message: text.describe('Prepared WhatsApp message: {{reference}} and no personal data.'),
    print: text,
    another: text.describe('Button that opens an empty form.'),
    copy: text,
  }),
  toasts: text.describe('Accessible name of the region with toasts.'),
});
export type LeadFormText = PlainText<z.infer<typeof leadFormSchema>>;

export const consultationPageSchema = pageSchema.extend({
  form: consultationFormSchema,
  benefits: z.strictObject({ title: text, items: z.array(titledSchema).length(4) }),
  contacts: z.strictObject({
    title: text,
    whatsapp: text,
    landline: text,
    email: text,
    hoursLabel: text,
    hours: text,
    call: text.describe('Button that opens the contact channels.'),
    sheet: z.strictObject({
      title: text,
      close: text.describe('Button that closes them.'),
      open: text.describe('Shown while an office is open; {{time}} is its closing time.'),
      shut: text.describe('Shown while it is closed; {{day}} and {{time}} are its next opening.'),
      writing: text.describe('Heading above WhatsApp and mail.'),
    }),
    meeting: linkSchema,
  }),
  locations: z.strictObject({ title: text }),
});
export type ConsultationPage = z.infer<typeof consultationPageSchema>;

export const leadSentSchema = pageSchema.extend({
  number: z.strictObject({
    label: text,
    where: text.describe('Text on where the number is, for visitors without scripts.'),
    missing: text.describe('Text instead of the number when the URL contains none.'),
  }),
  next: z.strictObject({ label: text, title: text, steps: z.array(titledSchema).min(2) }),
});
export type LeadSentPage = z.infer<typeof leadSentSchema>;

/** All fragments of the failure page that the server may redirect to. */
const failures = [...new Set<string>([...leadFieldNames.map(fieldFailureId), ...Object.values(failureIds)])];

export const leadFailedSchema = pageSchema.extend({
  title: text,
  reasons: z
    .array(
      z.strictObject({
        id: z.enum(failures).describe('Fragment to which the server redirects.'),
        title: text.describe('Field or subject of the reason.'),
        text: text.describe('Reason; {{limit}} is the maximum number of characters of the field.'),
      }),
    )
    .superRefine((reasons, context) => {
      const wrong = failures.filter((id) => reasons.filter((reason) => reason.id === id).length !== 1);
      if (wrong.length > 0) context.addIssue(`must give once: ${wrong.join(', ')}`);
    }),
  ways: z.strictObject({ title: text }),
});
export type LeadFailedPage = z.infer<typeof leadFailedSchema>;

export const leadPrivacySchema = legalSchema
  .pick({ hero: true, updated: true, facts: true, chapters: true })
  .extend({ seo: seoSchema.pick({ description: true }) });
export type LeadPrivacy = z.infer<typeof leadPrivacySchema>;
