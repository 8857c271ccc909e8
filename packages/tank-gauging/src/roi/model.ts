import { type BatteryPowered, batteryLife, type Years } from '../battery-life.ts';
import { itemAt } from '../item-at.ts';
import { bisect } from '../methods/root.ts';
import {
  avoidableShare,
  type RoiField,
  type RoiSource,
  type RoiValues,
  roiInputs,
  roiSources,
  type UncertainField,
  uncertainFields,
  withRangeEnd,
} from './inputs.ts';

/** Length of the calculation in months. */
export const periodMonths = ({ years }: RoiValues): number => years * 12;
const minutesPerHour = 60;

/** Values of one case; battery life in years, undefined on mains power. */
export interface RoiBasis {
  values: RoiValues;
  batteryLife: number | undefined;
}

/** Working hours per year spent on reading tanks. */
export const readingHours = ({ minutes, gaugings, tanks, workDays }: RoiValues): number =>
  (minutes / minutesPerHour) * gaugings * tanks * workDays;

/** Present yearly cost by source, rupiah. */
const costsNow = (values: RoiValues): Record<RoiSource, number> => ({
  readings: readingHours(values) * values.wage,
  runOuts: values.runOuts * values.runOutCost,
  deliveries: values.deliveries * values.deliveryCost,
  loss: values.productValue * (values.lossShare / 100),
  downtime: values.stopHours * values.stopCost,
});

function yearlySavings(values: RoiValues, now = costsNow(values)): Record<RoiSource, number> {
  const saved = roiSources.map((source) => [source, now[source] * (values[avoidableShare[source]] / 100)] as const);
  return Object.fromEntries(saved) as Record<RoiSource, number>;
}

/**
 * Savings as in the site's claims: share saved of the present cost of readings, deliveries and losses; undefined
 * without such cost.
 */
export function savedShare({ now, savings }: Pick<RoiOutcome, 'now' | 'savings'>): number | undefined {
  const stockSavings = ({ readings, deliveries, loss }: Record<RoiSource, number>) => readings + deliveries + loss;
  return stockSavings(now) > 0 ? stockSavings(savings) / stockSavings(now) : undefined;
}

/** VAT that cannot be credited as input tax is a cost. */
export const taxFactor = ({ vatTreatment, vat }: RoiValues): number => (vatTreatment === 'biaya' ? 1 + vat / 100 : 1);

const totalInvestment = (values: RoiValues): number =>
  (values.tanks * values.devicePrice + values.installation) * taxFactor(values);
/** Cost in rupiah of replacing the devices of all tanks. */
export const replacementCost = (values: RoiValues): number => values.tanks * values.devicePrice * taxFactor(values);
/** Service cost in rupiah per month of the first year. */
const monthlyService = (values: RoiValues): number => values.tanks * values.subscription * taxFactor(values);
/** Cost in rupiah of replacing the batteries of all tanks. */
export const batteryCost = (values: RoiValues): number => values.tanks * values.batteryPrice * taxFactor(values);

/**
 * Number of replacements due in months after `after` up to `month`, counted from 1; life in years, 0 means unlimited.
 */
function replacements(month: number, life = 0, after = month - 1): number {
  const until = (end: number) => Math.max(1, Math.ceil(end / (life * 12)));
  return life === 0 ? 0 : until(month) - until(after);
}

/** Share of the full savings reached in a month of the linear ramp-up. */
const monthReached = (month: number, rampUp: number): number => (month > rampUp ? 1 : (month - 0.5) / rampUp);

/**
 * Cash flows by month, rupiah. Wages and the service price rise yearly. Income tax is due on savings after
 * straight-line depreciation, also of replaced devices; a negative base reduces the tax on other profit.
 */
function monthlyFlows({ values, batteryLife }: RoiBasis) {
  const { readings, ...others } = yearlySavings(values);
  const steady = Object.values(others).reduce((total, part) => total + part, 0);
  const [cells, renewal] = [batteryCost(values), replacementCost(values)];
  const written = values.depreciation * 12;
  const risen = (rise: number, index: number) => (1 + rise / 100) ** Math.floor(index / 12);
  return Array.from({ length: periodMonths(values) }, (_, index) => {
    const month = index + 1;
    const wages = risen(values.wageRise, index);
    const savings = ((readings * wages + steady) / 12) * monthReached(month, values.rampUpMonths);
    const service = monthlyService(values) * risen(values.serviceRise, index);
    const batteries = replacements(month, batteryLife) * cells;
    const devices = replacements(month, values.deviceLife) * renewal;
    const inUse = replacements(month, values.deviceLife, month - written) * renewal;
    const depreciation = ((month > written ? 0 : totalInvestment(values)) + inUse) / written;
    const gross = savings - service - batteries;
    const tax = (values.incomeTax / 100) * (gross - depreciation);
    return { savings, service, batteries, devices, tax, flow: gross - tax - devices };
  });
}

