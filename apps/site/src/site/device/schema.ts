import { z } from 'zod';
import { instrumentSchema } from '../../shared/records/hardware-schema.ts';
import {
  closingSchema,
  faqSchema,
  headingSchema,
  type ImageSchema,
  pageSchema,
  shareSceneSchema,
} from '../../shared/records/page-schema.ts';
import { text, titledSchema } from '../../shared/text/schema.ts';
import { calloutPlaces, leaders } from './radar-parts.ts';

export const deviceSchema = (image: ImageSchema) =>
  pageSchema.extend({
    category: text.describe('What kind of product it is, for search engines.'),
    share: shareSceneSchema(image),
    opening: z.strictObject({
      callouts: z
        .array(titledSchema)
        .length(calloutPlaces.length)
        .describe('What the leaders on the picture of the radar name, in their order; two or three words each.'),
    }),
    placement: z.strictObject({
      label: text.describe('What the drawing of the two tanks shows, for those who do not see it.'),
      caption: text,
    }),
    exploded: headingSchema
      .omit({ label: true })
      .extend({
        drawing: text.describe('What the radar in its parts shows, for those who do not see it.'),
        parts: z
          .array(titledSchema)
          .length(leaders.length)
          .describe('The parts in the order of the numbers in the picture.'),
      })
      .describe('The radar in its parts.'),
    sheets: headingSchema.extend({
      labels: z.strictObject({
        specifications: text.describe('Caption of the table in a sheet, followed by the title of the device.'),
        download: text.describe('The control that downloads the sheet.'),
        columns: z
          .strictObject({ device: text, principle: text, specifications: text, applications: text })
          .describe('Headings of the table of all devices.'),
        parts: text.describe('The control that leads from the sheet of the radar to its parts.'),
        shelf: text.describe('Under the six devices at one scale: whose measures these are.'),
        limits: text,
        turn: text.describe('The control that turns the device, followed by its title for those who do not see it.'),
      }),
    }),
    gateway: instrumentSchema(image).describe('The gateway, as one more sheet after the sensors.'),
    connectivity: headingSchema.extend({
      bars: z.strictObject({
        least: text.describe('What the full part of a bar means.'),
        most: text.describe('What the pale part of a bar means.'),
        scale: text.describe('What the scales under the bars count.'),
      }),
      columns: z.strictObject({ radio: text, principle: text, range: text, battery: text, power: text, useCase: text }),
    }),
    hardware: headingSchema.extend({
      parts: z.array(titledSchema).min(3).describe('What makes the hardware last, besides the parts of the radar.'),
    }),
    faq: headingSchema.extend({ items: z.array(faqSchema).min(4) }),
    closing: closingSchema,
  });
export type DevicePage = z.infer<ReturnType<typeof deviceSchema>>;
