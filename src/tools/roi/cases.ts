import { batteryLife, type Years } from '../../plant/radio/battery.ts';
import type { Connectivity } from '../../shared/records/hardware.ts';
import type { RoiBasis } from './cash-flow.ts';
import { type RoiValues, uncertainFields, withField } from './inputs.ts';
import { calculate, type RoiResult } from './payback.ts';

/** A radio's record, as far as its battery goes. */
export interface RoiRadio {
  id: string;
  title: string;
  batteryYears: Connectivity['batteryYears'];
  battery: Connectivity['selection']['battery'];
}

export const roiCases = ['low', 'mid', 'high'] as const;
export type RoiCase = (typeof roiCases)[number];

/** How long a battery lasts with the chosen radio at the chosen interval, years; undefined on mains power. */
export function batteryRange({ network, readingInterval }: RoiValues, radios: readonly RoiRadio[]): Years | undefined {
  const radio = radios.find(({ id }) => id === network);
  return (
    radio && batteryLife({ batteryYears: radio.batteryYears, selection: { battery: radio.battery } }, readingInterval)
  );
}

/** The figures as they were given; a battery lasts as long as the middle of its range. */
export function middleBasis(values: RoiValues, radios: readonly RoiRadio[]): RoiBasis {
  const range = batteryRange(values, radios);
  return { values, batteryLife: range && (range.from + range.to) / 2 };
}

/** Every uncertain value at its worse end, as given, and at its better end; a battery's life is one of them. */
export function basesOf(values: RoiValues, radios: readonly RoiRadio[]): Record<RoiCase, RoiBasis> {
  const at = (side: 'worse' | 'better') => uncertainFields.reduce((all, field) => withField(all, field, side), values);
  const range = batteryRange(values, radios);
  return {
    low: { values: at('worse'), batteryLife: range?.from },
    mid: middleBasis(values, radios),
    high: { values: at('better'), batteryLife: range?.to },
  };
}

export function calculateCases(values: RoiValues, radios: readonly RoiRadio[]): Record<RoiCase, RoiResult> {
  const { low, mid, high } = basesOf(values, radios);
  return { low: calculate(low), mid: calculate(mid), high: calculate(high) };
}
