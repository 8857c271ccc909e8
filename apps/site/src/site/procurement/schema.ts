import { z } from 'zod';
import {
  closingSchema,
  headingSchema,
  pageSchema,
  sumRowsSchema,
  tableSchema,
} from '../../shared/records/page-schema.ts';
import { actionSchema, text, titledSchema } from '../../shared/text/schema.ts';
import { siteVocabulary } from '../../shared/text/vocabulary.ts';

/** Day of the trial; `akhir` is the last one, which the claim states. */
const trialDay = z.union([z.int().min(0).max(60), z.literal('akhir')]).transform((day, context) => {
  if (day !== 'akhir') return day;
  const [, days] = /^(\d+)\shari$/.exec(siteVocabulary().names['trialDays'] ?? '') ?? [];
  if (!days) context.addIssue('claims/trial.yaml states no number of days');
  return Number(days);
});

const columns = z.array(text).length(3);

export const procurementPageSchema = pageSchema.extend({
  validity: text.describe('Text of a certificate: {{nomor}}, {{penerbit}}, {{dari}}, {{hingga}}.'),
  endless: text.describe('Text instead of the last day of a certificate that does not expire.'),
  dated: text.describe('Date on which a term was stated: {{tanggal}}.'),
  sample: text.describe('A term that has not been stated: {{nilai}}.'),
  approvals: headingSchema.extend({ columns }),
  terms: headingSchema.extend({
    columns,
    names: z.strictObject({ warranty: text, leadTime: text, dataLocation: text, exportPeriod: text }),
    exit: text.describe('Data that the buyer receives at the end of the contract.'),
  }),
  levels: z.strictObject({ caption: text, columns: z.array(text).length(4) }),
  cost: headingSchema.extend({
    factors: z.array(titledSchema).min(3).describe('Factors that determine the price.'),
    example: sumRowsSchema.extend({
      caption: text.describe('Caption that identifies the example.'),
      link: actionSchema,
    }),
  }),
  trial: headingSchema.extend({
    day: text.describe('Label above a step: {{hari}} since the first day.'),
    steps: z
      .array(titledSchema.extend({ day: trialDay }))
      .min(3)
      .refine((steps) => steps.every(({ day }, index) => day > (steps[index - 1]?.day ?? -1)), 'days must rise'),
    criteria: tableSchema(4),
    end: text.describe('Consequence if a criterion is not met.'),
    calendar: z.strictObject({
      label: text,
      submit: text,
      event: text.describe('Title of a step in the calendar: {{hari}}, {{judul}}.'),
    }),
  }),
  list: headingSchema.describe('The list of tanks, which is read and priced on the page.'),
  closing: closingSchema,
});
export type ProcurementPage = z.infer<typeof procurementPageSchema>;
