import { z } from 'zod';
import { plain } from '../../shared/text/schema.ts';

/** Materials that the medium touches: metals, fluoropolymers and polypropylene, elastomers, ceramic and glass. */
export const wettedMaterials = [
  ...(['316l', 'hastelloy-c276', 'titanium', 'copper-alloys'] as const),
  ...(['ptfe-pfa', 'pvdf', 'pp'] as const),
  ...(['fkm', 'ffkm', 'epdm'] as const),
  ...(['alumina', 'borosilicate'] as const),
] as const;
export type WettedMaterial = (typeof wettedMaterials)[number];

/** From the mildest: where sources disagree the last one holds. */
export const ratings = ['suitable', 'limited', 'forbidden'] as const;
export type Rating = (typeof ratings)[number];

const celsius = z.number().min(-273).max(600);
const percent = z.number().min(0).max(100);
const materials = z.array(z.enum(wettedMaterials)).min(1).optional();

const rowSchema = z
  .strictObject({
    media: z.array(plain).min(1).describe('Media of media.yaml that this row of the source is about.'),
    place: plain.describe('Page, table or row of the source, as the source names it.'),
    concentration: z
      .tuple([percent, percent])
      .optional()
      .describe('% by mass, both ends included; absent: the source states no strength.'),
    minTemperature: celsius
      .optional()
      .describe('°C. Lower end of what is permitted; what is forbidden is so from here up, else at any temperature.'),
    maxTemperature: celsius.optional().describe('°C. Upper end of what is permitted; nothing is known beyond it.'),
    suitable: materials.describe('The source permits continuous contact.'),
    limited: materials.describe('The source permits it with a loss or a condition: to be asked about.'),
    forbidden: materials.describe('The source advises against it.'),
    note: plain.optional().describe('A condition or ground without which the row would mislead.'),
  })
  .superRefine(({ concentration, minTemperature, maxTemperature, ...row }, context) => {
    const listed = ratings.flatMap((rating) => row[rating] ?? []);
    const permits = row.suitable ?? row.limited;
    const issues = [
      ...(listed.length === 0 ? ['rates no material'] : []),
      ...listed.filter((material, at) => listed.indexOf(material) !== at).map((twice) => `rates “${twice}” twice`),
      ...(permits && maxTemperature === undefined ? ['permits without an upper temperature'] : []),
      ...(!permits && maxTemperature !== undefined ? ['an upper temperature belongs to a permit'] : []),
      ...(minTemperature !== undefined && maxTemperature !== undefined && minTemperature > maxTemperature
        ? ['`minTemperature` lies above `maxTemperature`']
        : []),
      ...(concentration && concentration[0] > concentration[1] ? ['`concentration` runs downwards'] : []),
    ];
    for (const message of issues) context.addIssue({ code: 'custom', message });
  });

/** One source with what was read in it; its id is the name of its file. */
export const resistanceSchema = z.strictObject({
  title: plain.describe('Title of the table, chart or article.'),
  publisher: plain.describe('Who answers for the figures.'),
  edition: plain.describe('Edition or date; where the source has none, the day of the copy.'),
  where: z.url().describe('Address of the source, or of the copy in which it was read.'),
  scale: plain.describe('How its own ratings are read as suitable, limited and forbidden.'),
  rows: z.array(rowSchema).min(1),
});
export type ResistanceRecord = z.infer<typeof resistanceSchema>;
