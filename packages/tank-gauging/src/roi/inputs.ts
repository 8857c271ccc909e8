import { changedIn, choiceInput, numberInput, type Values } from '../inputs.ts';

/** Sources of savings. */
export const roiSources = ['readings', 'runOuts', 'deliveries', 'loss', 'downtime'] as const;
export type RoiSource = (typeof roiSources)[number];

export const roiGroups = {
  readings: ['gaugings', 'minutes', 'wage', 'gaugingsAvoided'],
  runOuts: ['runOuts', 'runOutCost', 'runOutsAvoided'],
  deliveries: ['deliveries', 'deliveryCost', 'deliveriesAvoided'],
  loss: ['productValue', 'lossShare', 'lossAvoided'],
  downtime: ['stopHours', 'stopCost', 'stopsAvoided'],
  costs: [
    ...(['devicePrice', 'installation', 'deviceLife', 'subscription', 'serviceRise'] as const),
    ...(['batteryPrice', 'readingInterval', 'network'] as const),
  ],
  finance: ['years', 'discountRate', 'wageRise', 'rampUpMonths', 'vat', 'vatTreatment', 'incomeTax', 'depreciation'],
} as const;
/** Fields used in several groups. */
export const roiSite = ['tanks', 'workDays'] as const;

/** Field with the avoidable share of each source's cost. */
export const avoidableShare = {
  readings: 'gaugingsAvoided',
  runOuts: 'runOutsAvoided',
  deliveries: 'deliveriesAvoided',
  loss: 'lossAvoided',
  downtime: 'stopsAvoided',
} as const;

const minutesPerDay = 24 * 60;
const million = 1_000_000;
const mostRupiah = 1e14;
const rupiah = <const K extends string>(key: K, initial: number, unit = 'Rp') =>
  numberInput(key, initial, 0, mostRupiah, { unit });
/** Accepts more than 100 % so that `findImpossibleValues` can reject it with its reason. */
const share = <const K extends string>(key: K, initial: number) =>
  numberInput(key, initial, 0, 1_000_000, { unit: '%' });

/** Half width of the range of an uncertain value, per cent of the value. */
const width = <const K extends string>(key: K, initial: number) => numberInput(key, initial, 0, 100, { unit: '%' });

/** Ranges of the values that are known only approximately. */
const widths = {
  'r-minutes': width('r-menit', 30),
  'r-gaugingsAvoided': width('r-cegahUkur', 40),
  'r-runOuts': width('r-habis', 25),
  'r-runOutCost': width('r-biayaHabis', 50),
  'r-runOutsAvoided': width('r-cegahHabis', 40),
  'r-deliveriesAvoided': width('r-cegahKirim', 50),
  'r-lossShare': width('r-susut', 30),
  'r-lossAvoided': width('r-cegahSusut', 50),
  'r-stopCost': width('r-biayaHenti', 40),
  'r-stopsAvoided': width('r-cegahHenti', 50),
  'r-devicePrice': width('r-alat', 15),
  'r-installation': width('r-pasang', 20),
};
type WidthField = keyof typeof widths;
export type UncertainField = WidthField extends `r-${infer F}` ? F : never;
export const widthFields = Object.keys(widths) as WidthField[];
export const uncertainFields = widthFields.map((name) => name.slice(2)) as UncertainField[];

/**
 * Rounded examples: no source was found for the minutes of a dip, the cost of a run-out or the avoidable share of a
 * loss. The avoidable shares are the conditions of the site's claims (`apps/site/src/content/claims`). Links of edition 1 had no
 * battery, wage rise and ramp-up, those before edition 5 no price rise of the service and no device replacement.
 */
