import { densitiesAt15, groupFactorTo15 } from '../../plant/methods/standard-volume.ts';
import { shareBelow } from '../../plant/simulator/geometry.ts';
import { choice, number, since, type Values } from '../kit/inputs.ts';
import { asked } from '../kit/tank-record.ts';
import { assessTruck, truckInputs } from './truck.ts';

/** What the page asks for. Addresses that people have sent hold the names in quotes. */
export const deliveryInputs = {
  shape: { ...choice('bentuk', ['tegak', 'mendatar', 'tabel']), of: 'shape' },
  diameter: asked('diameter', 'diameter', { initial: 4.95 }),
  length: asked('length', 'panjang'),
  levelBefore: number('h1', 1210, 0, 60_000, { unit: 'mm' }),
  levelAfter: number('h2', 2030, 0, 60_000, { unit: 'mm' }),
  waterBefore: number('a1', 0, 0, 10_000, { unit: 'mm' }),
  waterAfter: number('a2', 0, 0, 10_000, { unit: 'mm' }),
  /** Litres that the visitor's own table gives at either level, water deducted, and litres of one mm there. */
  tableBefore: number('v1', 23_290, 0, 1e9, { unit: 'L' }),
  tableAfter: number('v2', 39_070, 0, 1e9, { unit: 'L' }),
  perMmBefore: number('l1', 19.2, 0.001, 1e6, { unit: 'L/mm' }),
  perMmAfter: number('l2', 19.2, 0.001, 1e6, { unit: 'L/mm' }),
  /** Where the free water stands, if there is any. */
  perMmWater: number('lAir', 0, 0, 1e6, { unit: 'L/mm' }),
  /** The soundings above are those of the table's litres. */
  sounded: choice('duga', ['tidak', 'ya']),
  temperatureBefore: number('t1', 30, -50, 150, { unit: '°C' }),
  temperatureAfter: number('t2', 31, -50, 150, { unit: '°C' }),
  product: choice('produk', ['bbm', 'mentah', 'pelumas']),
  densityBasis: choice('rhoDasar', ['baku', 'amatan']),
  density: number('rho', 845, 470, 1200, { unit: 'kg/m³' }),
  densityAt: number('rhoSuhu', 30, -50, 150, { unit: '°C' }),
  used: number('pakai', 0, 0, 1e8, { unit: 'L' }),
  ordered: number('do', 16_000, 1, 1e9, { unit: 'L' }),
  basis: choice('dasar', ['amatan', 'baku']),
  orderedAt: number('tdo', 33, -50, 150, { unit: '°C' }),
  toleranceUnit: choice('toleransiSatuan', ['L', '%']),
  tolerance: number('toleransi', 80, 0, 1e8, { unit: 'L' }),
  toleranceShare: number('toleransiPersen', 0.5, 0, 100, { unit: '%' }),
  /** What another tank took of the same order, in the order's basis, and its expanded uncertainty. */
  elsewhere: number('lain', 0, 0, 1e9, { unit: 'L' }),
  /** Half-widths: of what is the same for both readings, and of what each reading has for itself. */
  offset: number('geser', 2, 0, 1000, { unit: 'mm' }),
  reading: number('ulang', 2, 0, 1000, { unit: 'mm' }),
  /** Of the cut between water and product; where no water was found, the least that would have been. */
  water: since(4, 0, number('airGalat', 3, 0, 1000, { unit: 'mm' })),
  scale: number('tabelGalat', 0.3, 0, 20, { unit: '%' }),
  thermometer: number('termometer', 0.5, 0, 50, { unit: '°C' }),
  sample: number('suhuGalat', 1, 0, 50, { unit: '°C' }),
  densityError: number('rhoGalat', 2, 0, 100, { unit: 'kg/m³' }),
  usedError: number('pakaiGalat', 1, 0, 100, { unit: '%' }),
  /** Expanded, k = 2, as a meter's certificate states it. */
  orderedError: number('udo', 32, 0, 1e8, { unit: 'L' }),
  elsewhereError: number('lainGalat', 0, 0, 1e8, { unit: 'L' }),
  ...truckInputs,
};
export type DeliveryValues = Values<typeof deliveryInputs>;
export type DeliveryField = keyof typeof deliveryInputs;

