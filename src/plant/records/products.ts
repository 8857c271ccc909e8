import { z } from 'zod';
import { plain } from '../../shared/text/schema.ts';

const density = z.number().min(400).max(2500);
const source = plain.describe('Where these figures stand.');

/** How a product is brought to 15 °C: by one of three ways, each with what it rests on. */
const productSchema = z.union([
  z.strictObject({
    density: density.describe('kg/m³ at 15 °C.'),
    group: z.enum(['bbm', 'mentah', 'pelumas']).describe('Group of API MPMS 11.1 (2004) whose equations hold.'),
    source,
  }),
  z.strictObject({
    densities: z
      .array(z.tuple([z.number().describe('°C'), density]))
      .min(2)
      .refine((lines) => lines.every(([at], index) => at > (lines[index - 1]?.[0] ?? -Infinity)), 'from cold to warm')
      .refine((lines) => lines[0] && lines[0][0] <= 15, 'the table begins at 15 °C or below')
      .describe('Densities in kg/m³, from cold to warm; first and last line are the range in which they hold.'),
    source,
  }),
  z.strictObject({
    density: density.describe('kg/m³ as it is stored.'),
    uncorrected: plain.describe('Why its volume is counted as observed.'),
  }),
]);
export type Product = z.infer<typeof productSchema>;

/** Shape of site/products.yaml. */
export const productsSchema = z.record(z.string(), productSchema);
