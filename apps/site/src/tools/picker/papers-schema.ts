import { passFigures } from 'tank-gauging/picker/requirements';
import { z } from 'zod';
import { datasheetQuestions } from '../../shared/records/hardware-schema.ts';
import { plain } from '../../shared/text/schema.ts';
import { words } from '../../shared/words/words.ts';
import { schemaForEach } from '../kit/schema.ts';
import { conditionSchema } from './records-schema.ts';

/**
 * Answers that a requirement may ask for, by subject: all devices offered for a tank, its level sensor, its radio, the
 * platform, the bidder.
 */
export const answerGroups = {
  devices: [...datasheetQuestions, 'enclosure', 'ex', 'djid', 'tkdn', 'measures'],
  sensor: ['range', 'levelError'],
  radio: ['reach'],
  platform: ['interfaces', 'uptime', 'recovery', 'support', 'warranty', 'leadTime', 'exportPeriod', 'dataLocation'],
  bidder: ['usaha', 'apdn-skup'],
} as const;
const askable = [
  ...answerGroups.devices,
  ...answerGroups.sensor,
  ...answerGroups.radio,
  ...answerGroups.platform,
  ...answerGroups.bidder,
] as const;

const pass = z.union([z.number(), z.enum(passFigures)]).describe('A number, or a figure of the tank by its name.');
const answer = z.enum(askable).describe('Kind of answer in the records that decides the requirement.');
const unit = plain.describe('Unit of the requirement; answers in other units are converted.');

const askSchema = z.union([
  z.strictObject({ answer, atLeast: pass, unit }),
  z.strictObject({ answer, atMost: pass, unit }),
  z.strictObject({ answer, within: z.array(pass).min(1).describe('Range that must contain all of them.'), unit }),
  z.strictObject({
    answer,
    oneOf: z
      .union([z.enum(['zona', 'ukur']), z.array(plain).min(1)])
      .describe('Codes of which one is required, or those that the tank requires.'),
  }),
]);

const line = z.strictObject({
  text: words.describe(
    'Text with {{slots}}: fields, mm, liter …; omitted where a slot has no value; [blanks] are for the buyer.',
  ),
  when: conditionSchema.optional(),
});
const requirement = line
  .extend({
    asks: askSchema.optional().describe('Answer in our records that decides the requirement.'),
    duty: z.literal(true).optional().describe('Duty of the bidder, which no record decides.'),
  })
  .refine(({ asks, duty }) => (asks === undefined) === (duty === true), {
    error: 'a requirement either asks for an answer or is a duty',
    path: ['asks'],
  });

const note = words.describe('Description, and what the reader still has to do.');
const chapter = <S extends z.ZodType>(lines: S) => z.strictObject({ title: words, lines: z.array(lines).min(1) });
const checklistSchema = z.strictObject({ note, chapters: z.array(chapter(line)).min(2) });
const torSchema = z.strictObject({
  note,
  chapters: z
    .array(
      z.union([
        chapter(line).extend({
          facts: z.literal(true).describe('Marks a chapter that describes and requires nothing.'),
        }),
        chapter(requirement),
      ]),
    )
    .min(2),
});
export type Paper = z.infer<typeof checklistSchema> | z.infer<typeof torSchema>;

export const papersSchema = z.strictObject({
  checklist: checklistSchema,
  tor: torSchema,
  tender: z
    .strictObject({
      title: words,
      file: words.describe('File name without extension.'),
      note: words.describe('Instructions for bidders: {{dinilai}} and {{kewajiban}}, numbers of requirements.'),
      ...schemaForEach(['document', 'workbook', 'author', 'page', 'tank', 'none', 'statement'], words).shape,
      kinds: schemaForEach(['judged', 'duty'], words),
      items: z
        .array(
          z.strictObject({
            count: z
              .enum(['gauges', 'links', 'gateways', 'tanks', 'one'])
              .describe(
                'Rule for the quantity: gauges of each quantity, one link or subscription per tank, by survey, or one.',
              ),
            item: words.describe('Item; for gauges with {{besaran}}.'),
            detail: words,
            unit: words,
            record: plain.optional().describe('Record that describes our offer, besides devices and radios.'),
          }),
        )
        .min(3),
      sheets: schemaForEach(['quantities', 'matrix', 'tanks', 'basis'], words),
      columns: z.strictObject({
        quantities: z.array(words).length(8),
        matrix: z.array(words).length(7),
        basis: z.array(words).length(3),
      }),
      totals: schemaForEach(['sum', 'base', 'rate', 'tax', 'total', 'local', 'localLeast'], words),
      basis: z
        .array(
          z.strictObject({
            buyer: words,
            rules: words.nullable().describe('null until checked; the buyer fills them in.'),
            checked: z.iso.date().nullable(),
          }),
        )
        .describe('Legal basis by kind of buyer.'),
      tax: z.strictObject({
        rate: z.number().positive().describe('Statutory VAT rate, per cent.'),
        base: z.tuple([z.number(), z.number()]).describe('Taxable share of the price, as a fraction.'),
        source: words,
      }),
    })
    .describe('Package for bidders: neutral, with columns that they fill in.'),
  reply: z
    .strictObject({
      title: words.describe('Slot: {{produk}}'),
      file: words,
      note: words.describe('Slots: {{dinilai}} {{memenuhi}} {{tidak}} {{belum}} {{kewajiban}} {{produk}}'),
      ...schemaForEach(['document', 'workbook', 'supplied', 'noDevice'], words).shape,
      sheets: schemaForEach(['quantities', 'matrix'], words),
      columns: z.strictObject({ quantities: z.array(words).length(9), matrix: z.array(words).length(7) }),
      verdicts: schemaForEach(['met', 'unmet', 'unstated', 'duty'], words),
      known: schemaForEach(['stated', 'unsourced', 'assumed', 'offer', 'unknown'], words),
    })
    .describe('The same list with our answers.'),
});
