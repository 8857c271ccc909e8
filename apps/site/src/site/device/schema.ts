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
    category: text.describe('Product category for search engines.'),
    share: shareSceneSchema(image),
    opening: z.strictObject({
      callouts: z
        .array(titledSchema)
        .length(calloutPlaces.length)
        .describe('Texts of the leader lines on the picture of the radar, in their order; two or three words each.'),
    }),
    placement: z.strictObject({
      label: text.describe('Text alternative of the drawing of the two tanks.'),
      caption: text,
    }),
    exploded: headingSchema
      .omit({ label: true })
      .extend({
        drawing: text.describe('Text alternative of the disassembled radar.'),
        parts: z
          .array(titledSchema)
          .length(leaders.length)
          .describe('Parts in the order of the numbers in the picture.'),
      })
      .describe('The disassembled radar.'),
    sheets: headingSchema.extend({
      labels: z.strictObject({
        specifications: text.describe('Title of the specifications that only the chosen device shows.'),
        download: text.describe('Link that downloads the datasheet.'),
        applications: text,
        parts: text.describe("Link from the radar's sheet to its parts."),
        shelf: text.describe('Note below the six devices on the origin of their dimensions.'),
        limits: text,
        turn: text.describe('Label of the control that rotates the device, followed by its title for screen readers.'),
      }),
    }),
    gateway: instrumentSchema(image).describe('The gateway, as a further sheet after the sensors.'),
    connectivity: headingSchema.extend({
      bars: z.strictObject({
        least: text.describe('Meaning of the solid part of a bar.'),
        most: text.describe('Meaning of the pale part of a bar.'),
        scale: text.describe('Units of the scales below the bars.'),
      }),
      columns: z.strictObject({ radio: text, principle: text, range: text, battery: text, power: text, useCase: text }),
    }),
    hardware: headingSchema.extend({
      parts: z
        .array(titledSchema)
        .min(3)
        .describe("Properties that make the hardware durable, apart from the radar's parts."),
    }),
    faq: headingSchema.extend({ items: z.array(faqSchema).min(4) }),
    closing: closingSchema,
  });
export type DevicePage = z.infer<ReturnType<typeof deviceSchema>>;
