import { formatNumber, formatUnit } from '../../shared/format/format.ts';

/** Litres as one says them. */
export const litreWords = (value: number): string => formatUnit(Math.round(value), 'L');

/** A share as per cent; what is not quite nothing or everything says so. */
export function chanceWords(share: number): string {
  if (share > 0 && share < 0.001) return '< 0,1%';
  if (share < 1 && share > 0.999) return '> 99,9%';
  return `${formatNumber(share * 100, 1)}%`;
}

/** A span of days: in minutes below two hours, in hours below two days. */
export function spanWords(days: number): string {
  const minutes = days * 1440;
  if (minutes < 120) return formatUnit(Math.round(minutes), 'menit');
  if (days < 2) return formatUnit(days * 24, 'jam', Number.isInteger(Math.round(days * 240) / 10) ? 0 : 1);
  return formatUnit(days, 'hari', days < 100 && !Number.isInteger(Math.round(days * 10) / 10) ? 1 : 0);
}
