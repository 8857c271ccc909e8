import { z } from 'zod';
import { faqSchema } from '../../shared/records/faq.ts';
import { instrumentSchema } from '../../shared/records/hardware.ts';
import { closingSchema, headingSchema, pageSchema } from '../../shared/records/page.ts';
import { type ImageSchema, shareSceneSchema } from '../../shared/records/picture.ts';
import { text, titledSchema } from '../../shared/text/schema.ts';
import { explodedSchema } from './exploded-schema.ts';

const sheetLabelsSchema = z.strictObject({
  index: text.describe('Name of the list of sheets, read out.'),
  sheet: text.describe('Word before the number of a sheet, e.g. Lembar.'),
  specifications: text.describe('Caption of the specification table, followed by the title of the sensor.'),
  download: text.describe('The control that downloads the sheet.'),
  applications: text.describe('Heading over the applications.'),
  limits: text.describe('Heading over the limits.'),
  turn: text.describe('The control that turns the device, followed by its title for those who do not see it.'),
});
export type SheetLabels = z.infer<typeof sheetLabelsSchema>;

const chartLabelsSchema = z.strictObject({
  label: text.describe('What the chart shows, in one sentence, for those who do not see it.'),
  range: text.describe('Title of the horizontal axis.'),
  battery: text.describe('Title of the vertical axis.'),
  network: text.describe('Words over the zone for radios without a range of their own.'),
  mains: text.describe('Words at the row for radios without a battery.'),
});
export type ChartLabels = z.infer<typeof chartLabelsSchema>;

const connectivitySectionSchema = headingSchema.extend({
  chart: chartLabelsSchema,
  figure: text.describe('Caption under the chart.'),
  caption: text.describe('Caption of the table.'),
  columns: z.array(text).length(5).describe('Column headings: radio, range, power, battery life, use case.'),
});
export type ConnectivitySection = z.infer<typeof connectivitySectionSchema>;

const hardwareSectionSchema = headingSchema.extend({
  drawing: text.describe('What the cut-away drawing shows, for those who do not see it.'),
  caption: text.describe('Caption under the drawing.'),
  parts: z.array(titledSchema).length(10).describe('The parts in the order of the numbers in the drawing.'),
  protection: z.strictObject({
    caption: text.describe('Caption of the table.'),
    columns: z.array(text).length(3),
    rows: z.array(z.array(text).length(3)).min(2),
  }),
});
export type HardwareSection = z.infer<typeof hardwareSectionSchema>;

export const deviceSchema = (image: ImageSchema) =>
  pageSchema.extend({
    category: text.describe('What kind of product it is, for search engines.'),
    share: shareSceneSchema(image),
    placement: z.strictObject({
      label: text.describe('What the drawing in the hero shows, for those who do not see it.'),
      caption: text.describe('Caption under it.'),
    }),
    exploded: explodedSchema.describe('The radar in its parts.'),
    sheets: headingSchema.extend({ labels: sheetLabelsSchema }),
    gateway: instrumentSchema(image).describe('The gateway, as one more sheet after the sensors.'),
    connectivity: connectivitySectionSchema,
    hardware: hardwareSectionSchema,
    faq: headingSchema.extend({ items: z.array(faqSchema).min(4) }),
    closing: closingSchema,
  });
export type DevicePage = z.infer<ReturnType<typeof deviceSchema>>;
