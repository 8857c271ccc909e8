import { choiceInput, numberInput, type Values } from '../inputs.ts';
import { itemAt } from '../item-at.ts';
import { chiSquare, normalSurvival } from '../methods/gamma.ts';
import { bisect } from '../methods/root.ts';
import { studentCdf, studentT, varianceRatioCdf } from '../methods/statistics.ts';
import { dayNumber, parseDate } from '../tabular/dates.ts';
import type { KnownFormat } from '../tabular/number-format.ts';
import { type ListColumn, readList } from '../tabular/read-list.ts';

/** Inputs of the tool. The quoted keys are in links that visitors have shared. */
export const acceptanceInputs = {
  criterion: choiceInput('kriteria', ['api-serah', 'api-stok', 'iso', 'sendiri', 'level']),
  /** Own limit, or the least one of a limit in per cent of the level. */
  limit: numberInput('batas', 3, 0.1, 500, { unit: 'mm' }),
  levelShare: numberInput('persen', 0.06, 0.001, 10, { unit: '%' }),
  /** Expanded uncertainty, k = 2, of the tape, its reading and the reference point. */
  dipError: numberInput('pita', 1.5, 0, 100, { unit: 'mm' }),
  /**
   * Standard deviation of `repeats` repeated dips at one level in mm, 0 if not repeated; `dips` is the number averaged per
   * pair.
   */
  repeat: numberInput('ulang', 0, 0, 100, { unit: 'mm' }),
  repeats: numberInput('banyak', 3, 2, 200, { whole: true, unit: 'kali' }),
  dips: numberInput('kali', 1, 1, 20, { whole: true, unit: 'kali' }),
  height: numberInput('tinggi', 12.5, 0.5, 60, { unit: 'm' }),
};
export type AcceptanceValues = Values<typeof acceptanceInputs>;

/**
 * Maximum permissible error of an *installed* gauge in mm: API MPMS 3.1B, 7.3.3 (not the ±1 and ±3 mm at the factory),
 * and ISO 4266-1.
 */
export const permittedErrorMm = { 'api-serah': 4, 'api-stok': 25, iso: 4 } as const;
/** Limit in mm at a level in mm. */
export const limitAt = ({ criterion, limit, levelShare }: AcceptanceValues, level: number): number =>
  criterion === 'level'
    ? Math.max(limit, (levelShare / 100) * level)
    : criterion === 'sendiri'
      ? limit
      : permittedErrorMm[criterion];
/** Limit that must hold at every level of the pairs: that of the lowest one. */
const lowestLimit = (pairs: readonly Pair[], values: AcceptanceValues) =>
  limitAt(values, Math.min(...pairs.map(({ dip }) => dip)));

/** A dip and the gauge reading at the same time, mm. */
export interface Pair {
  dip: number;
  gauge: number;
  /** Liquid temperature in °C. */
  temperature: number | undefined;
  when: string;
}

export const maxPairs = 5000;
const columns = {
  when: { heading: /tanggal|waktu|jam|time|date/i, words: true },
  gauge: {
    heading: /atg|radar|sensor|servo|otomatis|auto|alat|gauge/i,
    but: /hand|manual|tangan/i,
    needed: true,
    unit: 'mm',
    min: -1000,
    max: 61_000,
  },
  dip: {
    heading: /dip|deeping|pita|tape|hand|manual|sounding|celup|innage|sti[ck]k?\b|tangan/i,
    needed: true,
    unit: 'mm',
    min: 0,
    max: 60_000,
  },
  temperature: { heading: /suhu|temp/i, min: -200, max: 400 },
} as const satisfies Record<string, ListColumn>;

/** Penalty for implausible dip units: dips above the tank of `height` m, or only in its lowest fifth. */
const againstHeight = (height: number) => (lines: readonly { figures: { dip?: number } }[]) => {
  const reach = Math.max(0, ...lines.map(({ figures: { dip = 0 } }) => dip)) / (height * 1000);
  return reach > 1.1 ? 8 + 8 * Math.log10(reach) : reach < 0.2 ? -8 * Math.log10(5 * Math.max(1e-6, reach)) : 0;
};