/** Net present value, Σ flow(t) ÷ (1 + rate)^t; `rate` per period, above −1. */
export const presentValue = (flows: readonly number[], rate: number): number =>
  // Horner's rule, from the last flow backwards.
  flows.reduceRight((later, flow) => flow + later / (1 + rate), 0);

/** Converts an effective yearly rate to a monthly one, and back. */
export const monthlyRate = (perYear: number): number => (1 + perYear) ** (1 / 12) - 1;
export const yearlyRate = (monthly: number): number => (1 + monthly) ** 12 - 1;

/** Search range for ln(1 + rate): −99.9 % to a million per period. */
const [lowest, highest] = [Math.log(1e-3), Math.log(1e6)];
const cells = 2000;

/**
 * All rates per period with a net present value of zero, ascending. Flows that change sign more than once may have
 * several (Lorie and Savage, "Three Problems in Rationing Capital", 1955): each grid cell with a sign change is
 * searched.
 */
export function internalRates(flows: readonly number[]): number[] {
  if (!flows.some((flow) => flow > 0) || !flows.some((flow) => flow < 0)) return [];
  const worth = (growth: number) => presentValue(flows, Math.exp(growth) - 1);
  const edges = Array.from({ length: cells + 1 }, (_, cell) => lowest + ((highest - lowest) * cell) / cells);
  const values = edges.map(worth);
  return edges.flatMap((growth, cell) => {
    const [before = Number.NaN, value = Number.NaN] = [values[cell - 1], values[cell]];
    const turns = (at: number) => worth(at) >= 0 !== value >= 0;
    const found = before * value < 0 || value === 0;
    return found ? Math.exp(bisect(turns, edges[cell - 1] ?? growth, growth)) - 1 : [];
  });
}

/** Rows of the result, in display order. */
export const roiRows = [
  'savings',
  'running',
  'batteries',
  'net',
  'investment',
  'payback',
  'total',
  'presentValue',
  'internalRate',
] as const;
export type RoiRow = (typeof roiRows)[number];

/** Yearly rate below which the money is lost, so that it is not shown as a return. */
const leastRate = -0.99;

const sum = (parts: Record<RoiSource, number>) => roiSources.reduce((total, source) => total + parts[source], 0);

/** Balance at the end, rupiah. */
const finalBalance = (basis: RoiBasis): number =>
  monthlyFlows(basis).reduce((total, { flow }) => total + flow, -totalInvestment(basis.values));

/** Result of one case, rupiah. */
export type RoiOutcome = ReturnType<typeof calculateRoi>;
export function calculateRoi(basis: RoiBasis) {
  const { values, batteryLife } = basis;
  const now = costsNow(values);
  const savings = yearlySavings(values, now);
  const savingsTotal = sum(savings);
  const all = monthlyFlows(basis);
  const running = monthlyService(values) * 12;
  // Average over the battery life.
  const batteries = batteryLife === undefined ? 0 : batteryCost(values) / batteryLife;
  const investment = totalInvestment(values);
  const flows = [-investment, ...all.map(({ flow }) => flow)];
  let owed = 0;
  /** Cumulative balance at the investment and after each month. */
  const balance = flows.map((flow) => {
    owed += flow;
    return owed;
  });
  const last = all.at(-1);
  const devices = values.deviceLife === 0 ? 0 : replacementCost(values) / values.deviceLife;
  /** Net savings of the last month without depreciation, less an average share of replacements. */
  const monthly = last ? (last.savings - last.service - (batteries + devices) / 12) * (1 - values.incomeTax / 100) : 0;
  return {
    ...basis,
    months: all,
    monthly,
    /** Per year, at full effect and present wages. */
    now,
    savings,
    nowTotal: sum(now),
    savingsTotal,
    running,
    batteries,
    net: savingsTotal - running - batteries,
    investment,
    balance,
    payback: paybackMonths(balance, monthly),
    /** Undiscounted. */
    total: owed,
    presentValue: presentValue(flows, monthlyRate(values.discountRate / 100)),
    /** Per year. */
    internalRates: internalRates(flows)
      .map(yearlyRate)
      .filter((rate) => rate > leastRate),
  };
}

/**
 * Months until the balance stays at or above zero, linear within a month; a remaining debt is extrapolated with
 * `monthly`.
 */
