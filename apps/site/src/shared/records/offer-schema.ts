import { z } from 'zod';
import { inUnit } from '../format/answer.ts';
import { linkSchema, text } from '../text/schema.ts';
import { valueSchema } from './answer-schema.ts';
import { type ImageSchema, pictureSchema } from './page-schema.ts';

export const serviceSchema = (image: ImageSchema) =>
  z.strictObject({
    order: z.int().describe('Position on the page.'),
    title: text.describe('Name of the service line.'),
    subtitle: text.describe('What kind of thing it is.'),
    description: text.describe('What it does for the buyer.'),
    features: z.array(text).min(3).describe('What belongs to it.'),
    badge: text.describe('A word or two that place it.'),
    link: linkSchema,
    picture: pictureSchema(image),
  });
export type Service = z.infer<ReturnType<typeof serviceSchema>>;

export const teamServiceSchema = z
  .strictObject({
    order: z.int().describe('Position on the timeline.'),
    title: text.describe('Name of the service.'),
    description: text.describe('What is done and why.'),
    details: z.array(text).min(3).describe('The steps.'),
    duration: valueSchema.describe('How long it takes, in working days; in words what goes on.'),
    everyMonths: z.int().positive().optional().describe('Months between visits, for the drawing of what recurs.'),
    team: text.describe('Who comes.'),
    deliverables: z.array(text).min(1).describe('What the buyer has in hand afterwards.'),
  })
  .transform(({ duration, ...service }) => ({
    ...service,
    duration: duration.value,
    /** Duration in working days, for the timeline; null for ongoing services. */
    days: inUnit(duration.answer, 'hari') ?? null,
  }));
export type TeamService = z.infer<typeof teamServiceSchema>;

export const supportPackageSchema = z
  .strictObject({
    order: z.int().describe('Position in the table.'),
    name: text.describe('Name of the package.'),
    description: text.describe('For whom it is.'),
    features: z.array(text).min(3).describe('What it includes.'),
    sla: valueSchema.describe('Time to respond.'),
    availability: text.describe('When somebody is there.'),
    price: text.describe('Price as shown.'),
    recommended: z.boolean().describe('Flagged as Most Popular.'),
  })
  .transform(({ sla, ...pack }) => ({ ...pack, sla: sla.value, answer: sla.answer }));
export type SupportPackage = z.infer<typeof supportPackageSchema>;
