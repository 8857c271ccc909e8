import { z } from 'zod';
import { headingSchema } from '../../shared/records/page.ts';
import { text, titledSchema } from '../../shared/text/schema.ts';
import { leaders } from './radar-parts.ts';

export const explodedSchema = headingSchema.omit({ label: true }).extend({
  drawing: text.describe('What the radar in its parts shows, for those who do not see it.'),
  parts: z.array(titledSchema).length(leaders.length).describe('The parts in the order of the numbers in the picture.'),
});
export type ExplodedSection = z.infer<typeof explodedSchema>;
