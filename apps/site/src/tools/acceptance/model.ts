import { chiSquare, gammaSurvival } from '../../plant/methods/gamma.ts';
import { bisect, studentCdf, studentT } from '../../plant/methods/statistics.ts';
import { at } from '../../shared/at.ts';
import { choice, number, type Values } from '../kit/inputs.ts';
import { dayNumber, parseDate } from '../kit/tabular/dates.ts';
import { type ListColumn, readList } from '../kit/tabular/read-list.ts';
import type { KnownWay } from '../kit/tabular/way.ts';
import { asked } from '../kit/tank-record.ts';

/** What the page asks for. Addresses that people have sent hold the names in quotes. */
export const acceptanceInputs = {
  criterion: choice('kriteria', ['api-serah', 'api-stok', 'iso', 'sendiri']),
  limit: number('batas', 3, 0.1, 500, { unit: 'mm' }),
  /** Expanded, k = 2: what the tape, its reading and the reference point leave open. */
  dipError: number('pita', 1.5, 0, 100, { unit: 'mm' }),
  /** Spread of dips repeated at one level, mm, 0 where nobody repeated them; and how many dips make a pair. */
  repeat: number('ulang', 0, 0, 100, { unit: 'mm' }),
  dips: number('kali', 1, 1, 20, { whole: true, unit: 'kali' }),
  height: asked('height', 'tinggi', { initial: 12.5, min: 0.5 }),
};
export type AcceptanceValues = Values<typeof acceptanceInputs>;

/** mm for an *installed* gauge: API MPMS 3.1B, 7.3.3 (the factory's ±1 and ±3 mm are not meant), and ISO 4266-1. */
const permitted = { 'api-serah': 4, 'api-stok': 25, iso: 4 } as const;
export const limitOf = ({ criterion, limit }: AcceptanceValues): number =>
  criterion === 'sendiri' ? limit : permitted[criterion];

/** One dip beside what the gauge showed, mm. */
export interface Pair {
  dip: number;
  gauge: number;
  /** °C */
  temperature: number | undefined;
  when: string;
}

export const mostPairs = 5000;
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

/** Points against dips that reach beyond the tank's height, in m, or only into the lowest fifth of it. */
const againstHeight = (height: number) => (lines: readonly { figures: { dip?: number } }[]) => {
  const reach = Math.max(0, ...lines.map(({ figures: { dip = 0 } }) => dip)) / (height * 1000);
  return reach > 1.1 ? 8 + 8 * Math.log10(reach) : reach < 0.2 ? -8 * Math.log10(5 * Math.max(1e-6, reach)) : 0;
};

