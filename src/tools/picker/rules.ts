import type { Rule } from '../../shared/records/selection.ts';
import {
  type Bounds,
  type Condition,
  choiceNames,
  type NumberName,
  type Quantity,
} from '../../shared/records/selection-fields.ts';
import type { Answers } from './inputs.ts';

/** From best to worst. */
export type Verdict = 'fits' | 'care' | 'reject';

/** One reason for a mark in the decision table. */
export interface Finding {
  about: Rule['about'];
  verdict: Exclude<Verdict, 'fits'>;
  reason: string;
  /** What would have to change; stands with every rejection. */
  change?: string | undefined;
}

const inside = (value: number, { above, below }: Bounds) =>
  (above === undefined || value > above) && (below === undefined || value < below);

/** Whether every field that a condition names holds. `quantity` is what an instrument is being judged for. */
export function holds(condition: Condition, answers: Answers, quantity?: Quantity): boolean {
  const { besaran, angka = {} } = condition;
  if (besaran && !(quantity && besaran.includes(quantity))) return false;
  if (!choiceNames.every((name) => condition[name]?.includes(answers[name]) ?? true)) return false;
  return Object.entries(angka).every(([name, bounds]) => !bounds || inside(answers[name as NumberName], bounds));
}

/** What the rules that hold say. */
export function findingsOf(rules: readonly Rule[], answers: Answers, quantity?: Quantity): Finding[] {
  return rules
    .filter(({ when }) => holds(when, answers, quantity))
    .map(({ about, verdict, reason, change }) => ({ about, verdict, reason, change }));
}

/** The worst of some findings decides. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  if (findings.some(({ verdict }) => verdict === 'reject')) return 'reject';
  return findings.length > 0 ? 'care' : 'fits';
}
