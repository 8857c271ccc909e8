import { formatUnit } from '../../../shared/format/format.ts';
import type { Field, InstrumentDrawing } from './instrument.ts';

/** A value of a slider as it is read, with its unit. */
export const fieldValue = ({ digits = 0 }: Field, value: number, unit: string): string =>
  formatUnit(value, unit, digits);

/** Where all sliders stand before anybody moves them. */
export const startValues = ({ fields }: InstrumentDrawing): Record<string, number> =>
  Object.fromEntries(Object.entries(fields).map(([name, { start }]) => [name, start]));