export function readPairs(text: string, height: number = acceptanceInputs.height.initial, chosen?: KnownWay) {
  const { lines, problems, reading } = readList(
    text,
    { columns, most: mostPairs, physics: againstHeight(height) },
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

/** Pairs in each third of the tank's height below which nothing is said. */
const leastInThird = 3;
/** Standard normal, 95 % on both sides. */
const normal = 1.959964;

/** A value with half of its 95 % interval. */
interface Interval {
  value: number;
  half: number;
}

/** A limit of agreement with its 95 % interval, which reaches further out than in. */
interface Limit {
  value: number;
  inner: number;
  outer: number;
}

export const dependences = ['level', 'temperature', 'order'] as const;
type Dependence = ReturnType<typeof dependenceOn>[number];

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Fewer repeated dips than these say nothing; as many are assumed, since the page does not ask how many there were. */
const leastRepeats = 3;

/** A variance with the 95 % interval that its chi-square law gives it. */
const varianceOf = (value: number, freedom: number) => ({
  value,
  low: (freedom * value) / chiSquare(0.975, freedom),
  high: (freedom * value) / chiSquare(0.025, freedom),
});

/**
 * 1.96 standard deviations of the gauge alone: of the scatter only what repeated dips show is taken out. The interval
 * of that difference of variances is put together from those of both (Zou and Donner, 2008), as is that of a limit from
 * bias and scatter (Zou, 2013).
 */
function ownScatter(variance: number, count: number, { repeat, dips }: AcceptanceValues) {
  const all = varianceOf(variance, count - 1);
  const dip = varianceOf(repeat ** 2 / dips, leastRepeats - 1);
  const rest = all.value - dip.value;
  const of = (own: number) => normal * Math.sqrt(Math.max(0, own));
  return {
    value: of(rest),
    low: of(rest - Math.hypot(all.value - all.low, dip.high - dip.value)),
    high: of(rest + Math.hypot(all.high - all.value, dip.value - dip.low)),
  };
}

/**
 * A gauge against dips, in mm: bias and limits of agreement with their intervals (Bland and Altman, 1986 and 1999),
 * what the difference depends on, and what follows for a limit. Undefined below three pairs.
 */
export function assessGauge(pairs: readonly Pair[], values: AcceptanceValues) {
  const count = pairs.length;
  if (count < 3) return undefined;
  const differences = pairs.map(({ dip, gauge }) => gauge - dip);
  const dips = pairs.map(({ dip }) => dip);
  const span = Math.max(...dips) - Math.min(...dips);
  const middle = mean(differences);
  const variance = differences.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (count - 1);
  // Tape, datum and temperature move all pairs alike: whole, whatever the pairs scatter by.
  const summary = { middle, variance, count };
  const { bias, lower, upper, beyond } = limitsOf(summary, values);
  const found = {
    count,
    /** In the lower, middle and upper third of the tank's height. */
    thirds: [0, 1, 2].map((third) => dips.filter((dip) => thirdOf(dip, values.height) === third).length),
    beyond,
    /** Between lowest and highest dip. */
    span,
    /** Gauge less dip. */
    bias,
    /** Between them lie 95 % of the differences, the dip's own scatter deducted. */
    lower,
    upper,
    dependences: dependences.flatMap((on) => dependenceOn(on, pairs, differences)),
    limit: limitOf(values),
    reference: values.dipError,
    /** The one pair that does not belong to the others. */
    outlier: outlierOf(differences, middle, Math.sqrt(variance)),
  };
  const verdict = verdictOf(found);
  return {
    ...found,
    rules: rulesOf(differences, found),
    verdict,
    more: verdict === 'open' ? more(summary, values) : 0,
  };
}

const thirdOf = (dip: number, height: number) => Math.min(2, Math.floor((3 * dip) / (height * 1000)));

interface Summary {
  middle: number;
  variance: number;
  count: number;
}

/** Bias and limits of agreement with their intervals, in which the reference counts whole. */
function limitsOf({ middle, variance, count }: Summary, values: AcceptanceValues) {
  const chance = studentT(count - 1) * Math.sqrt(variance / count);
  // Tape, datum and temperature move all pairs alike: whole, whatever the pairs scatter by.
  const half = Math.hypot(chance, values.dipError);
  const own = ownScatter(variance, count, values);
  const reach = { inner: Math.hypot(half, own.value - own.low), outer: Math.hypot(half, own.high - own.value) };
  const lower: Limit = { value: middle - own.value, ...reach };
  const upper: Limit = { value: middle + own.value, ...reach };
  // By the readings as they stand: a worse reference does not take a refusal back.
  const sure = Math.hypot(chance, own.value - own.low);
  const limit = limitOf(values);
  return {
    bias: { value: middle, half },
    lower,
    upper,
    beyond: upper.value - sure > limit || lower.value + sure < -limit,
  };
}

/** With their intervals; `shift` is what the gauge would be set by. */
const isWithin = (limit: number, lower: Limit, upper: Limit, shift = 0) =>
  upper.value - shift + upper.outer <= limit && lower.value - shift - lower.outer >= -limit;

/** Grubbs' test of one outlier on both sides at 5 % (Technometrics 11, 1969): its place, or undefined. */
function outlierOf(differences: readonly number[], middle: number, deviation: number) {
  const count = differences.length;
  const freedom = count - 2;
  const t = bisect((value) => studentCdf(value, freedom) < 1 - 0.025 / count, 0, 2000);
  const critical = ((count - 1) / Math.sqrt(count)) * Math.sqrt(t ** 2 / (freedom + t ** 2));
  const sizes = differences.map((difference) => Math.abs(difference - middle));
  const largest = Math.max(...sizes);
  return largest > critical * deviation ? sizes.indexOf(largest) : undefined;
}

/**
 * The two rules that a contract may mean, neither of which accepts by a reference as coarse as the criterion. *Simple*:
 * every reading within the criterion, the reference taken for true. *Guarded* (JCGM 106:2012, 8.3.2): bias and its
 * uncertainty within it. `risk`: of a true bias beyond the criterion in spite of the reading.
 */
function rulesOf(
  differences: readonly number[],
  { bias, limit, reference, thirds }: Pick<Found, 'bias' | 'limit' | 'reference' | 'thirds'>,
) {
  const within = differences.filter((difference) => Math.abs(difference) <= limit).length;
  const guarded = Math.abs(bias.value) + bias.half;
  const room = Math.max(0, limit - Math.abs(bias.value));
  const passing = thirds.some((count) => count < leastInThird) ? 'few' : 'passes';
  const verdict = (passes: boolean) => (reference >= limit ? 'unable' : passes ? passing : 'fails');
  return {
    within,
    guarded,
    simple: verdict(within === differences.length),
    guard: verdict(guarded <= limit),
    /** Told where the reference takes more than a third of the criterion. */
    risk: reference > limit / 3 ? gammaSurvival(0.5, (room / (bias.half / 2)) ** 2 / 2) / 2 : undefined,
  } as const;
}
export const ruleVerdicts = ['passes', 'few', 'fails', 'unable'] as const;

const mostMore = 500;
/** Pairs that would decide if they scattered as these do; otherwise what uses up the room. */
function more(summary: Summary, values: AcceptanceValues): number | 'reference' | 'scatter' {
  const limit = limitOf(values);
  const decides = (count: number, of: AcceptanceValues) => {
    const { lower, upper, beyond } = limitsOf({ ...summary, count }, of);
    return beyond || (of.dipError < limit && isWithin(limit, lower, upper));
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

/** A date, with the time of day behind it where one stands there, as days. */
function momentOf(when: string): number | undefined {
  const day = parseDate(when);
  const [, hours = 0, minutes = 0] = /[T ,](\d{1,2})[:.](\d{2})(?::\d{2})?\D*$/.exec(when) ?? [];
  return day === undefined ? day : dayNumber(day) + Number(hours) / 24 + Number(minutes) / 1440;
}

/** Regression of the differences on one quantity; none where a line lacks it or it never changes. */
function dependenceOn(on: (typeof dependences)[number], pairs: readonly Pair[], differences: readonly number[]) {
  const moments = pairs.map(({ when }) => momentOf(when));
  // Without a date in every line the lines follow one another in time.
  const times = moments.map((moment, index) => (moments.includes(undefined) ? index : (moment ?? index)));
  const values = on === 'order' ? times : pairs.map(({ dip, temperature }) => (on === 'level' ? dip : temperature));
  if (!values.every((value) => value !== undefined)) return [];
  const range = Math.max(...values) - Math.min(...values);
  if (range === 0) return [];
  const [x, y] = [mean(values), mean(differences)];
  const squares = values.reduce((sum, value) => sum + (value - x) ** 2, 0);
  const slope = values.reduce((sum, value, index) => sum + (value - x) * (at(differences, index) - y), 0) / squares;
  const rest = values.reduce((sum, value, index) => sum + (at(differences, index) - y - slope * (value - x)) ** 2, 0);
  const freedom = values.length - 2;
  /** From lowest to highest, coldest to warmest, first to last. */
  const change: Interval = {
    value: slope * range,
    half: studentT(freedom) * Math.sqrt(rest / freedom / squares) * range,
  };
  return [{ on, change, /** Not explained by chance. */ real: Math.abs(change.value) > change.half }];
}

interface Found extends Record<'limit' | 'reference', number>, Record<'lower' | 'upper', Limit> {
  thirds: readonly number[];
  beyond: boolean;
  bias: Interval;
  dependences: readonly Dependence[];
}

export const verdicts = ['few', 'accept', 'level', 'drift', 'offset', 'refuse', 'open'] as const;
type Verdict = (typeof verdicts)[number];

function verdictOf({ thirds, beyond, bias, lower, upper, limit, reference, dependences: found }: Found): Verdict {
  if (thirds.some((count) => count < leastInThird)) return 'few';
  // A reference that is not better than what it is to prove accepts nothing.
  const canTell = reference < limit;
  if (canTell && isWithin(limit, lower, upper)) return 'accept';
  const byLevel = found.find(({ on }) => on === 'level');
  // A change over the level that alone takes up half of the permitted band.
  if (byLevel?.real && Math.abs(byLevel.change.value) > limit) return 'level';
  // A zero that wanders by a quarter of the permitted band does not stay where it is set.
  const wanders = !byLevel?.real && found.some(({ change, real }) => real && Math.abs(change.value) > limit / 2);
  if (canTell && Math.abs(bias.value) > bias.half && isWithin(limit, lower, upper, bias.value))
    return wanders ? 'drift' : 'offset';
  return beyond ? 'refuse' : 'open';
}