export function readPairs(text: string, height: number = acceptanceInputs.height.initial, chosen?: KnownFormat) {
  const { lines, problems, reading } = readList(
    text,
    { columns, most: maxPairs, physics: againstHeight(height) },
    chosen,
  );
  const pairs = lines.map(
    ({ figures: { dip = 0, gauge = 0, temperature }, words }): Pair => ({
      dip,
      gauge,
      temperature,
      when: words.when ?? '',
    }),
  );
  return { pairs, problems, reading };
}

/** Pairs needed in each third of the tank's height for any verdict. */
const leastInThird = 3;
/** 97.5 % quantile of the standard normal distribution. */
const normal = 1.959964;

/** Value with the half width of its 95 % interval. */
interface Interval {
  value: number;
  half: number;
}

/** Limit of agreement with its 95 % interval, which is wider outwards than inwards. */
interface Limit {
  value: number;
  inner: number;
  outer: number;
}

export const dependences = ['level', 'temperature', 'order'] as const;
type Dependence = ReturnType<typeof dependenceOn>[number];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Variance with its 95 % interval by the chi-square distribution. */
const varianceInterval = (value: number, freedom: number) => ({
  value,
  low: (freedom * value) / chiSquare(0.975, freedom),
  high: (freedom * value) / chiSquare(0.025, freedom),
});

/**
 * 1.96 standard deviations of the gauge alone: only the scatter shown by repeated dips is subtracted, and none where they
 * scatter as much as all pairs do. The interval of the difference of variances is combined from those of both (Zou and
 * Donner, 2008), that of a limit from those of bias and scatter (Zou, 2013).
 */
function ownScatter(variance: number, count: number, { repeat, repeats, dips }: AcceptanceValues) {
  const all = varianceInterval(variance, count - 1);
  const isUsable = repeat ** 2 / dips < variance;
  const dip = varianceInterval(isUsable ? repeat ** 2 / dips : 0, repeats - 1);
  const rest = all.value - dip.value;
  const spread = (own: number) => normal * Math.sqrt(Math.max(0, own));
  return {
    value: spread(rest),
    low: spread(rest - Math.hypot(all.value - all.low, dip.high - dip.value)),
    high: spread(rest + Math.hypot(all.high - all.value, dip.value - dip.low)),
  };
}

/** True when repeated dips scatter so much more than the pairs, which contain them, that chance explains it in 5 % only. */
const contradicts = ({ variance, count }: Summary, { repeat, repeats, dips }: AcceptanceValues) =>
  repeat > 0 && varianceRatioCdf(variance / (repeat ** 2 / dips), count - 1, repeats - 1) < 0.05;

/**
 * Compares a gauge with dips, in mm: bias and limits of agreement with their intervals (Bland and Altman, 1986 and
 * 1999), dependences of the difference, and the verdict for the criterion. Undefined below three pairs.
 */
export function assessGauge(pairs: readonly Pair[], values: AcceptanceValues) {
  const count = pairs.length;
  if (count < 3) return undefined;
  const differences = pairs.map(({ dip, gauge }) => gauge - dip);
  const dips = pairs.map(({ dip }) => dip);
  const span = Math.max(...dips) - Math.min(...dips);
  const middle = mean(differences);
  const variance = differences.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (count - 1);
  const summary = { middle, variance, count, limit: lowestLimit(pairs, values) };
  const { bias, lower, upper, beyond } = agreementLimits(summary, values);
  const found = {
    count,
    /** Numbers of pairs in the lower, middle and upper third of the tank's height. */
    thirds: [0, 1, 2].map((third) => dips.filter((dip) => heightThird(dip, values.height) === third).length),
    beyond,
    /** Distance between lowest and highest dip. */
    span,
    /** Mean of gauge minus dip. */
    bias,
    /** Limits that enclose 95 % of the differences, without the dip's own scatter. */
    lower,
    upper,
    dependences: dependences.flatMap((on) => dependenceOn(on, pairs, differences)),
    limit: summary.limit,
    reference: values.dipError,
    /** Whether repeated dips take part of the scatter away, and whether they contradict the pairs. */
    deducts: values.repeat > 0 && values.repeat ** 2 / values.dips < variance,
    contradicted: contradicts(summary, values),
    /** Index of a single outlier. */
    outlier: findOutlier(differences, middle, Math.sqrt(variance)),
  };
  const verdict = decideVerdict(found);
  return {
    ...found,
    rules: applyRules(pairs.filter(({ dip, gauge }) => Math.abs(gauge - dip) <= limitAt(values, dip)).length, found),
    verdict,
    more: verdict === 'open' ? more(summary, values) : 0,
  };
}

