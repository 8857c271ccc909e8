import { densitiesAt15, factorTo15, type ProductGroup } from '../../plant/methods/standard-volume.ts';
import { shareAt } from '../../plant/simulator/geometry.ts';
import type { DeliveryField, DeliveryValues } from './inputs.ts';

/** Sources of uncertainty. What both readings share moves both: the offset of a gauge all but cancels in a rise. */
export const sources = [
  'offset',
  'levelBefore',
  'levelAfter',
  'scale',
  'thermometer',
  'sampleBefore',
  'sampleAfter',
  'density',
  'used',
  'ordered',
] as const;
export type Source = (typeof sources)[number];
type Errors = Readonly<Partial<Record<Source, number>>>;

/** The field whose figure makes a source smaller or larger. */
export const fieldOf: Readonly<Record<Source, DeliveryField>> = {
  offset: 'offset',
  levelBefore: 'reading',
  levelAfter: 'reading',
  scale: 'scale',
  thermometer: 'thermometer',
  sampleBefore: 'sample',
  sampleAfter: 'sample',
  density: 'densityError',
  used: 'usedError',
  ordered: 'orderedError',
};

/** Half-widths that nobody knows more about are evenly distributed (GUM 4.3.7): u = a/√3. */
const even = 1 / Math.sqrt(3);
/** Coverage factor: about 95 % where no single source rules (GUM 6.2, G.6.6). */
export const k = 2;

/** Standard uncertainty of each source, in its own unit. */
function deviations(values: DeliveryValues): Readonly<Record<Source, number>> {
  return {
    offset: values.offset * even,
    levelBefore: values.reading * even,
    levelAfter: values.reading * even,
    scale: (values.scale / 100) * even,
    thermometer: values.thermometer * even,
    sampleBefore: values.sample * even,
    sampleAfter: values.sample * even,
    density: values.densityError * even,
    used: ((values.used * values.usedError) / 100) * even,
    ordered: values.orderedError / k,
  };
}

/** Litres of product below a level in mm, free water deducted; the whole tank where it lies higher. */
export function litresAt(values: DeliveryValues, level: number, water: number): number {
  const { diameter, length, shape } = values;
  const below = (mm: number) => {
    if (shape === 'tegak') return (Math.PI / 4) * diameter ** 2 * Math.max(0, mm);
    return (Math.PI / 4) * diameter ** 2 * length * 1000 * shareAt('horizontal', mm / 1000 / diameter);
  };
  return below(level) - below(Math.min(level, water));
}

/** What was received, with the true values off by these errors. */
function received(values: DeliveryValues, errors: Errors = {}) {
  const error = (source: Source) => errors[source] ?? 0;
  const before = error('offset') + error('levelBefore');
  const after = error('offset') + error('levelAfter');
  const inTable = values.shape === 'tabel';
  const [observedBefore, observedAfter] = inTable
    ? [values.tableBefore + before * values.perMmBefore, values.tableAfter + after * values.perMmAfter]
    : [
        litresAt(values, values.levelBefore + before, values.waterBefore),
        litresAt(values, values.levelAfter + after, values.waterAfter),
      ];
  const scale = 1 + error('scale');
  const factor = (celsius: number) => factorAt(values, celsius, error('density'));
  const shared = error('thermometer');
  const used = values.used + error('used');
  const warm = values.temperatureAfter + shared + error('sampleAfter');
  const observed = scale * (observedAfter - observedBefore) + used;
  const at15 =
    scale *
      (observedAfter * factor(warm) -
        observedBefore * factor(values.temperatureBefore + shared + error('sampleBefore'))) +
    used * factor(warm);
  return {
    observed,
    at15,
    /** As the delivery order counts: at 15 °C, or at the temperature of loading. */
    asOrdered: values.basis === 'baku' ? at15 : at15 / factor(values.orderedAt),
  };
}

/** One object a density, since what is found of a product is kept with it. */
const products = new Map<string, { group: ProductGroup; density: number; source: string }>();

/** Volume at 15 °C over volume at a temperature in °C; NaN where API MPMS 11.1 does not hold. */
export function factorAt({ product: group, density }: DeliveryValues, celsius: number, error = 0): number {
  const { lowest, highest } = densitiesAt15(group);
  const of = density + error;
  if (of < lowest || of > highest) return Number.NaN;
  const key = `${group} ${of}`;
  const product = products.get(key) ?? { group, density: of, source: '' };
  if (products.size > 100) products.clear();
  products.set(key, product);
  return factorTo15(product, celsius);
}

export interface Delivery extends ReturnType<typeof received> {
  /** Ordered less received, litres in the order's own basis: above zero where it is short. */
  short: number;
  /** Expanded uncertainty of that difference, k = 2, litres. */
  uncertainty: number;
  /** What each source adds, as its own expanded uncertainty, the largest first; together by squares. */
  budget: readonly { source: Source; litres: number }[];
  verdict: 'short' | 'over' | 'agrees' | 'open';
  /** One figure that alone would decide, and how small it must be; undefined where none does or none is needed. */
  remedy: { field: DeliveryField; to: number } | undefined;
}

/**
 * Delivered quantity from the rise of the level, its uncertainty after GUM (JCGM 100:2008, 5.1 and 5.2, each source
 * once for both readings where they share it), and the decision with a guard band of U after JCGM 106:2012, 8.3.
 */
export function assessDelivery(values: DeliveryValues): Delivery {
  const result = received(values);
  const short = values.ordered - result.asOrdered;
  const budget = contributions(values);
  const uncertainty = Math.hypot(...budget.map(({ litres }) => litres));
  const verdict = decide(short, uncertainty, values.tolerance);
  return {
    ...result,
    short,
    uncertainty,
    budget,
    verdict,
    remedy: verdict === 'open' ? remedyFor(values, budget, short) : undefined,
  };
}

function contributions(values: DeliveryValues) {
  const spread = deviations(values);
  return sources
    .map((source) => {
      const step = spread[source];
      const at = (error: number) => (source === 'ordered' ? -error : received(values, { [source]: error }).asOrdered);
      return { source, litres: (k * Math.abs(at(step) - at(-step))) / 2 };
    })
    .filter(({ litres }) => litres > 0)
    .sort((a, b) => b.litres - a.litres);
}

export function decide(short: number, uncertainty: number, tolerance: number): Delivery['verdict'] {
  if (short - uncertainty > tolerance) return 'short';
  if (-short - uncertainty > tolerance) return 'over';
  return Math.abs(short) + uncertainty <= tolerance ? 'agrees' : 'open';
}

/** The first figure, the heaviest first, that would decide if it alone were smaller. */
function remedyFor(values: DeliveryValues, budget: Delivery['budget'], short: number): Delivery['remedy'] {
  const room = Math.abs(Math.abs(short) - values.tolerance);
  const weights = new Map<DeliveryField, number>();
  for (const { source, litres } of budget) {
    const field = fieldOf[source];
    weights.set(field, Math.hypot(weights.get(field) ?? 0, litres));
  }
  const total = Math.hypot(...weights.values());
  return [...weights]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([field, litres]) => {
      const rest = total ** 2 - litres ** 2;
      const share = Math.sqrt(Math.max(0, room ** 2 - rest)) / litres;
      // A twentieth of what it is now is more than anybody can measure better.
      return share >= 0.05 ? [{ field, to: Number(values[field]) * share }] : [];
    })[0];
}
