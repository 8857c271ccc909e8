import type { Marked } from 'contract/marked';
import { z } from 'zod';
import { isDocument, isRoute } from '../../addresses.ts';
import { today } from '../format/format.ts';
import { readLink } from '../format/read-phone.ts';
import { parseMarks } from './parse-marks.ts';
import { siteVocabulary } from './vocabulary.ts';

const filledIn = z.string().trim().min(1, 'must not be empty');

/** A text with marks, which are parsed and filled in; an empty text or an unknown name is an error. */
export const text = filledIn.transform((source, context): Marked => {
  try {
    return parseMarks(source, siteVocabulary());
  } catch (error) {
    context.addIssue((error as Error).message);
    return z.NEVER;
  }
});

/** A text without marks, as programs read it too. */
export const plain = filledIn.regex(/^[^{}]*$/, 'may carry no marks');

/** Day of something that has happened, such as an issue or a statement. */
export const pastDay = z.iso.date().refine((day) => day <= today(), {
  error: ({ input }) => `${input} lies in the future`,
});

/** A link: a path of this site (with optional query and fragment), a document, https:, tel:, mailto: or a fragment. */
export const href = plain
  .refine(
    (value) => /^(https:\/\/|tel:|mailto:|#)/.test(value) || isDocument(value) || isRoute(value.replace(/[?#].*/s, '')),
    {
      error: ({ input }) =>
        `“${input}” is neither an address of this site (src/routes.ts, src/content/industries) nor https://, tel:, mailto: or #fragment`,
    },
  )
  .refine((value) => readLink(value) !== undefined, {
    error: ({ input }) => `“${input}” is no telephone number`,
  })
  .overwrite((value) => readLink(value) ?? value)
  .meta({ format: 'uri-reference' });

export const linkSchema = z.strictObject({
  label: text.describe('Label of the control.'),
  to: href.describe('Target: a path from src/routes.ts, https://, tel: or mailto:.'),
});
export type Link = z.infer<typeof linkSchema>;

export const actionSchema = linkSchema.extend({
  look: z
    .enum(['signal', 'line', 'plain'])
    .default('line')
    .describe('signal: the primary call to action; line: outlined; plain: an underlined link.'),
  about: text.optional().describe('Visually hidden subject, where the label alone is not clear.'),
});
/** A link styled as button or text; `addFileDescriptions` adds `file`: type, pages and size of a download. */
export type Action = z.infer<typeof actionSchema> & { file?: string };

export const titledSchema = z.strictObject({
  title: text.describe('A few words.'),
  description: text.describe('One to three sentences.'),
});
export type Titled = z.infer<typeof titledSchema>;