const heightThird = (dip: number, height: number) => Math.min(2, Math.floor((3 * dip) / (height * 1000)));

interface Summary {
  middle: number;
  variance: number;
  count: number;
  limit: number;
}

/** Bias and limits of agreement with their intervals, in which the reference error counts in full. */
export function agreementLimits({ middle, variance, count, limit }: Summary, values: AcceptanceValues) {
  const chance = studentT(count - 1) * Math.sqrt(variance / count);
  // Tape, datum and temperature shift all pairs alike, so their error counts in full, however many pairs there are.
  const half = Math.hypot(chance, values.dipError);
  const own = ownScatter(variance, count, values);
  const reach = { inner: Math.hypot(half, own.value - own.low), outer: Math.hypot(half, own.high - own.value) };
  const lower: Limit = { value: middle - own.value, ...reach };
  const upper: Limit = { value: middle + own.value, ...reach };
  // Leaves out the reference error, because a worse reference must not revoke a refusal.
  const sure = Math.hypot(chance, own.value - own.low);
  return {
    bias: { value: middle, half },
    lower,
    upper,
    beyond: upper.value - sure > limit || lower.value + sure < -limit,
  };
}

/** True when both limits with their intervals are within the criterion; `shift` is an adjustment of the gauge. */
export const isWithin = (limit: number, lower: Limit, upper: Limit, shift = 0) =>
  upper.value - shift + upper.outer <= limit && lower.value - shift - lower.outer >= -limit;

/** Index of an outlier by Grubbs' two-sided test at 5 % (Technometrics 11, 1969), or undefined. */
function findOutlier(differences: readonly number[], middle: number, deviation: number) {
  const count = differences.length;
  const freedom = count - 2;
  const t = bisect((value) => studentCdf(value, freedom) < 1 - 0.025 / count, 0, 2000);
  const critical = ((count - 1) / Math.sqrt(count)) * Math.sqrt(t ** 2 / (freedom + t ** 2));
  const sizes = differences.map((difference) => Math.abs(difference - middle));
  const largest = Math.max(...sizes);
  return largest > critical * deviation ? sizes.indexOf(largest) : undefined;
}

/** A contract may ask for a reference at least three times as good as the limit. */
export const referenceShare = 1 / 3;

/**
 * The simple rule of a contract: every pair within the limit at its level, by a reference of at most a third of it. `risk`
 * is the probability that the true bias exceeds the limit despite the readings.
 */
function applyRules(
  within: number,
  { bias, limit, reference, thirds, count }: Pick<Found, 'bias' | 'limit' | 'reference' | 'thirds' | 'count'>,
) {
  const room = Math.max(0, limit - Math.abs(bias.value));
  const passing = thirds.some((third) => third < leastInThird) ? 'few' : 'passes';
  return {
    within,
    simple: reference > limit * referenceShare ? 'unable' : within === count ? passing : 'fails',
    risk: bias.half > 0 ? normalSurvival(room / (bias.half / normal)) : 0,
  } as const;
}
export const ruleVerdicts = ['passes', 'few', 'fails', 'unable'] as const;

