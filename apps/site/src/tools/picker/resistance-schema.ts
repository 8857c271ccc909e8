import { wettedMaterials } from 'tank-gauging/picker/resistance';
import { z } from 'zod';
import { plain } from '../../shared/text/schema.ts';

const celsius = z.number().min(-273).max(600);
const percent = z.number().min(0).max(100);
const material = z.enum(wettedMaterials);
const upTo = z.partialRecord(material, celsius).optional();

const rowSchema = z
  .strictObject({
    media: z.array(plain).min(1).describe('Media of media.yaml to which this row of the source applies.'),
    place: plain.describe('Page, table or row, as the source names it.'),
    concentration: z
      .tuple([percent, percent])
      .optional()
      .describe('% by mass, both ends included; absent: a pure liquid, or the source states no strength.'),
    from: celsius
      .optional()
      .describe('Temperature in °C below which the row permits nothing, if the source states one.'),
    suitable: upTo.describe('Material: °C up to which the source permits continuous contact.'),
    limited: upTo.describe('Material: °C up to which it permits contact with a loss or a condition.'),
    forbidden: z
      .partialRecord(material, z.union([celsius, z.literal('any')]))
      .optional()
      .describe('Material: °C from which the source advises against it, or any.'),
    note: plain.optional().describe('Condition or reason without which the row would be misleading.'),
  })
  .superRefine(({ concentration, from, suitable = {}, limited = {}, forbidden = {} }, context) => {
    const rated = wettedMaterials.flatMap((name) => {
      const steps = [from, suitable[name], limited[name], forbidden[name]].filter((step) => typeof step === 'number');
      const rises = steps.every((step, at) => at === 0 || (steps[at - 1] ?? step) <= step);
      const never = forbidden[name] === 'any' && (suitable[name] ?? limited[name]) !== undefined;
      return rises && !never ? [] : [`“${name}” is not rated worse with rising temperature`];
    });
    const states = Object.keys({ ...suitable, ...limited, ...forbidden });
    const issues = [
      ...rated,
      ...(states.length === 0 ? ['rates no material'] : []),
      ...(concentration && concentration[0] > concentration[1] ? ['`concentration` runs downwards'] : []),
    ];
    for (const message of issues) context.addIssue({ code: 'custom', message });
  });

/** A source and its ratings; its id is the name of its file. */
export const resistanceSchema = z.strictObject({
  title: plain.describe('Title of the table, chart or article.'),
  publisher: plain.describe('Person or organisation responsible for the figures.'),
  edition: plain.describe('Edition or date; if the source has none, information about the copy.'),
  where: z.url().describe('URL of the source, or of the copy that was read.'),
  scale: plain.describe("How the source's own ratings are mapped to suitable, limited and forbidden."),
  rows: z.array(rowSchema).min(1),
});
