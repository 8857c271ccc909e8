import { z } from 'zod';
import { pickerChoices, quantities } from './selection-fields.ts';

const range = z.strictObject({ from: z.number(), to: z.number() });

/** Error of a reading: ± mm, or ± per cent with what it is a per cent of. */
export const sensorErrorSchema = z.union([
  z.strictObject({ mm: z.number().positive().describe('± mm of level.') }),
  z.strictObject({
    percent: z.number().positive().describe('± per cent of the base.'),
    base: z
      .enum(['range', 'setting'])
      .describe('range: the full range of the sheet; setting: the range that the instrument is set to.'),
    assumed: z.boolean().describe('True while the owner has not said what it is a per cent of.'),
  }),
]);
export type SensorError = z.infer<typeof sensorErrorSchema>;

/** What the sensor picker needs to know of a sensor; figures must be those of its specifications. */
export const sensorSelectionSchema = z.strictObject({
  measures: z.array(z.enum(quantities)).min(1).describe('What it reads; the first is its purpose.'),
  home: z.array(z.enum(pickerChoices.isi)).describe('Contents that it is made for; they decide between equals.'),
  distance: range.nullable().describe('Distance from its face to the surface, m; null where there is none.'),
  temperature: range.nullable().describe('°C; null where the sheet states no range.'),
  pressure: range.nullable().describe('bar at the diaphragm; null where the sheet states no range.'),
});
export type SensorSelection = z.infer<typeof sensorSelectionSchema>;

/** What the sensor picker needs to know of a radio; reach and battery life stand in the record itself. */
export const radioSelectionSchema = z.strictObject({
  battery: z
    .strictObject({
      interval: z.number().positive().describe('Minutes between readings at which the stated life is taken to hold.'),
      idle: z.number().min(0).max(1).describe('Share of the consumption at that interval that flows without readings.'),
    })
    .nullable()
    .describe('Assumption behind the battery life; null when it needs mains power.'),
});
