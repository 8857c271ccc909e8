import { clashOf, type LevelRule, longestDelay, type RuleClash } from '../../plant/watch/level-rule.ts';
import { formatFree, parseNumber } from '../../shared/format/parse-number.ts';

/** Upper limits, lower limits, and at the end of each line what belongs to all of them. */
export const ruleFields = ['highHigh', 'high', 'deadband', 'lowLow', 'low', 'delay'] as const;
export type RuleField = (typeof ruleFields)[number];
export type TypedRule = Record<RuleField, string>;

export const limitFields: ReadonlySet<RuleField> = new Set(['highHigh', 'high', 'low', 'lowLow']);
/** May be left empty: nobody is called there. */
const optional: ReadonlySet<RuleField> = new Set(['highHigh', 'lowLow']);

/** Per cent and minutes that a field can hold at all; what contradicts is judged by the rule as a whole. */
const bounds: Record<RuleField, { min: number; max: number; unit: string; whole?: boolean }> = {
  highHigh: { min: -999, max: 999, unit: '%' },
  high: { min: -999, max: 999, unit: '%' },
  low: { min: -999, max: 999, unit: '%' },
  lowLow: { min: -999, max: 999, unit: '%' },
  deadband: { min: 0, max: 100, unit: '%' },
  delay: { min: 0, max: 10 * longestDelay, unit: 'menit', whole: true },
};

/** A rule as it stands in the fields. */
export const typedRule = (rule: LevelRule): TypedRule =>
  Object.fromEntries(
    ruleFields.map((field) => [field, rule[field] === undefined ? '' : formatFree(rule[field])]),
  ) as TypedRule;

export interface RuleRead {
  values: Partial<Record<RuleField, number>>;
  /** Sentences for fields that hold no figure. */
  problems: Partial<Record<RuleField, string>>;
  clash: RuleClash | undefined;
  /** Only where it is possible. */
  rule: LevelRule | undefined;
}

/** What is typed, as a rule; digits beyond a hundredth of a per cent are dropped, as an address keeps no more. */
export function readRule(typed: TypedRule): RuleRead {
  const values: RuleRead['values'] = {};
  const problems: RuleRead['problems'] = {};
  for (const field of ruleFields) {
    if (optional.has(field) && typed[field].trim() === '') continue;
    const parsed = parseNumber(typed[field], bounds[field]);
    if ('value' in parsed) values[field] = Number(parsed.value.toFixed(2));
    else problems[field] = parsed.problem;
  }
  const { lowLow, low, high, highHigh, deadband, delay } = values;
  const whole = low !== undefined && high !== undefined && deadband !== undefined && delay !== undefined;
  if (!whole || Object.keys(problems).length > 0) return { values, problems, clash: undefined, rule: undefined };
  const rule: LevelRule = { lowLow, low, high, highHigh, deadband, delay };
  const clash = clashOf(rule);
  return { values, problems, clash, rule: clash ? undefined : rule };
}
