import { z } from 'zod';
import type { Plain } from '../text/marked.ts';
import { text } from '../text/schema.ts';
import {
  type ChoiceName,
  type Condition,
  mediumFigures,
  mediumTraits,
  pickerChoices,
  pickerNumbers,
  quantities,
  radioCriteria,
  sensorCriteria,
  type TraitName,
} from './selection-fields.ts';

const some = (values: readonly [string, ...string[]]) => z.array(z.enum(values)).min(1).optional();
const bounds = z
  .strictObject({ above: z.number().optional(), below: z.number().optional() })
  .refine(({ above, below }) => above !== undefined || below !== undefined, 'must name a bound');

/** What a rule may ask of the medium in the tank. */
const mediumConditionSchema = z.strictObject({
  ...(Object.fromEntries(Object.entries(mediumTraits).map(([name, values]) => [name, some(values)])) as Record<
    TraitName,
    ReturnType<typeof some>
  >),
  dielectric: bounds.optional().describe('Bounds on the lowest dielectric constant that the sources give.'),
  unknown: z.array(z.enum(mediumFigures)).min(1).optional().describe('Only when one of these figures has no source.'),
  absorbs: z.boolean().optional().describe('Whether its vapour weakens microwaves.'),
});

/** Every field named must hold: a choice has one of the values, a figure lies above or below a bound. */
export const conditionSchema: z.ZodType<Condition, Condition> = z.strictObject({
  ...(Object.fromEntries(Object.entries(pickerChoices).map(([name, values]) => [name, some(values)])) as Record<
    ChoiceName,
    ReturnType<typeof some>
  >),
  besaran: z.array(z.enum(quantities)).min(1).optional().describe('Only when it is judged for one of these.'),
  medium: mediumConditionSchema.optional(),
  angka: z.strictObject(Object.fromEntries(pickerNumbers.map((name) => [name, bounds.optional()]))).optional(),
});

const ruleSchema = <T extends string>(criteria: readonly [T, ...T[]]) =>
  z
    .strictObject({
      about: z.enum(criteria).describe('Row of the decision table.'),
      when: conditionSchema.describe('Answers that call the rule up.'),
      verdict: z.enum(['care', 'reject']).describe('care: possible, with a condition; reject: does not fit.'),
      reason: text.describe(
        'Why, in one or two sentences; may hold {{isi}} {{dielektrik}} {{massaJenis}} {{bahanBasah}}.',
      ),
      basis: text.optional().describe('Where the limit of the rule comes from: the source in words.'),
      change: text.optional().describe('What would have to change; every rejection says it.'),
    })
    .refine(({ verdict, change }) => (verdict === 'reject') === (change !== undefined), {
      error: 'a rejection, and only a rejection, says what would have to change',
      path: ['change'],
    });

export const sensorRuleSchema = ruleSchema(sensorCriteria);
export const radioRuleSchema = ruleSchema(radioCriteria);
export type Rule = Plain<z.infer<typeof sensorRuleSchema> | z.infer<typeof radioRuleSchema>>;

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
  rules: z.array(sensorRuleSchema),
});
export type SensorSelection = Plain<z.infer<typeof sensorSelectionSchema>>;

/** What the sensor picker needs to know of a radio; reach and battery life stand in the record itself. */
export const radioSelectionSchema = z.strictObject({
  battery: z
    .strictObject({
      interval: z.number().positive().describe('Minutes between readings at which the stated life is taken to hold.'),
      idle: z.number().min(0).max(1).describe('Share of the consumption at that interval that flows without readings.'),
    })
    .nullable()
    .describe('Assumption behind the battery life; null when it needs mains power.'),
  rules: z.array(radioRuleSchema),
});