/** Fields that only one shape has. */
export const shapeFields = {
  tegak: ['diameter', 'levelBefore', 'levelAfter', 'waterBefore', 'waterAfter'],
  mendatar: ['diameter', 'length', 'levelBefore', 'levelAfter', 'waterBefore', 'waterAfter'],
  tabel: ['tableBefore', 'tableAfter', 'perMmBefore', 'perMmAfter', 'perMmWater'],
} as const satisfies Record<DeliveryValues['shape'], readonly DeliveryField[]>;
export const soundings = ['levelBefore', 'levelAfter', 'waterBefore', 'waterAfter'] as const;

/** The other groups of the form; of what depends on a choice only the one that counts. */
export const productOf = ({ densityBasis }: DeliveryValues): readonly DeliveryField[] => [
  ...(['temperatureBefore', 'temperatureAfter', 'product', 'densityBasis', 'density'] as const),
  ...(densityBasis === 'amatan' ? (['densityAt'] as const) : []),
  'used',
];
export const orderOf = ({ basis, toleranceUnit }: DeliveryValues): readonly DeliveryField[] => [
  ...(['ordered', 'basis'] as const),
  ...(basis === 'amatan' ? (['orderedAt'] as const) : []),
  'toleranceUnit',
  toleranceUnit === 'L' ? 'tolerance' : 'toleranceShare',
  'elsewhere',
];
export const errorsOf = ({ elsewhere }: DeliveryValues): readonly DeliveryField[] => [
  ...(['offset', 'reading', 'water', 'scale', 'thermometer', 'sample', 'densityError', 'usedError'] as const),
  'orderedError',
  ...(elsewhere > 0 ? (['elsewhereError'] as const) : []),
];

/** Columns of a judged list, on the page and in its file. */
const judged = ['date', 'supplier', 'ordered', 'received', 'short', 'uncertainty', 'verdict'] as const;
export const listColumns = [...judged, 'balance'] as const;

/** Sources of uncertainty, each with the field of its half-width. */
const fieldOf = {
  offset: 'offset',
  levelBefore: 'reading',
  levelAfter: 'reading',
  waterBefore: 'water',
  waterAfter: 'water',
  scale: 'scale',
  thermometer: 'thermometer',
  sampleBefore: 'sample',
  sampleAfter: 'sample',
  density: 'densityError',
  used: 'usedError',
  ordered: 'orderedError',
  elsewhere: 'elsewhereError',
} as const satisfies Record<string, DeliveryField>;
export type Source = keyof typeof fieldOf;
export const sources = Object.keys(fieldOf) as Source[];

/** Coverage factor: about 95 % where no single source rules (GUM 6.2, G.6.6). */
export const k = 2;

/** Litres by which a difference may be off without a word. */
export const toleranceOf = ({ toleranceUnit, tolerance, toleranceShare, ordered }: DeliveryValues): number =>
  toleranceUnit === 'L' ? tolerance : (ordered * toleranceShare) / 100;

/** Standard uncertainty in the source's own unit; half-widths are evenly distributed (GUM 4.3.7): u = a/√3. */
function deviation(values: DeliveryValues, source: Source): number {
  const unit = source === 'scale' ? 0.01 : source === 'used' ? values.used / 100 : 1;
  return (values[fieldOf[source]] * unit) / Math.sqrt(3);
}

/** Litres of product below a level in mm, free water deducted; the whole tank where it lies higher. */
function litresAt(values: DeliveryValues, level: number, water: number): number {
  const { diameter, length, shape } = values;
  const litresBelow = (mm: number) => {
    if (shape === 'tegak') return (Math.PI / 4) * diameter ** 2 * Math.max(0, mm);
    return (Math.PI / 4) * diameter ** 2 * length * 1000 * shareBelow({ shape: 'horizontal' }, mm / 1000 / diameter);
  };
  return litresBelow(level) - litresBelow(Math.min(level, water));
}

