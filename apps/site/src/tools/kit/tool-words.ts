import type { PlainText } from 'contract/marked';
import { z } from 'zod';
import type { LateWords } from '../../shared/records/site-schema.ts';
import { text } from '../../shared/text/schema.ts';
import { tankTargets } from './flow.ts';
import { each, type fieldSchema } from './schema.ts';

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
  refused: each(['result', 'strip', 'held', 'printed'], text).describe(
    'While a field is refused: over the older result, in the strip of a phone, why print, copy and export wait, on paper.',
  ),
  imprint: text.describe('Last line of a print: {{halaman}}, {{tanggal}}, {{alamat}}.'),
  busy: text.describe('In the strip while a worker calculates.'),
  more: text.describe('Control that opens what else can be done with a result.'),
  link: each(['damaged', 'fields', 'gone'], text).describe('What the address says and the tool cannot use: {{isian}}.'),
  loading: text.describe('In a folded part while it is fetched.'),
  gone: text.describe('Spoken where conditions {{hal}} of a device, network or list {{perihal}} hold no more.'),
  fileFailed: text.describe('A file could not be made, e.g. without network.'),
  undo: text.describe('Control that takes back the last step.'),
  onward: z.strictObject({ title: text, tools: each(tankTargets, text) }).describe('Links that take the tank along.'),
  sheet: each(['open', 'close'], text).describe('Controls on a phone that draw the whole result up, and back.'),
  scenarios: each(
    ['title', 'hint', 'name', 'first', 'keep', 'open', 'drop', 'full', 'caption', 'item', 'current'],
    text,
  ).describe(
    'What it is good for; a name, {{nomor}} where none is typed; keep, open and drop {{nama}}; at most {{jumlah}}; the ' +
      'table that compares them, its first column, and what stands in the fields now.',
  ),
});
export interface ToolWords extends PlainText<z.infer<typeof toolWordsSchema>> {
  late: LateWords;
}

type FieldText = PlainText<z.infer<typeof fieldSchema>> & { options?: Readonly<Record<string, string>> | undefined };

/** Texts of a tool; `fields` by their keys in the address. */
export interface ToolText {
  inputsTitle: string;
  resultTitle: string;
  fields: Readonly<Record<string, FieldText>>;
  groups?: Readonly<Record<string, { title: string; hint?: string | undefined }>>;
  problems?: Readonly<Record<string, string>>;
  actions: { consult: string; share: string; reset: string; print?: string | undefined };
}
