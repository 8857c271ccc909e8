import { choice, type NumberInput, number, type Values } from '../kit/tool-inputs.ts';
import { type RoiField, roiChoices } from './fields.ts';

const million = 1_000_000;
const mostRupiah = 1e14;
const rupiah = (initial: number) => number(initial, 0, mostRupiah);
/** A share that cannot be more than all of it; more is refused with the reason (see `impossibleTogether`). */
const share = (initial: number) => number(initial, 0, 1_000_000);
const percent = (initial: number) => number(initial, 0, 100);

/**
 * Neutral, round example values: no source was found for the minutes of a dipping, the cost of a run-out or the
 * share of a loss that can be avoided, so nothing here is a fact about anybody. `before`: an address that knew nothing
 * of a field reckoned without it.
 */
const values = {
  tangki: number(12, 1, 10_000, true),
  ukur: number(2, 0, 1440),
  hari: number(365, 1, 366, true),
  menit: number(10, 0, 1440),
  upah: rupiah(40_000),
  cegahUkur: share(50),
  habis: number(4, 0, 1_000_000),
  biayaHabis: rupiah(15 * million),
  cegahHabis: share(50),
  kirim: number(120, 0, 1_000_000),
  biayaKirim: rupiah(1.5 * million),
  cegahKirim: share(10),
  nilai: rupiah(20_000 * million),
  susut: share(0.3),
  cegahSusut: share(25),
  henti: number(12, 0, 1_000_000),
  biayaHenti: rupiah(5 * million),
  cegahHenti: share(25),
  alat: rupiah(8 * million),
  pasang: rupiah(24 * million),
  layanan: rupiah(150_000),
  baterai: { ...rupiah(600_000), before: 0 },
  selang: number(15, 1, 1440),
  diskonto: number(10, 0, 100),
  naikUpah: { ...number(5, 0, 100), before: 0 },
  bertahap: { ...number(3, 0, 60, true), before: 0 },
  /** Value-added tax: 12 % of 11/12 of the price (PMK 131/2024, article 3), which comes to 11 %. */
  ppn: number(11, 0, 100),
  alatB: rupiah(5.5 * million),
  pasangB: rupiah(60 * million),
  layananB: rupiah(175_000),
  bateraiB: rupiah(600_000),
} satisfies Record<RoiField, NumberInput>;

const choices = {
  jaringan: choice(roiChoices.jaringan, 'lorawan'),
  jaringanB: choice(roiChoices.jaringanB),
  pajak: choice(roiChoices.pajak),
  banding: { ...choice(roiChoices.banding, 'ya'), before: 'tidak' as const },
};

/** Half the width of each uncertain value's range, in per cent of it: name of the range in the address → example. */
const widths = {
  'r-menit': percent(30),
  'r-cegahUkur': percent(40),
  'r-habis': percent(25),
  'r-biayaHabis': percent(50),
  'r-cegahHabis': percent(40),
  'r-cegahKirim': percent(50),
  'r-susut': percent(30),
  'r-cegahSusut': percent(50),
  'r-biayaHenti': percent(40),
  'r-cegahHenti': percent(50),
  'r-alat': percent(15),
  'r-pasang': percent(20),
} satisfies Partial<Record<`r-${RoiField}`, NumberInput>>;

export const roiInputs = { ...values, ...choices, ...widths };
export type RoiValues = Values<typeof roiInputs>;

type FieldOf<K> = K extends `r-${infer F}` ? F : never;
/** A value that the visitor knows only roughly. */
export type UncertainField = FieldOf<keyof typeof widths>;
export const uncertainFields = Object.keys(widths).map((name) => name.slice(2)) as UncertainField[];

/** Uncertain values that are better when they are low. */
const costs: readonly RoiField[] = ['alat', 'pasang'];
export const isCost = (field: UncertainField): boolean => costs.includes(field);
/** Shares end at all of it, a day at 24 hours, whatever the range. */
const mostOf: Partial<Record<UncertainField, (all: RoiValues) => number>> = {
  menit: ({ ukur }) => (ukur > 0 ? 1440 / ukur : Number.POSITIVE_INFINITY),
  cegahUkur: () => 100,
  cegahHabis: () => 100,
  cegahKirim: () => 100,
  susut: () => 100,
  cegahSusut: () => 100,
  cegahHenti: () => 100,
};

/** One end of an uncertain value's range, within what is possible. */
export function endOfRange(all: RoiValues, field: UncertainField, end: 'low' | 'high'): number {
  const width = all[`r-${field}`] / 100;
  const value = all[field] * (end === 'low' ? 1 - width : 1 + width);
  return Math.min(value, mostOf[field]?.(all) ?? values[field].max);
}

/** The values with one uncertain field at the end that is worse or better for the buyer. */
export function withField(all: RoiValues, field: UncertainField, side: 'worse' | 'better'): RoiValues {
  const low = (side === 'worse') !== isCost(field);
  return { ...all, [field]: endOfRange(all, field, low ? 'low' : 'high') };
}
