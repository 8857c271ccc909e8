import { changedIn, choiceInput, emptyFields, noFigure, noReading, numberInput, type Values } from '../inputs.ts';
import { lpgDensities, lpgFactorTo15 } from '../methods/lpg-volume.ts';
import { densitiesAt15, groupFactorTo15 } from '../methods/standard-volume.ts';
import { detailInputs, sharedInput } from '../tank/tank-record.ts';
import { bottomNames, headNames, type TankSize, vesselParts } from '../vessel/size.ts';
import { buildVessel, litresBelow } from '../vessel/vessel.ts';
import { assessTruck, truckInputs } from './truck.ts';

/** Inputs with a field of their own. The quoted keys are in links that visitors have shared. */
export const askedInputs = {
  shape: { ...choiceInput('bentuk', ['tegak', 'mendatar', 'persegi', 'bola', 'silo', 'tabel']), tankField: 'shape' },
  diameter: sharedInput('diameter', 'diameter', { initial: 4.95 }),
  bodyLength: sharedInput('length', 'panjang'),
  bodyWidth: sharedInput('width', 'lebar'),
  // Links from before the height was asked about have a wall without end.
  bodyHeight: changedIn(6, 60, sharedInput('height', 'tinggi')),
  heads: { ...choiceInput('tutup', headNames), tankField: 'heads' },
  bottom: { ...choiceInput('dasarTangki', bottomNames), tankField: 'bottom' },
  bottomDepth: sharedInput('bottomDepth', 'dalam', { initial: 0.5, min: 0.05 }),
  levelBefore: numberInput('h1', 1210, 0, 60_000, { unit: 'mm', unknown: noReading }),
  levelAfter: numberInput('h2', 2030, 0, 60_000, { unit: 'mm', unknown: noReading }),
  waterBefore: numberInput('a1', 0, 0, 10_000, { unit: 'mm' }),
  waterAfter: numberInput('a2', 0, 0, 10_000, { unit: 'mm' }),
  /** Litres of product in the visitor's own table at both levels, without water, and litres per mm there. */
  tableBefore: numberInput('v1', 23_290, 0, 1e9, { unit: 'L', unknown: noReading }),
  tableAfter: numberInput('v2', 39_070, 0, 1e9, { unit: 'L', unknown: noReading }),
  perMmBefore: numberInput('l1', 19.2, 0.001, 1e6, { unit: 'L/mm' }),
  perMmAfter: numberInput('l2', 19.2, 0.001, 1e6, { unit: 'L/mm' }),
  /** Litres per mm at the water level, if there is water. */
  perMmWater: numberInput('lAir', 0, 0, 1e6, { unit: 'L/mm' }),
  /** True (`ya`) when the soundings are those from which the table's litres were read. */
  sounded: choiceInput('duga', ['tidak', 'ya']),
  temperatureBefore: numberInput('t1', 30, -50, 150, { unit: '°C' }),
  temperatureAfter: numberInput('t2', 31, -50, 150, { unit: '°C' }),
  product: choiceInput('produk', ['bbm', 'mentah', 'pelumas', 'lpg']),
  densityBasis: choiceInput('rhoDasar', ['baku', 'amatan']),
  density: numberInput('rho', 845, 350, 1200, { unit: 'kg/m³', unknown: noFigure }),
  densityAt: numberInput('rhoSuhu', 30, -50, 150, { unit: '°C' }),
  used: numberInput('pakai', 0, 0, 1e8, { unit: 'L' }),
  ordered: numberInput('do', 16_000, 1, 1e9, { unit: 'L', unknown: noFigure }),
  basis: choiceInput('dasar', ['amatan', 'baku']),
  orderedAt: numberInput('tdo', 33, -50, 150, { unit: '°C' }),
  toleranceUnit: choiceInput('toleransiSatuan', ['L', '%']),
  tolerance: numberInput('toleransi', 80, 0, 1e8, { unit: 'L' }),
  toleranceShare: numberInput('toleransiPersen', 0.5, 0, 100, { unit: '%' }),
  /**
   * Volume that another tank received of the same order, in the order's basis; its expanded uncertainty is
   * `elsewhereError`.
   */
  elsewhere: numberInput('lain', 0, 0, 1e9, { unit: 'L' }),
  /** Half-widths of the error common to both readings, and of the error of each reading. */
  offset: numberInput('geser', 2, 0, 1000, { unit: 'mm' }),
  reading: numberInput('ulang', 2, 0, 1000, { unit: 'mm' }),
  /** Half-width of the water cut; where no water was found, the smallest depth that would have been detected. */
  water: changedIn(4, 0, numberInput('airGalat', 3, 0, 1000, { unit: 'mm' })),
  scale: numberInput('tabelGalat', 0.3, 0, 20, { unit: '%' }),
  thermometer: numberInput('termometer', 0.5, 0, 50, { unit: '°C' }),
  sample: numberInput('suhuGalat', 1, 0, 50, { unit: '°C' }),
  densityError: numberInput('rhoGalat', 2, 0, 100, { unit: 'kg/m³' }),
  usedError: numberInput('pakaiGalat', 1, 0, 100, { unit: '%' }),
  /** Expanded uncertainty, k = 2, as in a meter's certificate. */
  orderedError: numberInput('udo', 32, 0, 1e8, { unit: 'L' }),
  elsewhereError: numberInput('lainGalat', 0, 0, 1e8, { unit: 'L' }),
  ...truckInputs,
};
/** With the details of the vessel, which come from the tank table. */
export const deliveryInputs = { ...askedInputs, ...detailInputs };
export type DeliveryValues = Values<typeof deliveryInputs>;
export type DeliveryField = keyof typeof deliveryInputs;