const mostMore = 500;
/** Number of further pairs with the same scatter that would decide; otherwise the factor that prevents a decision. */
function more(summary: Summary, values: AcceptanceValues): number | 'reference' | 'scatter' {
  const { limit } = summary;
  const decides = (count: number, settings: AcceptanceValues) => {
    const { lower, upper, beyond } = agreementLimits({ ...summary, count }, settings);
    return beyond || (settings.dipError < limit && isWithin(limit, lower, upper));
  };
  let [low, high] = [summary.count, summary.count + mostMore];
  if (!decides(high, values)) return decides(high, { ...values, dipError: 0 }) ? 'reference' : 'scatter';
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (decides(middle, values)) high = middle;
    else low = middle;
  }
  return high - summary.count;
}

/** Date with optional time of day, as days since 1970. */
function parseMoment(when: string): number | undefined {
  const day = parseDate(when);
  const [, hours = 0, minutes = 0] = /[T ,](\d{1,2})[:.](\d{2})(?::\d{2})?\D*$/.exec(when) ?? [];
  return day === undefined ? day : dayNumber(day) + Number(hours) / 24 + Number(minutes) / 1440;
}

/** Regression of the differences on one quantity; empty if a line lacks it or it is constant. */
function dependenceOn(on: (typeof dependences)[number], pairs: readonly Pair[], differences: readonly number[]) {
  const moments = pairs.map(({ when }) => parseMoment(when));
  // If any line lacks a date, the order of the lines is their order in time.
  const times = moments.map((moment, index) => (moments.includes(undefined) ? index : (moment ?? index)));
  const values = on === 'order' ? times : pairs.map(({ dip, temperature }) => (on === 'level' ? dip : temperature));
  if (!values.every((value) => value !== undefined)) return [];
  const range = Math.max(...values) - Math.min(...values);
  if (range === 0) return [];
  const [x, y] = [mean(values), mean(differences)];
  const squares = values.reduce((sum, value) => sum + (value - x) ** 2, 0);
  const slope = values.reduce((sum, value, index) => sum + (value - x) * (itemAt(differences, index) - y), 0) / squares;
  const rest = values.reduce(
    (sum, value, index) => sum + (itemAt(differences, index) - y - slope * (value - x)) ** 2,
    0,
  );
  const freedom = values.length - 2;
  /** Change over the range: lowest to highest, coldest to warmest, first to last. */
  const change: Interval = {
    value: slope * range,
    half: studentT(freedom) * Math.sqrt(rest / freedom / squares) * range,
  };
  return [{ on, change, /** Significant at the 5 % level. */ real: Math.abs(change.value) > change.half }];
}

interface Found extends Record<'limit' | 'reference', number>, Record<'lower' | 'upper', Limit> {
  count: number;
  thirds: readonly number[];
  beyond: boolean;
  bias: Interval;
  dependences: readonly Dependence[];
}

export const verdicts = ['few', 'accept', 'level', 'drift', 'offset', 'refuse', 'open'] as const;
type Verdict = (typeof verdicts)[number];

function decideVerdict({ thirds, beyond, bias, lower, upper, limit, reference, dependences: found }: Found): Verdict {
  if (thirds.some((count) => count < leastInThird)) return 'few';
  // A reference as coarse as the criterion accepts nothing.
  const canTell = reference < limit;
  if (canTell && isWithin(limit, lower, upper)) return 'accept';
  const byLevel = found.find(({ on }) => on === 'level');
  // A change with the level that alone exceeds half of the permitted band.
  if (byLevel?.real && Math.abs(byLevel.change.value) > limit) return 'level';
  // A zero that drifts by a quarter of the permitted band would not stay adjusted.
  const wanders = !byLevel?.real && found.some(({ change, real }) => real && Math.abs(change.value) > limit / 2);
  if (canTell && Math.abs(bias.value) > bias.half && isWithin(limit, lower, upper, bias.value))
    return wanders ? 'drift' : 'offset';
  return beyond ? 'refuse' : 'open';
}
