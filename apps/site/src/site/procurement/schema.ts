import { z } from 'zod';
import { closingSchema, headingSchema, pageSchema, tableSchema } from '../../shared/records/page-schema.ts';
import { actionSchema, plain, text, titledSchema } from '../../shared/text/schema.ts';

/** A row of a worked example; the build verifies its sum. */
const sumSchema = z.strictObject({
  name: text.describe('What the line gives.'),
  sum: text.describe('The sum as it is written, e.g. 12 tangki × 150.000 = 1.800.000.'),
  unit: plain.optional().describe('Unit of the result, where the heading of the column does not say it.'),
  total: z.boolean().default(false).describe('A result that others build on.'),
});

const columns = z.array(text).length(3);

export const procurementPageSchema = pageSchema.extend({
  validity: text.describe('A certificate: {{nomor}}, {{penerbit}}, {{dari}}, {{hingga}}.'),
  endless: text.describe('The last day of a certificate that does not run out.'),
  dated: text.describe('When a term was stated: {{tanggal}}.'),
  sample: text.describe('A term that nobody has stated: {{nilai}}.'),
  approvals: headingSchema.extend({ columns }),
  terms: headingSchema.extend({
    columns,
    names: z.strictObject({ warranty: text, leadTime: text, dataLocation: text, exportPeriod: text }),
    exit: text.describe('What can be taken along when the contract ends.'),
  }),
  levels: z.strictObject({ caption: text, columns: z.array(text).length(4) }),
  cost: headingSchema.extend({
    factors: z.array(titledSchema).min(3).describe('What determines the price.'),
    example: z.strictObject({
      caption: text.describe('Says that it is an example, and of what.'),
      columns,
      rows: z.array(sumSchema).min(2),
      note: text,
      link: actionSchema,
    }),
  }),
  trial: headingSchema.extend({
    day: text.describe('Over a step: {{hari}} since the first day.'),
    steps: z
      .array(titledSchema.extend({ day: z.int().min(0).max(60) }))
      .min(3)
      .refine((steps) => steps.every(({ day }, index) => day > (steps[index - 1]?.day ?? -1)), 'days must rise'),
    criteria: tableSchema(4),
    end: text.describe('What follows when a criterion is not met.'),
    calendar: z.strictObject({
      label: text,
      submit: text,
      event: text.describe('Title of a step in the calendar: {{hari}}, {{judul}}.'),
    }),
  }),
  cpo: headingSchema.extend({ columns, rows: z.array(sumSchema).min(3), note: text }),
  closing: closingSchema,
});
export type ProcurementPage = z.infer<typeof procurementPageSchema>;
