import { z } from 'zod';
import { leadLimits } from '../shared/records/lead-limits.ts';
import { industryValues, tankCountValues } from './consultation-fields.ts';

/** Control characters, marks that turn the direction of a line, line separators, and halves of characters. */
const unseenInLine = /[\p{Cc}\p{Cs}\u202a-\u202e\u2028\u2029\u2066-\u2069\ufeff]/u;
/** The same, but a message may have lines and tabs. */
const unseenInText = /(?![\n\t])[\p{Cc}\p{Cs}\u202a-\u202e\u2028\u2029\u2066-\u2069\ufeff]/u;

const hidden = 'Hapus karakter yang tidak terlihat dari isian ini.';

const bounded = (limit: number) => z.string().max(limit, `Paling banyak ${limit} karakter.`);

const noText = 'Isi dengan teks.';

/** One line: composed (NFC), spaces at its ends removed, runs of spaces made one. */
const line = (limit: number, empty: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? empty : noText) })
    .refine((value) => !unseenInLine.test(value), hidden)
    .transform((value) => value.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .pipe(bounded(limit).min(1, empty));

/** A field that may be left empty; empty and missing are the same. */
const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (typeof value === 'string' && value.trim() === '' ? undefined : value), schema.optional());

const choose = 'Pilih salah satu dari daftar.';

/**
 * A consultation request as it comes from outside, in JSON. Telephone numbers are only bounded here:
 * `readPhone` in src/lib decides whether a number can exist.
 */
export const leadSchema = z.strictObject({
  name: line(leadLimits.name, 'Isi nama Anda.')
    .refine((name) => /\p{L}/u.test(name), 'Tulis nama dengan huruf.')
    .describe('Name of the person, in any script.'),
  email: line(leadLimits.email, 'Isi alamat email Anda.')
    .pipe(z.email('Tulis alamat email lengkap, misalnya nama@perusahaan.co.id.'))
    .describe('E-mail address for the answer.'),
  phone: line(leadLimits.phone, 'Isi nomor telepon Anda.').describe('Telephone number as it was typed.'),
  company: optional(line(leadLimits.company, '')).describe('Name of the company.'),
  industry: optional(z.enum(industryValues, { error: choose })).describe('Industry, from the list of the form.'),
  tankCount: optional(z.enum(tankCountValues, { error: choose })).describe('Number of tanks, from the list.'),
  message: optional(
    z
      .string({ error: noText })
      .transform((value) => value.replace(/\r\n?/g, '\n').normalize('NFC').trim())
      .pipe(bounded(leadLimits.message).refine((value) => !unseenInText.test(value), hidden)),
  ).describe('Free text, with lines.'),
  consent: z
    .literal(true, { error: 'Centang persetujuan agar kami boleh memproses data Anda.' })
    .describe('Consent to the processing of these data: nothing but true.'),
  consentVersion: z
    .string({ error: 'Muat ulang halaman ini, lalu kirim lagi.' })
    .max(leadLimits.consentVersion)
    .describe('Which consent text stood beside the button.'),
  website: optional(z.string({ error: noText }).max(2000, 'Kosongkan isian ini.')).describe(
    'Honeypot: a person does not see it and leaves it empty.',
  ),
});

export type LeadInput = z.output<typeof leadSchema>;

/** What 201 and 200 answer. Times are ISO 8601 in WIB (+07:00). */
export interface LeadReceipt {
  readonly reference: string;
  readonly receivedAt: string;
  readonly replyBy: string;
}

/** An answer that is not a success (RFC 9457, application/problem+json). Texts are for visitors. */
export interface LeadProblem {
  readonly type: 'about:blank';
  readonly status: number;
  readonly code: LeadProblemCode;
  readonly title: string;
  readonly detail: string;
  /** With `invalid-fields`: one entry a field. */
  readonly errors?: readonly FieldProblem[];
}

export interface FieldProblem {
  readonly field: string;
  readonly detail: string;
}

export type LeadProblemCode =
  | 'malformed'
  | 'key-missing'
  | 'foreign-origin'
  | 'method'
  | 'timeout'
  | 'too-large'
  | 'media-type'
  | 'invalid-fields'
  | 'key-reused'
  | 'too-many'
  | 'unavailable'
  | 'internal';
