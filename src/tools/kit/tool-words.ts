import { z } from 'zod';
import type { Plain } from '../../shared/text/marked.ts';
import { text } from '../../shared/text/schema.ts';
import { each } from './schema.ts';

/** Sentences that every tool says alike. */
export const toolWordsSchema = z.strictObject({
  numbers: z.strictObject({
    roles: each(['dotThousands', 'dotDecimal', 'commaThousands', 'commaDecimal', 'converted'], text).describe(
      'How a figure was read that others would read differently, by its sign: {{value}}.',
    ),
    other: z.strictObject({
      decimals: text.describe('How to write the other reading, which has decimals: {{other}}.'),
      thousands: text.describe('How to write the other reading, which has thousands: {{other}}, bare as {{bare}}.'),
    }),
  }),
  group: text.describe('Name of fields and result together, for screen readers.'),
  withoutScript: text.describe('What a visitor without scripts reads over the example.'),
  refused: z.strictObject({
    result: text.describe('Over a result that is older than a field which was refused.'),
    strip: text.describe('In the place of the verdict at the lower edge of a phone while it is older than the fields.'),
    held: text.describe('Why print, copy and export wait.'),
    printed: text.describe('All that is printed while a field is refused.'),
  }),
  busy: text.describe('In the same place while a worker calculates.'),
  more: text.describe('Control that opens what else can be done with a result.'),
  link: z.strictObject({
    damaged: text.describe('The address says something that the tool cannot use.'),
    fields: text.describe('Which fields that concerns: {{isian}}.'),
    gone: text.describe('The address carries what the tool no longer has: {{isian}}.'),
  }),
  later: z.strictObject({
    loading: text.describe('Stands in a folded part while it is fetched.'),
    failed: text.describe('Stands there when it could not be fetched.'),
  }),
  fileFailed: text.describe('A file could not be made, e.g. without network.'),
  undo: text.describe('Control that takes back the last step.'),
  sheet: z.strictObject({
    open: text.describe('Control on a phone that draws the whole result up; the verdict stands before it.'),
    close: text.describe('Control that brings it back into its place.'),
  }),
  scenarios: z.strictObject({
    title: text.describe('Control that opens the part.'),
    hint: text.describe('What it is good for.'),
    name: text.describe('Label of the name.'),
    first: text.describe('Name where none is typed: {{nomor}}.'),
    keep: text.describe('Control that keeps the present values.'),
    open: text.describe('Control that brings {{nama}} back into the fields.'),
    drop: text.describe('Control that removes {{nama}}.'),
    full: text.describe('In place of the control when no more fit: {{jumlah}}.'),
    caption: text.describe('Over the table that compares them.'),
    item: text.describe('Head of its first column.'),
    current: text.describe('Head of the column of what stands in the fields.'),
  }),
});
export type ToolWords = Plain<z.infer<typeof toolWordsSchema>>;

/** What the record of every tool holds; `fields` by their keys in the address. */
export interface ToolText {
  inputsTitle: string;
  resultTitle: string;
  fields: Readonly<
    Record<string, { label: string; unit?: string | undefined; hint?: string | undefined; options?: Options }>
  >;
  groups?: Readonly<Record<string, { title: string; hint?: string | undefined }>>;
  /** Why values cannot be true together. */
  problems?: Readonly<Record<string, string>>;
  actions: { consult: string; share: string; reset: string; print?: string | undefined };
}
type Options = Readonly<Record<string, string>> | undefined;
