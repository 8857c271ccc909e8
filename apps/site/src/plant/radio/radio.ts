import type { Years } from 'tank-gauging/battery-life';
import { formatNumber } from '../../shared/format/format.ts';

/** Text of a range: in years from one year up, in months below, in days below two months. */
export function yearsText({ from, to }: Years): string {
  const [factor, unit] = to >= 1 ? [1, 'tahun'] : to >= 1 / 6 ? [12, 'bulan'] : [365, 'hari'];
  const write = (years: number) => {
    const value = years * factor;
    return formatNumber(value, value < 10 && Math.abs(value - Math.round(value)) > 0.05 ? 1 : 0);
  };
  const [low, high] = [write(from), write(to)];
  return low === high ? `${high}\u00a0${unit}` : `${low}–${high}\u00a0${unit}`;
}

/** Scales of the chart of radio range against battery life, in per cent of the plot; y points upwards. */

/** Position of a distance on the logarithmic axis from 30 m to 30 km. */
export const rangePosition = (km: number) => (Math.log10(km / 0.03) / 3) * 100;

/** Position of a battery life on the axis from 0 to 11 years. */
export const batteryPosition = (years: number) => (years / 11) * 100;

export const rangeTicks = [
  { km: 0.1, label: '100\u00a0m' },
  { km: 1, label: '1\u00a0km' },
  { km: 10, label: '10\u00a0km' },
] as const;

export const batteryTicks = [0, 2, 4, 6, 8, 10] as const;
