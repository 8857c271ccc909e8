import { batteryRange, middleBasis, type RoiRadio } from './cases.ts';
import { batteriesOf } from './cash-flow.ts';
import type { RoiField } from './fields.ts';
import { type RoiValues, roiInputs, type UncertainField, uncertainFields, withField } from './inputs.ts';
import { fiveYearsOf } from './payback.ts';

/** What one uncertain value alone does to the balance of five years, in rupiah. */
export interface Swing {
  field: UncertainField | 'batteryLife';
  worse: number;
  better: number;
}

/** Each uncertain value from end to end while all others stay: the widest swing first. */
export function sensitivity(values: RoiValues, radios: readonly RoiRadio[]): Swing[] {
  const middle = middleBasis(values, radios);
  const balance = (changed: Partial<typeof middle>) => fiveYearsOf({ ...middle, ...changed });
  const range = batteryRange(values, radios);
  const battery: Swing[] =
    range && batteriesOf(values) > 0
      ? [
          {
            field: 'batteryLife',
            worse: balance({ batteryLife: range.from }),
            better: balance({ batteryLife: range.to }),
          },
        ]
      : [];
  return uncertainFields
    .map(
      (field): Swing => ({
        field,
        worse: balance({ values: withField(values, field, 'worse') }),
        better: balance({ values: withField(values, field, 'better') }),
      }),
    )
    .concat(battery)
    .sort((a, b) => b.better - b.worse - (a.better - a.worse));
}

/** A change that alone would bring the investment back in five years. */
export interface PayingChange {
  field: RoiField;
  from: number;
  to: number;
}

/** What a buyer or a supplier can move, with the most that is possible; what things cost today is a fact. */
const movable = {
  devicePrice: roiInputs.devicePrice.max,
  installation: roiInputs.installation.max,
  subscription: roiInputs.subscription.max,
  gaugingsAvoided: 100,
  runOutsAvoided: 100,
  deliveriesAvoided: 100,
  lossAvoided: 100,
  stopsAvoided: 100,
} as const satisfies Partial<Record<RoiField, number>>;

/**
 * For a calculation that does not pay within five years: the single changes that would make it pay, the smallest
 * in proportion first. The balance is linear in each value, so two points give the line.
 */
export function changesThatPay(values: RoiValues, radios: readonly RoiRadio[]): PayingChange[] {
  const middle = middleBasis(values, radios);
  const balance = fiveYearsOf(middle);
  if (balance >= 0) return [];
  return (Object.keys(movable) as (keyof typeof movable)[])
    .flatMap((field) => {
      const from = values[field];
      const atZero = fiveYearsOf({ ...middle, values: { ...values, [field]: 0 } });
      if (from === 0 || balance === atZero) return [];
      const to = (from * -atZero) / (balance - atZero);
      return to >= 0 && to <= movable[field] ? [{ field, from, to }] : [];
    })
    .sort((a, b) => proportion(a) - proportion(b));
}

const proportion = ({ from, to }: PayingChange) => Math.abs(to - from) / from;