const vesselFieldNames = [
  'heads',
  'bottom',
  'diameter',
  'bodyLength',
  'bodyWidth',
  'bodyHeight',
  'bottomDepth',
] as const;
export const soundings = ['levelBefore', 'levelAfter', 'waterBefore', 'waterAfter'] as const;

/** Size of the vessel; undefined if the litres come from the visitor's own table. */
const tankSize = (values: DeliveryValues): TankSize | undefined =>
  values.shape === 'tabel' ? undefined : { ...values, shape: values.shape };

/** Fields that apply to the shape. */
export function shapeFields(values: DeliveryValues): readonly DeliveryField[] {
  const size = tankSize(values);
  if (!size) return ['tableBefore', 'tableAfter', 'perMmBefore', 'perMmAfter', 'perMmWater'];
  const sizes: readonly string[] = vesselParts(size).fields;
  return [...vesselFieldNames.filter((name) => sizes.includes(name)), ...soundings];
}

/** Fields of the other groups; of those that depend on a choice, only the one that applies. */
export const productFields = ({ densityBasis }: DeliveryValues): readonly DeliveryField[] => [
  ...(['temperatureBefore', 'temperatureAfter', 'product', 'densityBasis', 'density'] as const),
  ...(densityBasis === 'amatan' ? (['densityAt'] as const) : []),
  'used',
];
export const orderFields = ({ basis, toleranceUnit }: DeliveryValues): readonly DeliveryField[] => [
  ...(['ordered', 'basis'] as const),
  ...(basis === 'amatan' ? (['orderedAt'] as const) : []),
  'toleranceUnit',
  toleranceUnit === 'L' ? 'tolerance' : 'toleranceShare',
  'elsewhere',
];
export const errorFields = ({ elsewhere }: DeliveryValues): readonly DeliveryField[] => [
  ...(['offset', 'reading', 'water', 'scale', 'thermometer', 'sample', 'densityError', 'usedError'] as const),
  'orderedError',
  ...(elsewhere > 0 ? (['elsewhereError'] as const) : []),
];

/** Empty fields without which a delivery cannot be judged. */
export const missingFields = (values: DeliveryValues): DeliveryField[] =>
  emptyFields(deliveryInputs, values, [...shapeFields(values), 'density', 'ordered']);

/** Columns of the judged list, on the page and in its file. */
const judged = ['date', 'supplier', 'ordered', 'received', 'short', 'uncertainty', 'verdict'] as const;
export const listColumns = [...judged, 'balance'] as const;

