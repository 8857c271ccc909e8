import { avoidableShare, type RoiSource, roiSources } from './fields.ts';
import type { RoiValues } from './inputs.ts';

/** Years that the calculation looks at: what a device should live for at least. */
export const horizon = 5;
export const months = horizon * 12;
const minutesPerHour = 60;

/** Figures of one case: what the visitor gave, and how long a battery lasts in it, years; undefined on mains power. */
export interface RoiBasis {
  values: RoiValues;
  batteryLife: number | undefined;
}

/** Hours a year that people spend on reading tanks: minutes × readings × tanks × days. */
export const readingHours = ({ minutes, gaugings, tanks, workDays }: RoiValues): number =>
  (minutes / minutesPerHour) * gaugings * tanks * workDays;

/** What each source costs a year now, in rupiah: dipping cost = time × wage × readings × tanks, others number × cost. */
export const costsNow = (values: RoiValues): Record<RoiSource, number> => ({
  readings: readingHours(values) * values.wage,
  runOuts: values.runOuts * values.runOutCost,
  deliveries: values.deliveries * values.deliveryCost,
  loss: values.productValue * (values.lossShare / 100),
  downtime: values.stopHours * values.stopCost,
});

/** What of it is avoided: the present cost times the share that the buyer holds to be avoidable. */
export function savingsOf(values: RoiValues, now = costsNow(values)): Record<RoiSource, number> {
  const saved = roiSources.map((source) => [source, now[source] * (values[avoidableShare[source]] / 100)] as const);
  return Object.fromEntries(saved) as Record<RoiSource, number>;
}

/** Prices stand without tax; what cannot be credited as input tax is a cost. */
export const taxFactor = ({ vatTreatment, vat }: RoiValues): number => (vatTreatment === 'biaya' ? 1 + vat / 100 : 1);

export const investmentOf = (values: RoiValues): number =>
  (values.tanks * values.devicePrice + values.installation) * taxFactor(values);
/** Rupiah a month. */
export const serviceOf = (values: RoiValues): number => values.tanks * values.subscription * taxFactor(values);
/** Rupiah each time the batteries of all tanks are replaced, their visit included. */
export const batteriesOf = (values: RoiValues): number => values.tanks * values.batteryPrice * taxFactor(values);

/** Replacements in a month, 1 to 60: those due at its beginning or within it, and none at the end of the last. */
export function replacementsIn(month: number, batteryLife: number | undefined): number {
  if (batteryLife === undefined) return 0;
  const life = batteryLife * 12;
  return Math.ceil(month / life) - Math.max(1, Math.ceil((month - 1) / life));
}

/** The part of the savings that is reached in a month: it grows evenly over the first months, then it is all of it. */
export const reachedIn = (month: number, rampUp: number): number => (month > rampUp ? 1 : (month - 0.5) / rampUp);

/** One month of the calculation, rupiah. */
export interface RoiMonth {
  savings: number;
  service: number;
  batteries: number;
  /** Savings less both. */
  flow: number;
}

/** The months of five years. Wages rise once a year, and with them what is saved on readings. */
export function monthsOf({ values, batteryLife }: RoiBasis): RoiMonth[] {
  const { readings, ...others } = savingsOf(values);
  const steady = Object.values(others).reduce((total, part) => total + part, 0);
  const [service, replacement] = [serviceOf(values), batteriesOf(values)];
  return Array.from({ length: months }, (_, index) => {
    const month = index + 1;
    const wages = (1 + values.wageRise / 100) ** Math.floor(index / 12);
    const savings = ((readings * wages + steady) / 12) * reachedIn(month, values.rampUpMonths);
    const batteries = replacementsIn(month, batteryLife) * replacement;
    return { savings, service, batteries, flow: savings - service - batteries };
  });
}
