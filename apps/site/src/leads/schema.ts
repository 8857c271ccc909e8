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
    .describe('The day since which the text holds, and a letter for a second one of that day.'),
  label: text.describe('What stands beside the box: the sentence that a visitor agrees to.'),
  notice: text.describe('What stands under it: who processes which data, for what, how long, and which rights.'),
});
export type Consent = z.infer<typeof consentVersionSchema>;

/** Schema of src/content/site/consent.yaml. */
export const consentSchema = z.strictObject({
  versions: z
    .array(consentVersionSchema)
    .min(1)
    .describe('Every text that ever stood beside the form, newest last. Never change one that was published: add one.'),
});

/** Requires a label for every allowed value, each once. */
const options = (values: readonly [string, ...string[]]) =>
  z
    .array(
      z.strictObject({
        value: z.enum(values).describe('What the form hands on.'),
        label: text,
      }),
    )
    .length(values.length)
    .refine((list) => new Set(list.map(({ value }) => value)).size === list.length, 'names a value twice');

const fieldSchema = z.strictObject({
  label: text,
  placeholder: text.optional(),
  missing: text.optional().describe('Said at a required field that was left empty.'),
  wrong: text.optional().describe('Said where what was typed is no address.'),
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
  optional: text.describe('Word behind the labels of optional fields.'),
  submit: text,
  carried: z
    .strictObject({
      title: text,
      remove: text.describe('Heard before the sentence that the control takes away.'),
    })
    .describe('Over the wishes and results of tools that go out with the request.'),
  kept: text.describe('Near the button: where the answers are until they are sent.'),
  privacy: linkSchema,
  clear: text.describe('Control that empties the form.'),
  cleared: text.describe('Heard after it did.'),
  direct: z
    .strictObject({
      privacy: text.describe('Near the button: what it does, and what reaches the company.'),
      whatsapp: text,
      email: text,
      subject: text,
      greeting: text,
    })
    .describe('Beside the button while the form itself sends nothing.'),
  withoutScript: text,
  topics: z.record(z.string().regex(/^[a-z0-9-]+$/), text).describe('?topik=… → a sentence before the message.'),
  results: z
    .record(
      z.string().regex(/^[a-z0-9-]+$/),
      z.strictObject({
        line: text.describe('The sentence; {{name}} stands for a value of the link.'),
        words: z.record(z.string(), text).optional().describe('What a value may be besides a number → its words.'),
        details: z
          .array(text)
          .optional()
          .describe('Further sentences; each is said only where the link has all its values.'),
        places: z.array(text).optional().describe('Values that are the typed name of a place.'),
      }),
    )
    .describe('#alat=… → the result of a tool as a sentence before the message.'),
  packages: z.record(z.string().regex(/^[a-z0-9-]+$/), text).describe('?paket=… → a sentence before the message.'),
});
export type ConsultationFormText = PlainText<z.infer<typeof consultationFormSchema>>;

const noticeSchema = z.strictObject({
  title: text,
  text: text,
});

/** Texts of the form with delivery; `{{name}}` slots are filled at run time. */
export const leadFormSchema = z.strictObject({
  lead: text.describe('Under the headline of /konsultasi-gratis.'),
  meetingLead: text.describe('Under the headline of /jadwalkan.'),
  note: text,
  trap: text.describe('Label of the field that people do not see and have to leave empty.'),
  sending: text.describe('The button while the request is under way.'),
  again: text,
  waiting: noticeSchema
    .extend({
      cancel: text.describe('Control that takes the request back.'),
      button: text.describe('The button meanwhile.'),
      toast: text.describe('The same as a short message, which screen readers speak.'),
    })
    .describe('Without a line: the request waits in the page.'),
  repeating: text.describe('No answer yet: the page tries again by itself.'),
  lineBack: text.describe('The line is back and the request goes out.'),
  failures: z.strictObject({
    unavailable: noticeSchema.describe('The server could not keep the request (5xx).'),
    lost: noticeSchema,
    tooMany: noticeSchema.describe('429; {{minutes}} and {{until}} say how long to wait.'),
    refused: noticeSchema.describe('The server did not take the request and said nothing more about it.'),
  }),
  ways: text,
  received: z.strictObject({
    label: text.describe('A word over the headline.'),
    title: text,
    reference: text,
    keep: text.describe('What the number is for.'),
    receivedAt: text,
    replyBy: text.describe('Label of the time by which the company answers.'),
    next: z.strictObject({ title: text, steps: z.array(text).min(2).describe('What happens next, in order.') }),
    whatsapp: text,
    message: text.describe('Prepared sentence for WhatsApp: {{reference}} and no personal data.'),
    print: text,
    another: text.describe('Control that opens an empty form.'),
    copy: text,
  }),
  toasts: text.describe('Name of the region with short messages, for screen readers.'),
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
    call: text.describe('Control that opens the ways to reach a person now.'),
    sheet: z.strictObject({
      title: text,
      close: text.describe('Closes them.'),
      open: text.describe('While an office is open; {{time}} is when it closes.'),
      shut: text.describe('While it is closed; {{day}} and {{time}} are when it opens.'),
      writing: text.describe('Over WhatsApp and mail.'),
    }),
    meeting: linkSchema,
  }),
  locations: z.strictObject({ title: text }),
});
export type ConsultationPage = z.infer<typeof consultationPageSchema>;

export const leadSentSchema = pageSchema.extend({
  number: z.strictObject({
    label: text,
    where: text.describe('Where it stands, for who has no scripts.'),
    missing: text.describe('What stands there instead when the address holds none.'),
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
        id: z.enum(failures).describe('Fragment of the address that the server sends.'),
        title: text.describe('The field, or what it is about.'),
        text: text.describe('{{limit}} is the most characters of the field.'),
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
