import { formatUnit } from '../../shared/format/format.ts';

/** Millimetres as they are written: one digit while it says something. */
export const mm = (value: number): string => formatUnit(value, 'mm', value < 100 && !Number.isInteger(value) ? 1 : 0);
