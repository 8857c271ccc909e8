import { joinTexts } from 'contract/marked';
import { type Answer, inUnit } from 'tank-gauging/picker/answer';
import type { InstrumentError } from 'tank-gauging/picker/budget';
import { pickerChoices, quantities } from 'tank-gauging/tank/choices';
import { z } from 'zod';
import { plain, text } from '../text/schema.ts';
import { knownSchema, valueSchema } from './answer-schema.ts';
import { type ImageSchema, pictureSchema } from './page-schema.ts';

/** Questions that every datasheet answers, in this order. */
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

/** Specifications that every datasheet states. */
const headFigures = ['frequency', 'range', 'enclosure'] as const;
export const sheetQuestions = z.enum([...datasheetQuestions, ...headFigures]);

export const specificationSchema = z
  .strictObject({
    name: text.describe('Name of the specification, e.g. Rentang ukur.'),
    value: valueSchema.describe('Value with unit: typed if it is to be compared with requirements, else a text.'),
    note: text.optional().describe('Text after the value.'),
    answers: sheetQuestions
      .optional()
      .describe('Question of the datasheet that this answers, or its column in the table of all devices.'),
    known: knownSchema,
  })
  .transform(({ value: { value, answer }, note, ...row }) => {
    return { ...row, ...(answer && { answer }), value: note ? joinTexts([value, note], '; ') : value };
  });

type Specification = z.infer<typeof specificationSchema>;

/** Questions that a record leaves open; the datasheet shows samples for them. */
export const findGaps = (
  questions: Partial<Record<DatasheetQuestion, unknown>>,
  specifications: readonly Pick<Specification, 'answers'>[],
): DatasheetQuestion[] =>
  datasheetQuestions.filter(
    (question) => question in questions && !specifications.some(({ answers }) => answers === question),
  );

/** Schema of an instrument: the sensors, and the gateway. */
export const instrumentSchema = (image: ImageSchema) =>
  z.strictObject({
    order: z.int().describe('Position in the catalogue.'),
    code: plain.describe('P&ID letters of the instrument, e.g. LT.'),
    title: text.describe('Kind of sensor.'),
    description: text.describe('Measuring principle and typical use.'),
    specifications: z.array(specificationSchema).min(2),
    applications: z.array(text).min(2).describe('Applications.'),
    limits: text.describe('Limits of use.'),
    picture: pictureSchema(image),
  });
export type Instrument = z.infer<ReturnType<typeof instrumentSchema>>;

export const sensorSchema = (image: ImageSchema) =>
  instrumentSchema(image)
    .extend({
      selection: z
        .strictObject({
          measures: z.array(z.enum(quantities)).min(1).describe('Measured quantities; the first is the main one.'),
          home: z
            .array(z.enum(pickerChoices.isi))
            .describe('Contents that the instrument is made for; preferred among equals.'),
        })
        .describe('Data for the sensor picker that the specifications do not contain.'),
    })
    .transform(({ selection, ...sensor }, context) => {
      const findRow = (question: Specification['answers']) =>
        sensor.specifications.find(({ answers }) => answers === question);
      const range = (unit: string, question: 'range' | 'operatingTemperature' = 'range') => {
        const answer = findRow(question)?.answer;
        return answer && 'from' in answer && answer.unit === unit ? { from: answer.from, to: answer.to } : null;
      };
      const distance = range('m');
      const error = statedError(findRow('accuracy')?.answer, findRow('accuracyBase')?.known === 'assumed');
      if (error && 'base' in error) {
        const inMillimetres =
          error.base === 'range' && distance ? `±${comma(error.percent * 10 * distance.to)} mm` : '';
        if (!findRow('accuracyBase')?.value.plain.replaceAll('\u00a0', ' ').includes(inMillimetres))
          context.addIssue({
            code: 'custom',
            path: ['specifications'],
            message: `accuracyBase must say ${inMillimetres}`,
          });
      }
      return {
        ...sensor,
        ...(error && { error }),
        selection: {
          ...selection,
          /** Measuring range: distance from the sensor’s face to the surface, m. */
          distance,
          /** Process temperature range, °C. */
          temperature: range('°C') ?? range('°C', 'operatingTemperature'),
          /** Pressure range at the diaphragm, bar. */
          pressure: range('bar'),
        },
      };
    });

const comma = (value: number) => String(value).replace('.', ',');

/** Level error from the stated accuracy; undefined if none is stated, or a percentage has no base. */
function statedError(answer: Answer | undefined, assumed: boolean): InstrumentError | undefined {
  if (!answer || !('pm' in answer || 'number' in answer)) return undefined;
  const [value, base] = 'pm' in answer ? [answer.pm, answer.of] : [answer.number, answer.base];
  if (answer.unit === 'mm') return { mm: value };
  return base && { percent: value, base, assumed };
}

export type Sensor = z.infer<ReturnType<typeof sensorSchema>>;

export const connectivitySchema = z
  .strictObject({
    order: z.int().describe('Position in the table.'),
    title: text.describe('Name of the radio.'),
    description: text.describe('Working principle.'),
    range: valueSchema.describe('Range in m or km; a text if it depends on the operator.'),
    power: text.describe('Power requirement as shown.'),
    batteryLife: valueSchema.describe('Battery life in months or years; a text with mains power.'),
    useCase: text.describe('Typical use.'),
    selection: z.strictObject({
      battery: z
        .strictObject({
          interval: z
            .number()
            .positive()
            .describe('Minutes between readings for which the stated battery life is assumed to hold.'),
          idle: z
            .number()
            .min(0)
            .max(1)
            .describe('Share of the consumption at that interval that does not depend on readings.'),
        })
        .nullable()
        .describe('Assumption behind the battery life; null with mains power.'),
    }),
  })
  .transform(({ range, batteryLife, ...radio }) => ({
    ...radio,
    range: range.value,
    batteryLife: batteryLife.value,
    reach: range.answer,
    /** Range in km; null where it depends on the operator. */
    rangeKm: inUnit(range.answer, 'km') ?? null,
    /** Battery life in years; null with mains power. */
    batteryYears: inUnit(batteryLife.answer, 'tahun') ?? null,
  }));
export type Connectivity = z.infer<typeof connectivitySchema>;

/** A reading as in section 7 of the specification. */
export type SampleResponse = {
  tank_id: string;
  /** Level in % of the tank height, temperature in °C, pressure in bar. */
  level: number;
  temperature: number;
  pressure: number;
  /** ISO 8601. */
  timestamp: string;
  status: 'normal' | 'high' | 'low' | 'silent';
};
