import { start } from '../../plant/simulator/clock.ts';

/** Whole minutes since the simulated start of a moment in ISO 8601, rounded down; NaN for any other text. */
export const minuteOf = (moment: string): number => Math.floor((Date.parse(moment) - Date.parse(start)) / 60_000);
