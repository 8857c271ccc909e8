import { z } from 'zod';
import { plain, text } from '../text/schema.ts';

const stated = z.iso.date().describe('The day on which it was stated, e.g. "2026-12-01" in quotation marks.');
const basis = text.describe('What it is counted from, or which document states it.');

/** Never without its unit, its basis and the day on which it was stated. */
const termSchema = z.strictObject({
  value: z.number().positive(),
  unit: plain.describe('Unit of the value, e.g. bulan.'),
  basis,
  stated,
});

const certificateSchema = z.strictObject({
  subject: text.describe('The device, person or company that it was issued to.'),
  number: plain.describe('Number of the certificate.'),
  plgId: plain.optional().describe('PLG ID of an approved radio device (DJID).'),
  issuer: text.describe('Body that issued it.'),
  issued: z.iso.date(),
  until: z.iso.date().nullable().describe('Last day on which it holds; null where it does not run out.'),
});

const approvalSchema = z
  .strictObject({
    id: plain.regex(/^[a-z-]+$/),
    title: text.describe('What buyers ask for by name.'),
    asks: text.describe('What they check in it.'),
    entries: z.array(certificateSchema).describe('Empty while none has been supplied.'),
  })
  .refine(({ id, entries }) => id !== 'djid' || entries.every(({ plgId }) => plgId), {
    path: ['entries'],
    error: 'a certificate of DJID needs its plgId',
  });

const levelSchema = z.strictObject({
  service: text.describe('What is promised.'),
  figure: text.describe('How much of it: a claim or a term of a package.'),
  point: text.nullable().describe('Where, or from when on, it is measured; null while nobody has stated it.'),
  excluded: text.nullable().describe('What does not count; null while nobody has stated it.'),
});

/** What procurement asks of any supplier. Empty or null is what the owner has not supplied; pages say so. */
export const procurementSchema = z.strictObject({
  approvals: z.array(approvalSchema).min(1),
  terms: z.strictObject({
    warranty: termSchema.nullable(),
    leadTime: termSchema.nullable(),
    exportPeriod: termSchema.nullable(),
    dataLocation: z.strictObject({ place: text.describe('Country, and whose data centre.'), basis, stated }).nullable(),
  }),
  levels: z.array(levelSchema).min(1),
});
export type Procurement = z.infer<typeof procurementSchema>;
export type ProcurementTerm = keyof Procurement['terms'];
