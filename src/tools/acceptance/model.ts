import { dayNumber, parseDate } from '../kit/tabular/dates.ts';
import { type ListColumn, readList } from '../kit/tabular/read-list.ts';
import { choice, number, type Values } from '../kit/tool-inputs.ts';

/** What the page asks for. Addresses that people have sent hold the names in quotes. */
export const acceptanceInputs = {
  criterion: choice('kriteria', ['api-serah', 'api-stok', 'iso', 'sendiri']),
  limit: number('batas', 3, 0.1, 500, { unit: 'mm' }),
  /** Expanded, k = 2: what the tape, its reading and the reference point leave open. */
  dipError: number('pita', 1.5, 0, 100, { unit: 'mm' }),
  height: number('tinggi', 12.5, 0.5, 60, { unit: 'm' }),
};
export type AcceptanceValues = Values<typeof acceptanceInputs>;

/**
 * Permitted difference of an installed gauge from the dip, mm. API MPMS 3.1B, 7.3.3: custody transfer and inventory
 * control; ISO 4266-1: custody transfer. What a gauge is calibrated to in the factory (±1 and ±3 mm) is not meant here.
 */
export const permitted = { 'api-serah': 4, 'api-stok': 25, iso: 4 } as const;
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
    heading: /atg|radar|sensor|servo|^(?!.*(?:hand|manual|tangan)).*(?:alat|gauge)/i,
    needed: true,
    unit: 'mm',
    min: -1000,
    max: 61_000,
  },
  dip: { heading: /dip|pita|hand|manual|sounding|sti[ck]k?\b|tangan/i, needed: true, unit: 'mm', min: 0, max: 60_000 },
  temperature: { heading: /suhu|temp/i, min: -200, max: 400 },
} as const satisfies Record<string, ListColumn>;

export function readPairs(text: string) {
  if (text.trim() === '') return { pairs: [], problems: [] };
  const { lines, problems } = readList(text, columns, mostPairs);
  const pairs = lines.map(
    ({ figures: { dip = 0, gauge = 0, temperature }, words }): Pair => ({
      dip,
      gauge,
      temperature,
      when: words.when ?? '',
    }),
  );
  return { pairs, problems };
}

/** Fewer pairs than this, or a span of level below both of these, say nothing. */
export const least = { pairs: 10, span: 2000, share: 0.5 } as const;
/** Standard normal, 95 % on both sides. */
const normal = 1.959964;

/** Student's t, 95 % on both sides, after the expansion of Cornish and Fisher; to 0.001 from 8 degrees of freedom. */
export function studentT(freedom: number): number {
  const z = normal;
  const terms = [
    z,
    (z ** 3 + z) / 4,
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96,
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384,
  ];
  return terms.reduce((sum, term, power) => sum + term / freedom ** power, 0);
}

interface Interval {
  value: number;
  /** Half of its 95 % interval. */
  half: number;
}

export const dependences = ['level', 'temperature', 'order'] as const;
export interface Dependence {
  on: (typeof dependences)[number];
  /** mm by which the difference changes over what was seen: from lowest to highest, coldest to warmest, first to last. */
  change: Interval;
  /** Not explained by chance, 95 %. */
  real: boolean;
}