/** What the readings show, without any correction. */
export const riseOf = (values: DeliveryValues): number =>
  values.used +
  (values.shape === 'tabel'
    ? values.tableAfter - values.tableBefore
    : litresAt(values, values.levelAfter, values.waterAfter) -
      litresAt(values, values.levelBefore, values.waterBefore));

/** What was received, with the true value of one source off by `size`; what both readings share moves both. */
function received(values: DeliveryValues, off?: Source, size = 0) {
  const error = (source: Source) => (source === off ? size : 0);
  const before = error('offset') + error('levelBefore');
  const after = error('offset') + error('levelAfter');
  // Where no water was found there may be some, never less: one-sided.
  const [wetBefore, wetAfter] = [values.waterBefore + error('waterBefore'), values.waterAfter + error('waterAfter')];
  const [observedBefore, observedAfter] =
    values.shape === 'tabel'
      ? [
          values.tableBefore + before * values.perMmBefore - error('waterBefore') * values.perMmWater,
          values.tableAfter + after * values.perMmAfter - error('waterAfter') * values.perMmWater,
        ]
      : [
          litresAt(values, values.levelBefore + before, Math.max(0, wetBefore)),
          litresAt(values, values.levelAfter + after, Math.max(0, wetAfter)),
        ];
  const factor = factorOf(values, error('density'));
  const scale = 1 + error('scale');
  const used = values.used + error('used');
  const warm = factor(values.temperatureAfter + error('thermometer') + error('sampleAfter'));
  const cold = factor(values.temperatureBefore + error('thermometer') + error('sampleBefore'));
  const at15 = scale * (observedAfter * warm - observedBefore * cold) + used * warm;
  return {
    observedBefore: scale * observedBefore,
    observedAfter: scale * observedAfter,
    factors: { before: cold, after: warm, ordered: factor(values.orderedAt) },
    observed: scale * (observedAfter - observedBefore) + used,
    at15,
    /** As the delivery order counts: at 15 °C, or at the temperature of loading; what another tank took included. */
    asOrdered: (values.basis === 'baku' ? at15 : at15 / factor(values.orderedAt)) + values.elsewhere,
  };
}

/** Of a product whose density was read at another temperature, without the expansion of a glass hydrometer. */
export function densityAt15({ product: group, densityBasis, density, densityAt }: DeliveryValues, error = 0): number {
  const read = density + error;
  let found = read;
  if (densityBasis === 'baku') return found;
  // The factor hardly depends on the density: each round adds two digits or more.
  for (let round = 0; round < 8; round += 1) found = read / factorAt(group, found)(densityAt);
  return found;
}

/** Worked out once: a judgement asks for them with every source of its budget. */
const ranges = { bbm: densitiesAt15('bbm'), mentah: densitiesAt15('mentah'), pelumas: densitiesAt15('pelumas') };

/** Volume at 15 °C over volume at a temperature in °C; NaN where API MPMS 11.1 does not hold. */
function factorAt(group: DeliveryValues['product'], density: number): (celsius: number) => number {
  const { lowest, highest } = ranges[group];
  return density >= lowest && density <= highest ? groupFactorTo15(group, density) : () => Number.NaN;
}
export const factorOf = (values: DeliveryValues, error = 0) => factorAt(values.product, densityAt15(values, error));

export type Delivery = ReturnType<typeof assessDelivery>;

/**
 * Delivered quantity from the rise of the level, its uncertainty after GUM (JCGM 100:2008, 5.1 and 5.2, each source
 * once for both readings where they share it), and the decision with a guard band of U after JCGM 106:2012, 8.3.
 * @returns litres; `short`: ordered less received in the order's own basis, above zero where it is short
 */
