/** Scales of the chart of range against battery life; both in per cent of the box, y upwards. */

/** Of a distance on the logarithmic axis from 30 m to 30 km. */
export const rangePosition = (km: number) => (Math.log10(km / 0.03) / 3) * 100;

/** Of years on the axis from 0 to 11. */
export const batteryPosition = (years: number) => (years / 11) * 100;

export const rangeTicks = [
  { km: 0.1, label: '100\u00a0m' },
  { km: 1, label: '1\u00a0km' },
  { km: 10, label: '10\u00a0km' },
] as const;

export const batteryTicks = [0, 2, 4, 6, 8, 10] as const;
