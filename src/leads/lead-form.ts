import { z } from 'zod';
import type { Plain } from '../shared/text/marked.ts';
import { linkSchema, text } from '../shared/text/schema.ts';

const noticeSchema = z.strictObject({
  title: text.describe('What happened, in one short sentence.'),
  text: text.describe('What it means and what to do.'),
});

/** Words of the form that only stand when requests are delivered. `{{name}}` is filled in while the page runs. */
export const leadFormSchema = z.strictObject({
  note: text.describe('One sentence under the headline of the form.'),
  privacy: linkSchema.describe('Link under the consent notice.'),
  trap: text.describe('Label of the field that people do not see and have to leave empty.'),
  sending: text.describe('The button while the request is under way.'),
  again: text.describe('The button after a failure.'),
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
    lost: noticeSchema.describe('No answer came.'),
    tooMany: noticeSchema.describe('429; {{minutes}} and {{until}} say how long to wait.'),
    refused: noticeSchema.describe('The server did not take the request and said nothing more about it.'),
  }),
  ways: text.describe('Words before the other ways to reach the company.'),
  received: z.strictObject({
    label: text.describe('A word over the headline.'),
    title: text.describe('Headline: the request was received.'),
    reference: text.describe('Label of the number.'),
    keep: text.describe('What the number is for.'),
    receivedAt: text.describe('Label of the time of receipt.'),
    replyBy: text.describe('Label of the time by which the company answers.'),
    next: z.strictObject({ title: text, steps: z.array(text).min(2).describe('What happens next, in order.') }),
    whatsapp: text.describe('Control that goes on in WhatsApp.'),
    message: text.describe('Prepared sentence for WhatsApp: {{reference}} and no personal data.'),
    print: text.describe('Control that prints the copy.'),
    another: text.describe('Control that opens an empty form.'),
    copy: text.describe('Headline of the copy of what was sent.'),
  }),
  toasts: text.describe('Name of the region with short messages, for screen readers.'),
});
export type LeadFormText = Plain<z.infer<typeof leadFormSchema>>;
