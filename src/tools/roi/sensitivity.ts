import type { RoiField } from './fields.ts';
import { type RoiValues, roiInputs, type UncertainField, uncertainFields, withField } from './inputs.ts';
import { calculate } from './payback.ts';

/** What one uncertain value alone does to the balance of five years, in rupiah. */
export interface Swing {
  field: UncertainField;
  worse: number;
  better: number;
}

/** Each uncertain value from end to end while all others stay: the widest swing first. */
export function sensitivity(values: RoiValues): Swing[] {
  return uncertainFields
    .map((field) => ({
      field,
      worse: calculate(withField(values, field, 'worse')).fiveYears,
      better: calculate(withField(values, field, 'better')).fiveYears,
    }))
    .sort((a, b) => b.better - b.worse - (a.better - a.worse));
}

/** A change that alone would bring the investment back in five years. */
export interface Change {
  field: RoiField;
  from: number;
  to: number;
}

/** What a buyer or a supplier can move; what things cost today is a fact. */
const movable = [
  'alat',
  'pasang',
  'layanan',
  'cegahUkur',
  'cegahHabis',
  'cegahKirim',
  'cegahSusut',
  'cegahHenti',
] as const satisfies readonly RoiField[];

/**
 * For a calculation that does not pay within five years: the single changes that would make it pay, the smallest
 * in proportion first. The balance is linear in each value, so two points give the line.
 */
export function changesThatPay(values: RoiValues): Change[] {
  const balance = calculate(values).fiveYears;
  if (balance >= 0) return [];
  return movable
    .flatMap((field) => {
      const from = values[field];
      const atZero = calculate({ ...values, [field]: 0 }).fiveYears;
      if (from === 0 || balance === atZero) return [];
      const to = (from * -atZero) / (balance - atZero);
      return to >= 0 && to <= roiInputs[field].max ? [{ field, from, to }] : [];
    })
    .sort((a, b) => proportion(a) - proportion(b));
}

const proportion = ({ from, to }: Change) => Math.abs(to - from) / from;
