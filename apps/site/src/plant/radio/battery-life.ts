export interface Years {
  from: number;
  to: number;
}

interface BatteryPowered {
  batteryYears: Years | null | undefined;
  selection: { battery?: { idle: number; interval: number } | null | undefined };
}

/**
 * Battery life at a reading interval, years. The stated range is taken to hold at the interval that the record names;
 * there, `idle` of the consumption flows without readings and the rest grows with their number:
 * life = stated ÷ (idle + (1 − idle) × named interval ÷ interval). Never longer than the stated end, because cells age
 * by themselves.
 */
export function batteryLife(
  { batteryYears, selection: { battery } }: BatteryPowered,
  minutes: number,
): Years | undefined {
  if (!batteryYears || !battery) return undefined;
  const load = battery.idle + (1 - battery.idle) * (battery.interval / minutes);
  const scaled = (years: number) => Math.min(years / load, batteryYears.to);
  return { from: scaled(batteryYears.from), to: scaled(batteryYears.to) };
}
