import { clockTimeAt } from 'tank-gauging/simulator/clock';
import type { TankSpec } from 'tank-gauging/simulator/types';
import { weekdayAt } from '../../plant/terminal/dates.ts';
import { formatNumber, formatUnit } from '../../shared/format/format.ts';

const perKilolitre = { kL: 1, 'm³': 1, L: 1000 } as const;

/** Formats a standard volume in kL in the unit of its trade. */
export function stockText({ unit, density }: Pick<TankSpec, 'unit' | 'density'>, kilolitres: number): string {
  const value = kilolitres * (unit === 't' ? density : perKilolitre[unit]);
  const size = Math.abs(value);
  return formatUnit(value, unit, unit === 'L' || size >= 100 ? 0 : size >= 10 ? 1 : 2);
}

export const percentText = (level: number): string => formatUnit(level, '%', 1);

/** Days below which a duration is in hours. */
const shortSpan = 2;

export function spanText(days: number): string {
  return days < shortSpan ? formatUnit(Math.round(days * 24), 'jam') : formatUnit(days, 'hari', 1);
}

/** Range of a duration: `5,9–6,9 hari`, `21–25 jam`. */
export function rangeText(low: number, high: number): string {
  const first = high < shortSpan ? formatNumber(Math.round(low * 24)) : formatNumber(low, 1);
  return `${first}–${spanText(high)}`;
}

export function ageText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = formatUnit(minutes % 60, 'menit');
  return hours > 0 ? `${formatUnit(hours, 'jam')} ${rest}` : rest;
}

export const momentText = (minute: number): string => `${weekdayAt(minute)} ${clockTimeAt(minute)}`;

/** Toast that disappears by itself; its library is loaded with the first one. */
export async function notify(title: string, description?: string): Promise<void> {
  const { toast } = await import('sonner').catch(() => ({ toast: undefined }));
  // If the library fails to load, nothing is lost: the demo shows the same information.
  toast?.(title, description === undefined ? {} : { description });
}
