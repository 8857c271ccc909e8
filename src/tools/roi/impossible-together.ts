import { avoidableShare } from './fields.ts';
import type { RoiValues } from './inputs.ts';

/** Why figures cannot be true, by the sentence that says so. */
export const roiImpossibilities = ['day', 'share', 'loss', 'hours', 'runOuts'] as const;
export type RoiImpossibility = (typeof roiImpossibilities)[number];

const minutesPerDay = 24 * 60;

/**
 * Figures that no site can have, by the field that is refused: a tank that is dipped longer than the day lasts, more
 * avoided than there is, more lost than passes through, more hours of downtime than of operation, and a tank that runs
 * out more often than once a day.
 */
export function impossibleTogether(values: RoiValues): Partial<Record<keyof RoiValues, RoiImpossibility>> {
  const shares = Object.values(avoidableShare).filter((field) => values[field] > 100);
  return {
    ...Object.fromEntries(shares.map((field) => [field, 'share'] as const)),
    ...(values.gaugings * values.minutes > minutesPerDay && { minutes: 'day' }),
    ...(values.lossShare > 100 && { lossShare: 'loss' }),
    ...(values.stopHours > values.workDays * 24 && { stopHours: 'hours' }),
    ...(values.runOuts > values.tanks * values.workDays && { runOuts: 'runOuts' }),
  };
}