export interface Acceptance {
  count: number;
  /** mm between lowest and highest dip. */
  span: number;
  /** Gauge less dip, mm. */
  bias: Interval;
  /** Limits of agreement, mm: 95 % of differences lie between; without the dip's own scatter. */
  lower: Interval;
  upper: Interval;
  dependences: readonly Dependence[];
  limit: number;
  verdict: 'few' | 'accept' | 'level' | 'offset' | 'refuse' | 'open';
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * A gauge against dips: bias and limits of agreement with their intervals (Bland and Altman, 1986 and 1999), what the
 * difference depends on, and what follows for a limit. Undefined below three pairs.
 */
export function assessGauge(pairs: readonly Pair[], values: AcceptanceValues): Acceptance | undefined {
  const count = pairs.length;
  if (count < 3) return undefined;
  const limit = limitOf(values);
  const differences = pairs.map(({ dip, gauge }) => gauge - dip);
  const dips = pairs.map(({ dip }) => dip);
  const span = Math.max(...dips) - Math.min(...dips);
  const middle = mean(differences);
  const variance = differences.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (count - 1);
  const rest = variance - (values.dipError / 2) ** 2;
  const own = Math.sqrt(Math.max(0, rest));
  // What the dip is off by and does not scatter moves all pairs alike.
  const shift = 2 * Math.sqrt(Math.max(0, -rest));
  const t = studentT(count - 1);
  const bias = { value: middle, half: Math.hypot(t * Math.sqrt(variance / count), shift) };
  const spread = normal * own;
  // What the limits are known to comes from all that was seen, the dip's scatter too.
  const half = Math.hypot(t * Math.sqrt(variance * (1 / count + normal ** 2 / (2 * (count - 1)))), shift);
  const [lower, upper] = [middle - spread, middle + spread].map((value) => ({ value, half })) as [Interval, Interval];
  const found = {
    count,
    span,
    bias,
    lower,
    upper,
    limit,
    dependences: dependences.flatMap((on) => dependenceOn(on, pairs, differences)),
  };
  return { ...found, verdict: verdictOf(found, values) };
}

/** A date, with the time of day behind it where one stands there, as days. */
function momentOf(when: string): number | undefined {
  const day = parseDate(when);
  const [, hours = 0, minutes = 0] = /[T ,](\d{1,2})[:.](\d{2})(?::\d{2})?\D*$/.exec(when) ?? [];
  return day === undefined ? day : dayNumber(day) + Number(hours) / 24 + Number(minutes) / 1440;
}

function dependenceOn(on: Dependence['on'], pairs: readonly Pair[], differences: readonly number[]): Dependence[] {
  const moments = pairs.map(({ when }) => momentOf(when));
  // Without a date in every line the lines follow one another in time.
  const times = moments.map((moment, index) => (moments.includes(undefined) ? index : (moment ?? index)));
  const at = on === 'order' ? times : pairs.map(({ dip, temperature }) => (on === 'level' ? dip : temperature));
  if (!at.every((value) => value !== undefined)) return [];
  const range = Math.max(...at) - Math.min(...at);
  if (range === 0) return [];
  const [x, y] = [mean(at), mean(differences)];
  const squares = at.reduce((sum, value) => sum + (value - x) ** 2, 0);
  const slope = at.reduce((sum, value, index) => sum + (value - x) * ((differences[index] ?? 0) - y), 0) / squares;
  const rest = at.reduce((sum, value, index) => sum + ((differences[index] ?? 0) - y - slope * (value - x)) ** 2, 0);
  const freedom = at.length - 2;
  const half = studentT(freedom) * Math.sqrt(rest / freedom / squares) * range;
  const change = { value: slope * range, half };
  return [{ on, change, real: Math.abs(change.value) > half }];
}

function verdictOf(found: Omit<Acceptance, 'verdict'>, { height }: AcceptanceValues): Acceptance['verdict'] {
  const { count, span, bias, lower, upper, limit } = found;
  if (count < least.pairs || (span < least.span && span < least.share * height * 1000)) return 'few';
  const within = (shift: number) =>
    upper.value - shift + upper.half <= limit && lower.value - shift - lower.half >= -limit;
  if (within(0)) return 'accept';
  const byLevel = found.dependences.find(({ on }) => on === 'level');
  // A change over the level that alone takes up half of the permitted band.
  if (byLevel?.real && Math.abs(byLevel.change.value) > limit) return 'level';
  if (Math.abs(bias.value) > bias.half && within(bias.value)) return 'offset';
  return upper.value - upper.half > limit || lower.value + lower.half < -limit ? 'refuse' : 'open';
}