export function assessDelivery(values: DeliveryValues) {
  const result = received(values);
  const short = values.ordered - result.asOrdered;
  const tolerance = toleranceOf(values);
  /** Half of what no water found may hide is a bias where only one of the cuts has it: then it counts whole. */
  const hidden = values.waterBefore > 0 !== values.waterAfter > 0 && values.shape !== 'tabel';
  /** What each source adds, as its own expanded uncertainty. */
  const parts = sources.map((source) => {
    const step = deviation(values, source);
    const [high, low] = [received(values, source, step), received(values, source, -step)];
    const whole = hidden && (source === 'waterBefore' || source === 'waterAfter') && values[source] === 0;
    const half = (of: 'asOrdered' | 'observed' | 'at15') => (k * Math.abs(high[of] - low[of])) / (whole ? 1 : 2);
    const stated = source === 'ordered' || source === 'elsewhere' ? values[fieldOf[source]] : undefined;
    const litres = stated ?? half('asOrdered');
    return { source, litres, observed: half('observed'), at15: half('at15') };
  });
  const together = (of: 'litres' | 'observed' | 'at15') => Math.hypot(...parts.map((part) => part[of]));
  const uncertainty = together('litres');
  /** Of the difference, the largest first. */
  const budget = parts.filter(({ litres }) => litres > 0).sort((a, b) => b.litres - a.litres);
  const verdict = decide(short, uncertainty, tolerance);
  return {
    ...result,
    short,
    tolerance,
    uncertainty,
    /** Of what was received, whatever the order says. */
    observedError: together('observed'),
    at15Error: together('at15'),
    budget,
    verdict,
    remedy: verdict === 'open' ? remedyFor(values, budget, short) : undefined,
    truck: assessTruck(values, factorOf(values)),
  };
}

export const verdicts = ['short', 'over', 'agrees', 'open'] as const;
/** Which of them holds: a difference counts where even its uncertainty does not bridge the tolerance. */
export function decide(short: number, uncertainty: number, tolerance: number): (typeof verdicts)[number] {
  if (short - uncertainty > tolerance) return 'short';
  if (-short - uncertainty > tolerance) return 'over';
  return Math.abs(short) + uncertainty <= tolerance ? 'agrees' : 'open';
}

/** The first figure, the heaviest first, that would decide if it alone were smaller, and how small it must be. */
function remedyFor(values: DeliveryValues, budget: readonly { source: Source; litres: number }[], short: number) {
  const room = Math.abs(Math.abs(short) - toleranceOf(values));
  const weights = new Map<(typeof fieldOf)[Source], number>();
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
      return share >= 0.05 ? [{ field, to: values[field] * share }] : [];
    })[0];
}

/** Why values cannot be true together. */
export const deliveryProblems = ['range', 'rise', 'water', 'above'] as const;
/** The fields that are marked, each with its reason. */
export function contradictions(values: DeliveryValues) {
  const { shape, diameter, densityError, levelBefore, levelAfter, waterBefore, waterAfter } = values;
  const inTable = shape === 'tabel';
  const { lowest, highest } = ranges[values.product];
  const rises = inTable
    ? values.tableAfter > values.tableBefore
    : litresAt(values, levelAfter, 0) > litresAt(values, levelBefore, 0);
  return {
    ...(!(densityAt15(values, -densityError) >= lowest && densityAt15(values, densityError) <= highest) && {
      density: 'range',
    }),
    ...(shape === 'mendatar' && levelAfter > diameter * 1000 && { levelAfter: 'above' }),
    ...(!inTable && waterAfter > levelAfter && { waterAfter: 'water' }),
    ...(!inTable && waterBefore > levelBefore && { waterBefore: 'water' }),
    ...(!rises && { [inTable ? 'tableAfter' : 'levelAfter']: 'rise' }),
  } satisfies Partial<Record<DeliveryField, (typeof deliveryProblems)[number]>>;
}
