import { inUnit } from 'tank-gauging/picker/answer';
import { z } from 'zod';
import { linkSchema, text } from '../text/schema.ts';
import { valueSchema } from './answer-schema.ts';
import { type ImageSchema, pictureSchema } from './page-schema.ts';

export const serviceSchema = (image: ImageSchema) =>
  z.strictObject({
    order: z.int().describe('Position on the page.'),
    title: text.describe('Name of the service line.'),
    subtitle: text.describe('Kind of offering.'),
    description: text.describe('Benefit for the buyer.'),
    features: z.array(text).min(3).describe('Components of the offering.'),
    badge: text.describe('One or two words that classify it.'),
    link: linkSchema,
    picture: pictureSchema(image),
  });
export type Service = z.infer<ReturnType<typeof serviceSchema>>;

export const teamServiceSchema = z
  .strictObject({
    order: z.int().describe('Position on the timeline.'),
    title: text.describe('Name of the service.'),
    description: text.describe('Work and its purpose.'),
    details: z.array(text).min(3).describe('Steps of the work.'),
    duration: valueSchema.describe('Duration in working days; a text for a continuous service.'),
    everyMonths: z.int().positive().optional().describe('Months between recurring visits, for the drawing.'),
    team: text.describe('People who come.'),
    deliverables: z.array(text).min(1).describe('Results that the buyer keeps.'),
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
    description: text.describe('Target customers.'),
    features: z.array(text).min(3).describe('Included services.'),
    sla: valueSchema.describe('Response time.'),
    availability: text.describe('Service hours.'),
    price: text.describe('Price as shown.'),
    recommended: z.boolean().describe('Flagged as Most Popular.'),
  })
  .transform(({ sla, ...pack }) => ({ ...pack, sla: sla.value, answer: sla.answer }));
export type SupportPackage = z.infer<typeof supportPackageSchema>;
