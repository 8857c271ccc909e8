import { z } from 'zod';
import { byField, fieldCodes, problemCodes, storedFields } from './lead.ts';

const words = z.string().trim().min(1, 'must not be empty');

const slot = /\{(\w+)\}/g;

/** Requires exactly these slots, each at least once. */
const slotted = (...names: readonly string[]) =>
  words.refine(
    (text) => new Set(text.match(slot)).size === names.length && names.every((name) => text.includes(`{${name}}`)),
    {
      error: `must hold ${names.map((name) => `{${name}}`).join(', ')} and no other slot`,
    },
  );

const confirmationSlots: readonly string[] = ['{reference}', '{company}', '{replyBy}'];

const labels = z.strictObject({
  reference: words,
  receivedAt: words,
  replyBy: words,
  ...byField(storedFields, () => words),
  whatsapp: words,
  suspect: words.describe('Whether it looks like a robot’s.'),
});

/** Texts of the server’s responses, mails and CSV lists: the schema of leads/server.yaml. */
export const leadWordsSchema = z.strictObject({
  problems: z
    .record(z.enum(problemCodes), z.strictObject({ title: words, detail: words }))
    .describe('Error responses by code.'),
  fields: z
    .record(z.enum(fieldCodes), words)
    .refine((fields) => fields['any.tooLong'].includes('{limit}'), 'any.tooLong must hold {limit}')
    .describe('Error messages beside a field, by field and fault; {limit} is the maximum length in characters.'),
  labels,
  yes: words,
  no: words,
  mail: z.strictObject({
    subject: slotted('reference', 'from'),
    promise: slotted('replyBy').describe('First line: the deadline for the reply.'),
    consent: slotted('version'),
  }),
  confirmation: z
    .strictObject({
      subject: slotted('reference', 'company'),
      paragraphs: z
        .array(words)
        .min(1)
        .refine(
          (paragraphs) => (paragraphs.join(' ').match(slot) ?? []).every((name) => confirmationSlots.includes(name)),
          `may hold ${confirmationSlots.join(', ')} and no other slot`,
        ),
    })
    .describe('Sent only with LEADS_CONFIRM=true. It never contains text that the visitor wrote.'),
  alert: z
    .strictObject({ subject: slotted('channel'), text: slotted('channel', 'error', 'attempts') })
    .describe('Sent to the company through another channel when one fails.'),
});
export type LeadWords = z.infer<typeof leadWordsSchema>;
