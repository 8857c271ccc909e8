import { type NumberInput, number, type Values } from '../kit/tool-inputs.ts';
import type { RoiField } from './fields.ts';

const million = 1_000_000;
const mostRupiah = 1e14;
const rupiah = (initial: number) => number(initial, 0, mostRupiah);
const percent = (initial: number) => number(initial, 0, 100);

/**
 * Neutral, round example values: no source was found for the minutes of a dipping, the cost of a run-out or the
 * share of a loss that can be avoided, so nothing here is a fact about anybody.
 */
const values = {
  tangki: number(12, 1, 10_000, true),
  ukur: number(2, 0, 1440),
  hari: number(365, 1, 366, true),
  menit: number(10, 0, 1440),
  upah: rupiah(40_000),
  cegahUkur: percent(50),
  habis: number(4, 0, 10_000),
  biayaHabis: rupiah(15 * million),
  cegahHabis: percent(50),
  kirim: number(120, 0, 100_000),
  biayaKirim: rupiah(1.5 * million),
  cegahKirim: percent(10),
  nilai: rupiah(20_000 * million),
  susut: percent(0.3),
  cegahSusut: percent(25),
  henti: number(12, 0, 8784),
  biayaHenti: rupiah(5 * million),
  cegahHenti: percent(25),
  alat: rupiah(8 * million),
  pasang: rupiah(24 * million),
  layanan: rupiah(150_000),
} satisfies Record<RoiField, NumberInput>;

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

export const roiInputs = { ...values, ...widths };
export type RoiValues = Values<typeof roiInputs>;

type FieldOf<K> = K extends `r-${infer F}` ? F : never;
/** A value that the visitor knows only roughly. */
export type UncertainField = FieldOf<keyof typeof widths>;
export const uncertainFields = Object.keys(widths).map((name) => name.slice(2)) as UncertainField[];

/** Uncertain values that are better when they are low. */
const costs: readonly RoiField[] = ['alat', 'pasang'];

/** One end of an uncertain value's range, within the limits of its field. */
export function endOfRange(all: RoiValues, field: UncertainField, end: 'low' | 'high'): number {
  const share = all[`r-${field}`] / 100;
  const value = all[field] * (end === 'low' ? 1 - share : 1 + share);
  return Math.min(value, values[field].max);
}

/** The values with one uncertain field at the end that is worse or better for the buyer. */
export function withField(all: RoiValues, field: UncertainField, side: 'worse' | 'better'): RoiValues {
  const low = (side === 'worse') !== costs.includes(field);
  return { ...all, [field]: endOfRange(all, field, low ? 'low' : 'high') };
}
