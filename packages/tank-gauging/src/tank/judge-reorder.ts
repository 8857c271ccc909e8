import { type AlarmField, type AlarmValues, alarmInputs } from '../alarm/inputs.ts';
import { assessReorderPoint, contradictions } from '../alarm/reorder-point.ts';
import { tankUse } from '../alarm/tank-use.ts';
import { initialValues } from '../inputs.ts';
import type { Tank, TankField } from './tank-record.ts';

/** Share of deliveries that do not fit, from which it is mentioned. */
const worthSaying = 0.01;

/** Fields without which no reorder point can be calculated. */
const needed = ['use', 'delivery', 'leadTime'] as const satisfies readonly TankField[];

/** Assumptions of a reorder point: inputs of the alarm that the tank does not state, with their values. */
export type ReorderAssumptions = readonly { field: AlarmField; value: number }[];

export type Reorder =
  | { state: 'unasked'; missing: TankField[] }
  /** The safe fill, or one of the stock limits, contradicts the remaining ones. */
  | { state: 'contradiction'; fields: AlarmField[] }
  /** No order can arrive in time: the point would be above the highest fill, in litres. */
  | { state: 'none'; highest: number; assumptions: ReorderAssumptions }
  /** `misfit`: share of deliveries ordered at the point that do not fit, where it is worth mentioning. */
  | { state: 'possible'; litres: number; safety: number; misfit: number | undefined; assumptions: ReorderAssumptions };

/** Inputs of the alarm page for a tank, by which its reorder point and levels are calculated. */
export const stockValues = (tank: Tank): AlarmValues => ({
  ...initialValues(alarmInputs),
  ...tankUse.fromTank(tank),
});

/** Judges when to order again, as the alarm page does for the same tank; `full` is its capacity in litres. */
export function judgeReorder(tank: Tank, given: ReadonlySet<TankField>, full: number): Reorder {
  const missing = needed.filter((field) => !(tank[field] > 0));
  if (missing.length > 0) return { state: 'unasked', missing };
  const values = stockValues(tank);
  const fields = Object.keys(contradictions(values)) as AlarmField[];
  if (tank.safe > full * 1.001) fields.push('capacity');
  if (fields.length > 0) return { state: 'contradiction', fields };
  const found = assessReorderPoint(values);
  const assumed = [
    ...(tank.safe > 0 ? [] : (['capacity'] as const)),
    ...(tank.dead > 0 ? [] : (['unusable'] as const)),
    ...(['useSpread', 'leadTimeSpread', 'serviceLevel'] as const),
    ...(given.has('interval') ? [] : (['readingInterval'] as const)),
  ];
  const assumptions = assumed.map((field) => ({ field, value: values[field] }));
  if (found.verdict === 'small') return { state: 'none', highest: values.capacity, assumptions };
  const { point, safety, overfullThen } = found;
  const misfit = overfullThen >= worthSaying ? overfullThen : undefined;
  return { state: 'possible', litres: point, safety, misfit, assumptions };
}
