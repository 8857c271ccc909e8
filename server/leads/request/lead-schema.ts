import { z } from 'zod';
import { industryValues, tankCountValues } from '../../contract/consultation-fields.ts';
import type { FieldCode } from '../../contract/lead.ts';
import { leadLimits } from '../../contract/lead-limits.ts';

/** Control characters, marks that turn the direction of a line, line separators, and halves of characters. */
const unseenInLine = /[\p{Cc}\p{Cs}\u202a-\u202e\u2028\u2029\u2066-\u2069\ufeff]/u;
/** The same, but a message may have lines and tabs. */
const unseenInText = /(?![\n\t])[\p{Cc}\p{Cs}\u202a-\u202e\u2028\u2029\u2066-\u2069\ufeff]/u;

/** Messages are codes; the words stand in src/content/leads/server.yaml. */
const code = (name: FieldCode): FieldCode => name;

const bounded = (limit: number) => z.string().max(limit, code('any.tooLong'));

/** One line: composed (NFC), spaces at its ends removed, runs of spaces made one. */
const line = (limit: number, empty: FieldCode) =>
  z
    .string({ error: ({ input }) => (input === undefined ? empty : code('any.noText')) })
    .refine((value) => !unseenInLine.test(value), code('any.unseen'))
    .transform((value) => value.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .pipe(bounded(limit).min(1, empty));

/** A field that may be left empty; empty and missing are the same. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional());

/**
 * A consultation request as it comes from outside, in JSON. Telephone numbers are only bounded here: `readPhone`
 * decides whether a number can exist.
 */
export const leadSchema = z.strictObject({
  name: line(leadLimits.name, 'name.missing')
    .refine((name) => /\p{L}/u.test(name), code('name.wrong'))
    .describe('Name of the person, in any script.'),
  email: line(leadLimits.email, 'email.missing')
    .pipe(z.email(code('email.wrong')))
    .describe('E-mail address for the answer.'),
  phone: line(leadLimits.phone, 'phone.missing').describe('Telephone number as it was typed.'),
  company: optional(line(leadLimits.company, 'any.noText')).describe('Name of the company.'),
  industry: optional(z.enum(industryValues, { error: code('any.choose') })).describe('From the list of the form.'),
  tankCount: optional(z.enum(tankCountValues, { error: code('any.choose') })).describe('From the list of the form.'),
  message: optional(
    z
      .string({ error: code('any.noText') })
      .transform((value) => value.replace(/\r\n?/g, '\n').normalize('NFC').trim())
      .pipe(bounded(leadLimits.message).refine((value) => !unseenInText.test(value), code('any.unseen'))),
  ).describe('Free text, with lines.'),
  consent: z
    .literal(true, { error: code('consent.missing') })
    .describe('Consent to the processing of these data: nothing but true.'),
  consentVersion: z
    .string({ error: code('consentVersion.wrong') })
    .max(leadLimits.consentVersion, code('any.tooLong'))
    .describe('Which consent text stood beside the button.'),
  website: optional(z.string({ error: code('any.noText') }).max(2000, code('website.wrong'))).describe(
    'Honeypot: a person does not see it and leaves it empty.',
  ),
});

export type LeadInput = z.output<typeof leadSchema>;
