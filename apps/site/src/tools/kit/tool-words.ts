import type { PlainText } from 'contract/marked';
import { z } from 'zod';
import type { LateWords } from '../../shared/records/site-schema.ts';
import { text } from '../../shared/text/schema.ts';
import { tankTargets } from './flow.ts';
import { type fieldSchema, schemaForEach } from './schema.ts';

export const toolWordsSchema = z.strictObject({
  numbers: z.strictObject({
    roles: schemaForEach(['dotThousands', 'dotDecimal', 'commaThousands', 'commaDecimal', 'converted'], text).describe(
      'How an ambiguous number was read, by the role of its separator: {{value}}.',
    ),
    other: z.strictObject({
      decimals: text.describe('How to write the other reading if it has decimals: {{other}}.'),
      thousands: text.describe(
        'How to write the other reading if it is in thousands: {{other}}, without separators {{bare}}.',
      ),
    }),
  }),
  group: text.describe('Accessible name of fields and result together.'),
  withoutScript: text.describe('Text above the example, for visitors without scripts.'),
  refused: schemaForEach(['result', 'strip', 'held', 'printed'], text).describe(
    'Texts while a field is rejected: above the outdated result, in the strip on a phone, as reason why print, copy and export are disabled, and in print.',
  ),
  asks: text.describe('Instead of a verdict while fields without which there is none are empty: {{isian}}.'),
  paper: schemaForEach(['maker', 'number', 'date', 'stated', 'assumed', 'code', 'long', 'link'], text).describe(
    'Every printed sheet: issuer, number and date in its title block; headings above stated and assumed values; what ' +
      'its code opens, why it has none, and the text before its URL.',
  ),
  busy: text.describe('Text of the strip while a worker calculates.'),
  tryFirst: text.describe('Button instead of the handover while everything is the example.'),
  more: text.describe('Summary that opens further actions on a result.'),
  link: schemaForEach(['damaged', 'fields', 'beyond', 'gone'], text).describe(
    'Notices on unusable values in the URL: {{isian}}, {{nilai}} beyond {{dari}} and {{sampai}}.',
  ),
  loading: text.describe('Text of a fold while its content loads.'),
  gone: text.describe('Announced when conditions {{hal}} of a device, network or list {{perihal}} no longer apply.'),
  fileFailed: text.describe('Message that a file could not be generated, e.g. without network.'),
  undo: text.describe('Button that undoes the last step.'),
  onward: z
    .strictObject({ title: text, tools: schemaForEach(tankTargets, text) })
    .describe('Links to other tools with the same tank.'),
  sheet: schemaForEach(['open', 'close'], text).describe(
    'Controls on a phone that open the result as a sheet, and close it.',
  ),
  scenarios: schemaForEach(
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