/** Field with the half-width of each source of uncertainty. */
const sourceFields = {
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
export type UncertaintySource = keyof typeof sourceFields;
export const uncertaintySources = Object.keys(sourceFields) as UncertaintySource[];

/** Coverage factor: about 95 % if no single source dominates (GUM 6.2, G.6.6). */
export const coverageFactor = 2;

/** Tolerated difference in litres. */
export const toleranceLitres = ({ toleranceUnit, tolerance, toleranceShare, ordered }: DeliveryValues): number =>
  toleranceUnit === 'L' ? tolerance : (ordered * toleranceShare) / 100;

/**
 * Standard uncertainty in the unit of the source; half-widths are of rectangular distributions (GUM 4.3.7): u = a/√3.
 */
function deviation(values: DeliveryValues, source: UncertaintySource): number {
  const unit = source === 'scale' ? 0.01 : source === 'used' ? values.used / 100 : 1;
  return (values[sourceFields[source]] * unit) / Math.sqrt(3);
}

const known = new WeakMap<DeliveryValues, (mm: number) => number>();

/**
 * Litres below a level in mm; a level above the top gives the full tank. Remembered for each values, because a budget
 * asks for the same levels many times and a dished head is integrated numerically.
 */
function tankVolumes(values: DeliveryValues): (mm: number) => number {
  const size = tankSize(values);
  const before = known.get(values);
  if (before || !size) return before ?? (() => Number.NaN);
  const vessel = buildVessel(size);
  const litres = new Map<number, number>();
  const volumeAt = (mm: number) => {
    const held = litres.get(mm) ?? litresBelow(vessel, mm / 1000);
    litres.set(mm, held);
    return held;
  };
  known.set(values, volumeAt);
  return volumeAt;
}

/** Litres of product below a level in mm, less free water; a tilted tank holds product below the tape's zero, too. */
function litresAt(values: DeliveryValues, level: number, water: number): number {
  const below = tankVolumes(values);
  return below(level) - (below(Math.min(level, water)) - below(0));
}

/** Rise of the tank plus use in litres, without corrections. */
export const tankRise = (values: DeliveryValues): number =>
  values.used +
  (values.shape === 'tabel'
    ? values.tableAfter - values.tableBefore
    : litresAt(values, values.levelAfter, values.waterAfter) -
      litresAt(values, values.levelBefore, values.waterBefore));

/** Received volumes with the true value of one source off by `size`; a source common to both readings shifts both. */
function received(values: DeliveryValues, off?: UncertaintySource, size = 0) {
  const error = (source: UncertaintySource) => (source === off ? size : 0);
  const before = error('offset') + error('levelBefore');
  const after = error('offset') + error('levelAfter');
  // Where no water was found, the error can only be positive.
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
  const factor = correctionFactor(values, error('density'));
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
    /**
     * In the basis of the delivery order (at 15 °C, or at loading temperature), including the share of another tank.
     */
    asOrdered: (values.basis === 'baku' ? at15 : at15 / factor(values.orderedAt)) + values.elsewhere,
  };
}

/** Density at 15 °C from one read at another temperature, without correction for the glass hydrometer. */
export function densityAt15({ product: group, densityBasis, density, densityAt }: DeliveryValues, error = 0): number {
  const read = density + error;
  let found = read;
  if (densityBasis === 'baku') return found;
  // Fixed-point iteration: the factor hardly depends on the density, so each round gains two or more digits.
  for (let round = 0; round < 8; round += 1) found = read / factorAt(group, found)(densityAt);
  return found;
}

/** Computed once, because a judgement needs them for every source of its budget. */
const ranges = {
  bbm: densitiesAt15('bbm'),
  mentah: densitiesAt15('mentah'),
  pelumas: densitiesAt15('pelumas'),
  lpg: lpgDensities,
};

/** Ratio of the volume at 15 °C to that at a temperature in °C; NaN outside the range of API MPMS 11.1, or 11.2.4. */
function factorAt(group: DeliveryValues['product'], density: number): (celsius: number) => number {
  const { lowest, highest } = ranges[group];
  if (!(density >= lowest && density <= highest)) return () => Number.NaN;
  return group === 'lpg' ? lpgFactorTo15(density) : groupFactorTo15(group, density);
}
export const correctionFactor = (values: DeliveryValues, error = 0) =>
  factorAt(values.product, densityAt15(values, error));

export type Delivery = ReturnType<typeof assessDelivery>;

/**
 * Delivered quantity from the rise of the level, with its uncertainty by GUM (JCGM 100:2008, 5.1 and 5.2; a source
 * common to both readings counts once), and the decision with a guard band of U by JCGM 106:2012, 8.3.
 * @returns litres; `short` is ordered less received in the order's basis, positive for a shortage
 */
