import type { LossValues } from './inputs.ts';
import type { PeriodVerdict } from './verdict.ts';

interface Movements {
  receipts: number;
  adjustment: number;
  drawn: number;
}

/** Evaporation of petrol from a buried tank: 880 + 120 mg per litre, AP-42 (EPA), table 5.2-7; 740 g/L. */
const usualEvaporation = 1 / 740;

/** What else could make up the loss found, litres per day; undefined where it is stated or does not occur. */
export function rivalFigures(days: readonly Movements[], { rate, meter, sales }: PeriodVerdict, values: LossValues) {
  const perDay = (amount: (day: Movements) => number) => days.reduce((sum, day) => sum + amount(day), 0) / days.length;
  const [corrections, draws, receipts] = [
    perDay((day) => day.adjustment),
    perDay((day) => day.drawn),
    perDay((day) => day.receipts),
  ];
  return {
    meter: meter || undefined,
    evaporation: values.evaporation === 0 ? sales * usualEvaporation : undefined,
    /** A delivery that is 1 °C warmer than the tank. */
    warm: values.warmer === 0 && receipts > 0 ? (receipts * values.expansion) / 100 : undefined,
    /** Losses per day that remain if corrections count as movements, and if test draws are taken off the sales or not. */
    corrected: days.some(({ adjustment }) => adjustment !== 0) ? rate.value + corrections : undefined,
    draws: draws > 0 ? draws : undefined,
  };
}
