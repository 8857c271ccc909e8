/** Scales of the chart of range against battery life; both in per cent of the box, y upwards. */

const shortestKm = 0.03;
const longestKm = 30;
const mostYears = 11;

/** Place of a distance on the logarithmic axis from 30 m to 30 km. */
export function rangePosition(km: number): number {
  return (Math.log10(km / shortestKm) / Math.log10(longestKm / shortestKm)) * 100;
}

/** Place of a time on the axis from 0 to 11 years. */
export function batteryPosition(years: number): number {
  return (years / mostYears) * 100;
}

export const rangeTicks = [
  { km: 0.1, label: '100\u00a0m' },
  { km: 1, label: '1\u00a0km' },
  { km: 10, label: '10\u00a0km' },
] as const;

export const batteryTicks = [0, 2, 4, 6, 8, 10] as const;