export function assessDelivery(values: DeliveryValues) {
  const result = received(values);
  const short = values.ordered - result.asOrdered;
  const tolerance = toleranceLitres(values);
  /**
   * True if only one of the cuts found water: the mean of what may be hidden in the other is then a bias, and its
   * contribution counts in full.
   */
  const hidden = values.waterBefore > 0 !== values.waterAfter > 0 && values.shape !== 'tabel';
  /** Contribution of each source as an expanded uncertainty. */
  const parts = uncertaintySources.map((source) => {
    const step = deviation(values, source);
    const [high, low] = [received(values, source, step), received(values, source, -step)];
    const whole = hidden && (source === 'waterBefore' || source === 'waterAfter') && values[source] === 0;
    const half = (quantity: 'asOrdered' | 'observed' | 'at15') =>
      (coverageFactor * Math.abs(high[quantity] - low[quantity])) / (whole ? 1 : 2);
    const stated = source === 'ordered' || source === 'elsewhere' ? values[sourceFields[source]] : undefined;
    const litres = stated ?? half('asOrdered');
    return { source, litres, observed: half('observed'), at15: half('at15') };
  });
  const together = (quantity: 'litres' | 'observed' | 'at15') => Math.hypot(...parts.map((part) => part[quantity]));
  const uncertainty = together('litres');
  /** Contributions to the uncertainty of the difference, largest first. */
  const budget = parts.filter(({ litres }) => litres > 0).sort((a, b) => b.litres - a.litres);
  const verdict = decideVerdict(short, uncertainty, tolerance);
  return {
    ...result,
    short,
    tolerance,
    uncertainty,
    /** Uncertainty of the received volume, independent of the order. */
    observedError: together('observed'),
    at15Error: together('at15'),
    budget,
    verdict,
    remedy: verdict === 'open' ? remedyFor(values, budget, short) : undefined,
    truck: assessTruck(values, correctionFactor(values)),
  };
}

export const verdicts = ['short', 'over', 'agrees', 'open'] as const;
/** Verdict on a difference, which is significant only if it exceeds the tolerance by more than its uncertainty. */
export function decideVerdict(short: number, uncertainty: number, tolerance: number): (typeof verdicts)[number] {
  if (short - uncertainty > tolerance) return 'short';
  if (-short - uncertainty > tolerance) return 'over';
  return Math.abs(short) + uncertainty <= tolerance ? 'agrees' : 'open';
}

/** Largest contribution whose reduction alone would decide, and the value it must be reduced to. */
function remedyFor(
  values: DeliveryValues,
  budget: readonly { source: UncertaintySource; litres: number }[],
  short: number,
) {
  const room = Math.abs(Math.abs(short) - toleranceLitres(values));
  const weights = new Map<(typeof sourceFields)[UncertaintySource], number>();
  for (const { source, litres } of budget) {
    const field = sourceFields[source];
    weights.set(field, Math.hypot(weights.get(field) ?? 0, litres));
  }
  const total = Math.hypot(...weights.values());
  return [...weights]
    .sort(([, a], [, b]) => b - a)
    .flatMap(([field, litres]) => {
      const rest = total ** 2 - litres ** 2;
      const share = Math.sqrt(Math.max(0, room ** 2 - rest)) / litres;
      // Ignore remedies that need less than 5 % of the present value: not achievable.
      return share >= 0.05 ? [{ field, to: values[field] * share }] : [];
    })[0];
}

/** Reasons why values are contradictory. */
export const deliveryProblems = ['range', 'rise', 'water', 'above', 'legs'] as const;
/** Contradicting fields with their reasons; none while a field is empty. */
export const contradictionsOf = (values: DeliveryValues): ReturnType<typeof contradictions> =>
  missingFields(values).length > 0 ? {} : contradictions(values);

/** Contradicting fields with their reasons, an empty field among them. */
export function contradictions(values: DeliveryValues) {
  const { shape, densityError, levelBefore, levelAfter, waterBefore, waterAfter } = values;
  const inTable = shape === 'tabel';
  const size = tankSize(values);
  const vessel = size && buildVessel(size);
  const isAbove = vessel !== undefined && levelAfter / 1000 > vessel.height + 1e-9;
  const [legs = 0, afloat = 0] = vessel?.legZone ?? [];
  const isAground = (level: number) => level / 1000 > legs && level / 1000 < afloat;
  const { lowest, highest } = ranges[values.product];
  const rises = inTable
    ? values.tableAfter > values.tableBefore
    : litresAt(values, levelAfter, 0) > litresAt(values, levelBefore, 0);
  return {
    ...(!(densityAt15(values, -densityError) >= lowest && densityAt15(values, densityError) <= highest) && {
      density: 'range',
    }),
    ...(isAground(levelBefore) && { levelBefore: 'legs' }),
    ...(isAground(levelAfter) && { levelAfter: 'legs' }),
    ...(isAbove && { levelAfter: 'above' }),
    ...(!inTable && waterAfter > levelAfter && { waterAfter: 'water' }),
    ...(!inTable && waterBefore > levelBefore && { waterBefore: 'water' }),
    ...(!rises && { [inTable ? 'tableAfter' : 'levelAfter']: 'rise' }),
  } satisfies Partial<Record<DeliveryField, (typeof deliveryProblems)[number]>>;
}