export const roiInputs = {
  tanks: numberInput('tangki', 12, 1, 10_000, { whole: true, unit: 'tangki' }),
  gaugings: numberInput('ukur', 2, 0, 1440, { unit: 'kali/tangki/hari' }),
  workDays: numberInput('hari', 365, 1, 366, { whole: true, unit: 'hari/tahun' }),
  minutes: numberInput('menit', 10, 0, 1440, { unit: 'menit' }),
  wage: rupiah('upah', 40_000, 'Rp/jam'),
  gaugingsAvoided: changedIn(3, 50, share('cegahUkur', 80)),
  runOuts: numberInput('habis', 4, 0, 1_000_000, { unit: 'kali/tahun' }),
  runOutCost: rupiah('biayaHabis', 15 * million),
  runOutsAvoided: share('cegahHabis', 50),
  deliveries: numberInput('kirim', 120, 0, 1_000_000, { unit: 'kali/tahun' }),
  deliveryCost: rupiah('biayaKirim', 1.5 * million),
  deliveriesAvoided: changedIn(3, 10, share('cegahKirim', 20)),
  productValue: rupiah('nilai', 20_000 * million, 'Rp/tahun'),
  lossShare: share('susut', 0.3),
  lossAvoided: changedIn(3, 25, share('cegahSusut', 35)),
  stopHours: numberInput('henti', 12, 0, 1_000_000, { unit: 'jam/tahun' }),
  stopCost: rupiah('biayaHenti', 5 * million, 'Rp/jam'),
  stopsAvoided: changedIn(3, 25, share('cegahHenti', 90)),
  devicePrice: rupiah('alat', 8 * million, 'Rp/tangki'),
  installation: rupiah('pasang', 24 * million),
  /** Life of a device in years; 0 means never replaced. */
  deviceLife: changedIn(5, 0, numberInput('umurAlat', 10, 0, 20, { whole: true, unit: 'tahun' })),
  subscription: rupiah('layanan', 150_000, 'Rp/tangki/bulan'),
  serviceRise: changedIn(5, 0, numberInput('naikLayanan', 5, 0, 100, { unit: '%/tahun' })),
  batteryPrice: changedIn(2, 0, rupiah('baterai', 600_000, 'Rp/tangki')),
  readingInterval: numberInput('selang', 15, 1, 1440, { unit: 'menit' }),
  years: numberInput('tahun', 5, 1, 20, { whole: true, unit: 'tahun' }),
  discountRate: numberInput('diskonto', 10, 0, 100, { unit: '%/tahun' }),
  wageRise: changedIn(2, 0, numberInput('naikUpah', 5, 0, 100, { unit: '%/tahun' })),
  rampUpMonths: changedIn(2, 0, numberInput('bertahap', 3, 0, 60, { whole: true, unit: 'bulan' })),
  /** Value-added tax: 12 % on 11/12 of the price (PMK 131/2024, article 3), which is 11 %. */
  vat: numberInput('ppn', 11, 0, 100, { unit: '%' }),
  incomeTax: numberInput('pph', 0, 0, 100, { unit: '%' }),
  depreciation: numberInput('susutkan', 4, 1, 20, { whole: true, unit: 'tahun' }),
  network: choiceInput('jaringan', ['listrik', 'lorawan', 'cellular', 'satellite'], 'lorawan'),
  vatTreatment: choiceInput('pajak', ['kredit', 'biaya']),
  ...widths,
};
export type RoiValues = Values<typeof roiInputs>;

/**
 * Conservative shares for a site that keeps reading its tanks daily and acts on alarms late, where the claims do not
 * hold.
 */
export const conservativeShares = {
  gaugingsAvoided: 50,
  deliveriesAvoided: 10,
  lossAvoided: 25,
  stopsAvoided: 25,
} as const;
export const claimedShares: Record<keyof typeof conservativeShares, number> = {
  gaugingsAvoided: roiInputs.gaugingsAvoided.initial,
  deliveriesAvoided: roiInputs.deliveriesAvoided.initial,
  lossAvoided: roiInputs.lossAvoided.initial,
  stopsAvoided: roiInputs.stopsAvoided.initial,
};
/** Numeric inputs except the ranges. */
export type RoiField = Exclude<keyof RoiValues, 'network' | 'vatTreatment' | WidthField>;

/** Keys of a second quote in links from before scenarios replaced it. */
const retiredKeys = ['banding', 'alatB', 'pasangB', 'layananB', 'bateraiB', 'jaringanB'];
export const isRemovedField = (key: string): boolean => retiredKeys.includes(key);

/** True for values that are better when lower. */
export const isCost = (field: UncertainField): boolean => field === 'devicePrice' || field === 'installation';

/** End of a value's range, limited to possible values: shares to 100 %, readings to 24 hours a day. */
export function rangeEnd(all: RoiValues, field: UncertainField, end: 'low' | 'high'): number {
  const width = all[`r-${field}`] / 100;
  const { unit, max } = roiInputs[field];
  const most = field === 'minutes' ? minutesPerDay / all.gaugings : unit === '%' ? 100 : max;
  return Math.min(all[field] * (end === 'low' ? 1 - width : 1 + width), most);
}

export function withRangeEnd(all: RoiValues, field: UncertainField, side: 'worse' | 'better'): RoiValues {
  const low = (side === 'worse') !== isCost(field);
  return { ...all, [field]: rangeEnd(all, field, low ? 'low' : 'high') };
}

export const roiImpossibilities = ['day', 'share', 'loss', 'hours', 'runOuts'] as const;
type RoiImpossibility = (typeof roiImpossibilities)[number];

/** Impossible values: the rejected field and the key of the reason. */
export function findImpossibleValues(values: RoiValues): Partial<Record<RoiField, RoiImpossibility>> {
  const shares = Object.values(avoidableShare).filter((field) => values[field] > 100);
  return {
    ...Object.fromEntries(shares.map((field) => [field, 'share'] as const)),
    ...(values.gaugings * values.minutes > minutesPerDay && { minutes: 'day' }),
    ...(values.lossShare > 100 && { lossShare: 'loss' }),
    ...(values.stopHours > values.workDays * 24 && { stopHours: 'hours' }),
    ...(values.runOuts > values.tanks * values.workDays && { runOuts: 'runOuts' }),
  };
}

/** Values that are possible but unusual. */
export const roiQuestions = ['gaugings', 'minutes', 'wage', 'runOuts', 'deliveries', 'lossShare', 'stopHours'] as const;
export type RoiQuestion = (typeof roiQuestions)[number];
export function listQuestions(values: RoiValues): RoiQuestion[] {
  const { tanks, workDays } = values;
  const most = {
    gaugings: 24,
    minutes: 240,
    wage: million,
    runOuts: 52 * tanks,
    deliveries: 4 * tanks * workDays,
    lossShare: 5,
    stopHours: 12 * workDays,
  };
  return roiQuestions.filter((name) => values[name] > most[name]);
}
