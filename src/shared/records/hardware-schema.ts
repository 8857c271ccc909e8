import { z } from 'zod';
import { plain, text } from '../text/schema.ts';
import { type ImageSchema, pictureSchema } from './page-schema.ts';
import { pickerChoices, quantities } from './selection-schema.ts';

/** Asked of any instrument, in this order. */
export const datasheetQuestions = [
  'accuracy',
  'accuracyBase',
  'repeatability',
  'installed',
  'output',
  'supply',
  'operatingTemperature',
  'processTemperature',
  'processPressure',
  'wettedParts',
  'beam',
  'blindZone',
  'certificates',
  'connection',
  'dimensions',
  'weight',
  'orderCode',
] as const;
export type DatasheetQuestion = (typeof datasheetQuestions)[number];

/** What every datasheet states. */
const headFigures = ['frequency', 'range'] as const;

export const specificationSchema = z.strictObject({
  name: text.describe('What is specified, e.g. Rentang ukur.'),
  value: text.describe('Value with unit.'),
  answers: z
    .enum([...datasheetQuestions, ...headFigures])
    .optional()
    .describe('Question of the datasheet that this answers, or what it is in the table of all devices.'),
});

type Specification = z.infer<typeof specificationSchema>;

/** The questions that a record leaves open: its sheet shows samples. */
export const gapsOf = (
  questions: Partial<Record<DatasheetQuestion, unknown>>,
  specifications: readonly Pick<Specification, 'answers'>[],
): DatasheetQuestion[] =>
  datasheetQuestions.filter(
    (question) => question in questions && !specifications.some(({ answers }) => answers === question),
  );

/** The sensors, and the gateway as one more. */
export const instrumentSchema = (image: ImageSchema) =>
  z.strictObject({
    order: z.int().describe('Position in the catalogue.'),
    code: plain.describe('Letters of the instrument in a P&ID, e.g. LT.'),
    title: text.describe('Kind of sensor.'),
    description: text.describe('How it measures and where it is at home.'),
    specifications: z.array(specificationSchema).min(2),
    applications: z.array(text).min(2).describe('Where it is used.'),
    limits: text.describe('Where it must not be used.'),
    picture: pictureSchema(image),
  });
export type Instrument = z.infer<ReturnType<typeof instrumentSchema>>;

const rangeSchema = z.strictObject({ from: z.number(), to: z.number() });

/** ± mm, or ± per cent of a base. */
const errorSchema = z.union([
  z.strictObject({ mm: z.number().positive().describe('± mm of level.') }),
  z.strictObject({
    percent: z.number().positive().describe('± per cent of the base.'),
    base: z
      .enum(['range', 'setting'])
      .describe('range: the full range of the sheet; setting: the range that the instrument is set to.'),
    assumed: z.boolean().describe('True while the owner has not said what it is a per cent of.'),
  }),
]);

export const sensorSchema = (image: ImageSchema) =>
  instrumentSchema(image)
    .extend({
      error: errorSchema
        .optional()
        .describe('Accuracy of the instrument as stated. Left out while the owner has not stated it.'),
      installed: z
        .strictObject({ mm: z.number().positive() })
        .optional()
        .describe('± mm of a reading in an installed tank, which examples and tools take where `error` is not stated.'),
      selection: z
        .strictObject({
          measures: z.array(z.enum(quantities)).min(1).describe('What it reads; the first is its purpose.'),
          home: z
            .array(z.enum(pickerChoices.isi))
            .describe('Contents that it is made for; they decide between equals.'),
          distance: rangeSchema
            .nullable()
            .describe('Distance from its face to the surface, m; null where there is none.'),
          temperature: rangeSchema.nullable().describe('°C; null where the sheet states no range.'),
          pressure: rangeSchema.nullable().describe('bar at the diaphragm; null where the sheet states no range.'),
        })
        .describe('What the sensor picker needs to know; page and rules must agree.'),
    })
    .superRefine(({ specifications, error, installed, selection }, { addIssue }) => {
      const stated = (question: DatasheetQuestion, figure: string) => {
        const row = specifications.findIndex(({ answers }) => answers === question);
        if (specifications[row]?.value.plain?.replaceAll('\u00a0', ' ').includes(figure)) return;
        addIssue({
          code: 'custom',
          path: ['specifications', ...(row < 0 ? [] : [row])],
          message: `the row that answers ${question} must say ${figure}`,
        });
      };
      if (installed) stated('installed', `±${installed.mm} mm`);
      if (!error) return;
      const comma = (value: number) => String(value).replace('.', ',');
      stated('accuracy', 'mm' in error ? `±${comma(error.mm)} mm` : `${comma(error.percent)}%`);
      const { distance } = selection;
      if ('base' in error)
        stated(
          'accuracyBase',
          error.base === 'range' && distance ? `±${comma(error.percent * 10 * distance.to)} mm` : '',
        );
    });

export type Sensor = z.infer<ReturnType<typeof sensorSchema>>;

export const connectivitySchema = z.strictObject({
  order: z.int().describe('Position in the table.'),
  title: text.describe('Name of the radio.'),
  description: text.describe('How it works.'),
  range: text.describe('Range as shown.'),
  power: text.describe('Power need as shown.'),
  batteryLife: text.describe('Battery life as shown.'),
  useCase: text.describe('Where it fits.'),
  rangeKm: rangeSchema.nullable().describe('Range in km for the chart; null where it depends on the operator.'),
  batteryYears: rangeSchema.nullable().describe('Battery life in years for the chart; null with mains power.'),
  selection: z.strictObject({
    battery: z
      .strictObject({
        interval: z.number().positive().describe('Minutes between readings at which the stated life is taken to hold.'),
        idle: z
          .number()
          .min(0)
          .max(1)
          .describe('Share of the consumption at that interval that flows without readings.'),
      })
      .nullable()
      .describe('Assumption behind the battery life; null when it needs mains power.'),
  }),
});
export type Connectivity = z.infer<typeof connectivitySchema>;

/** Field by field as section 7 of the specification names them. */
export type SampleResponse = {
  tank_id: string;
  /** Per cent of the tank height, °C, bar. */
  level: number;
  temperature: number;
  pressure: number;
  /** ISO 8601. */
  timestamp: string;
  status: 'normal' | 'high' | 'low' | 'silent';
};
