export interface Years {
  from: number;
  to: number;
}

export interface BatteryPowered {
  batteryYears: Years | null | undefined;
  selection: { battery?: { idle: number; interval: number } | null | undefined };
}

/**
 * Battery life in years at a reading interval in minutes; undefined without stated life. The stated range is assumed
 * for the interval that the record names; there, the share `idle` of the consumption is independent of readings and the
 * rest proportional to their number: life = stated ÷ (idle + (1 − idle) × named interval ÷ interval). Capped at the
 * upper stated end, because cells also age.
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