export function paybackMonths(balance: readonly number[], monthly: number): number | undefined {
  const none = Math.abs(itemAt(balance, 0)) * 1e-12;
  const last = balance.findLastIndex((money) => money < -none);
  if (last === -1) return itemAt(balance, balance.length - 1) > 0 ? 0 : undefined;
  const owed = -itemAt(balance, last);
  const next = balance[last + 1];
  if (next !== undefined) return last + owed / (next + owed);
  return monthly > 0 ? last + owed / monthly : undefined;
}

/** Months rounded up to the end of the month of payback. */
export const wholeMonths = (payback: number): number => Math.max(0, Math.ceil(payback - 1e-9));

/** Paid back within the period, later, or never. */
export type RoiAnswer = 'pays' | 'late' | 'never';

/** Longest payback in months that is stated: no device lasts longer than the longest period. */
const longest = 12 * roiInputs.years.max;

export function roiAnswer({ payback, values }: RoiOutcome): RoiAnswer {
  if (payback === undefined || payback > longest) return 'never';
  return payback <= periodMonths(values) ? 'pays' : 'late';
}

export interface RoiRadio extends BatteryPowered {
  id: string;
}

/** Battery life in years for the chosen network; undefined on mains power. */
export function batteryRange({ network, readingInterval }: RoiValues, radios: readonly RoiRadio[]): Years | undefined {
  const radio = radios.find(({ id }) => id === network);
  return radio && batteryLife(radio, readingInterval);
}

export const roiCases = ['low', 'mid', 'high'] as const;
export type RoiCase = (typeof roiCases)[number];
/** Results with every uncertain value, including battery life, at its worse end, as entered, and at its better end. */
export type RoiResult = Record<RoiCase, RoiOutcome>;

function caseBases(values: RoiValues, radios: readonly RoiRadio[]): Record<RoiCase, RoiBasis> {
  const at = (side: 'worse' | 'better') =>
    uncertainFields.reduce((all, field) => withRangeEnd(all, field, side), values);
  const range = batteryRange(values, radios);
  return {
    low: { values: at('worse'), batteryLife: range?.from },
    mid: { values, batteryLife: range && (range.from + range.to) / 2 },
    high: { values: at('better'), batteryLife: range?.to },
  };
}

export function calculateCases(values: RoiValues, radios: readonly RoiRadio[]): RoiResult {
  const { low, mid, high } = caseBases(values, radios);
  return { low: calculateRoi(low), mid: calculateRoi(mid), high: calculateRoi(high) };
}

export const calculateMid = (values: RoiValues, radios: readonly RoiRadio[]): RoiOutcome =>
  calculateRoi(caseBases(values, radios).mid);

/** Effect of one uncertain value on the balance at the end, rupiah. */
export interface Swing {
  field: UncertainField | 'batteryLife';
  worse: number;
  better: number;
}

/** Effects of all uncertain values, largest first. */
export function sensitivity(values: RoiValues, radios: readonly RoiRadio[]): Swing[] {
  const { low, mid, high } = caseBases(values, radios);
  const swings = uncertainFields.map((field): Swing => {
    const at = (side: 'worse' | 'better') => finalBalance({ ...mid, values: withRangeEnd(values, field, side) });
    return { field, worse: at('worse'), better: at('better') };
  });
  if (mid.batteryLife !== undefined && batteryCost(values) > 0) {
    const at = ({ batteryLife }: RoiBasis) => finalBalance({ ...mid, batteryLife });
    swings.push({ field: 'batteryLife', worse: at(low), better: at(high) });
  }
  return swings.sort((a, b) => b.better - b.worse - (a.better - a.worse));
}

interface PayingChange {
  field: RoiField;
  from: number;
  to: number;
}

/** Values that can change: prices and avoidable shares, not present costs. */
const movable = ['devicePrice', 'installation', 'subscription', ...Object.values(avoidableShare)] as const;

/**
 * Single changes that would pay back within the period, the smallest in proportion first. The balance is linear in each
 * value, so two points determine it.
 */
export function paybackChanges(values: RoiValues, radios: readonly RoiRadio[]): PayingChange[] {
  const { mid } = caseBases(values, radios);
  const balance = finalBalance(mid);
  if (balance >= 0) return [];
  const proportion = ({ from, to }: PayingChange) => Math.abs(to - from) / from;
  return movable
    .flatMap((field) => {
      const { unit, max } = roiInputs[field];
      const from = values[field];
      const atZero = finalBalance({ ...mid, values: { ...values, [field]: 0 } });
      if (from === 0 || balance === atZero) return [];
      const to = (from * -atZero) / (balance - atZero);
      return to >= 0 && to <= (unit === '%' ? 100 : max) ? [{ field, from, to }] : [];
    })
    .sort((a, b) => proportion(a) - proportion(b));
}
