import type { LossValues } from './inputs.ts';

/** 130 gallons of 3.785412 L: "1.0 percent of flow-through plus 130 gallons on a monthly basis", 40 CFR 280.43(a). */
const monthlyLitres = 492.1;
/** Share of sales from which a loss never complies, whatever is added to the limit. */
const never = 0.25;

export interface MonthSums {
  issues: number;
  loss: number;
}

/** Position of a month's book loss; `at` where the uncertainty of the two end dips straddles the limit. */
export type Standing = 'under' | 'at' | 'over';

/**
 * Compares the book loss of a month with the limit of the tank's owner. No test of a leak: a limit on sales may hide one.
 * `endDips` is the 95 % half width from the first and last dip, in litres; `share`, `half` and `limit` are shares of sales.
 */
export function compareWithRule(
  { issues, loss }: MonthSums,
  endDips: number,
  { ownerRule, ownerLimit }: Pick<LossValues, 'ownerRule' | 'ownerLimit'>,
) {
  const sold = issues || Number.NaN;
  const limit = ownerRule === 'epa' ? 0.01 * issues + monthlyLitres : (ownerLimit / 100) * issues;
  // The rule of the EPA holds for an excess too.
  const size = ownerRule === 'epa' ? Math.abs(loss) : loss;
  const standing: Standing =
    size >= never * issues || size - endDips > limit ? 'over' : size + endDips < limit ? 'under' : 'at';
  return { share: loss / sold, half: endDips / sold, limit: limit / sold, standing };
}
