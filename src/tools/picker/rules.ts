import type { Rule } from '../../shared/records/selection.ts';
import {
  type Bounds,
  type Condition,
  choiceNames,
  type NumberName,
  type Quantity,
} from '../../shared/records/selection-fields.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { evidenceOf, mediumSlots } from './evidence.ts';
import { type PickerTank, suits } from './medium.ts';
import type { PickerText } from './schema.ts';

/** From best to worst. */
export type Verdict = 'fits' | 'care' | 'reject';

/** One reason for a mark in the decision table. */
export interface Finding {
  about: Rule['about'];
  verdict: Exclude<Verdict, 'fits'>;
  reason: string;
  /** What would have to change; stands with every rejection. */
  change?: string | undefined;
  /** Figures and sources that the reason rests on. */
  evidence?: readonly string[] | undefined;
}

const inside = (value: number, { above, below }: Bounds) =>
  (above === undefined || value > above) && (below === undefined || value < below);

/** Whether every field that a condition names holds. `quantity` is what an instrument is being judged for. */
export function holds(condition: Condition, tank: PickerTank, quantity?: Quantity): boolean {
  const { besaran, angka = {}, medium } = condition;
  if (besaran && !(quantity && besaran.includes(quantity))) return false;
  if (!choiceNames.every((name) => condition[name]?.includes(tank[name]) ?? true)) return false;
  if (medium && !suits(medium, tank.content)) return false;
  return Object.entries(angka).every(([name, bounds]) => !bounds || inside(tank[name as NumberName], bounds));
}

/** What the rules that hold say, each with the figures of the medium that called it up and where its limit comes from. */
export function findingsOf(
  rules: readonly Rule[],
  tank: PickerTank,
  { medium: words }: Pick<PickerText, 'medium'>,
  quantity?: Quantity,
): Finding[] {
  const slots = mediumSlots(tank.content, words);
  return rules
    .filter(({ when }) => holds(when, tank, quantity))
    .map(({ about, verdict, reason, change, basis, when }) => ({
      about,
      verdict,
      reason: fillSlots(reason, slots),
      change,
      evidence: [
        ...evidenceOf(when.medium, tank.content, words),
        ...(basis ? [fillSlots(words.basisLine, { sumber: basis })] : []),
      ],
    }));
}

/** The worst of some findings decides. */
export function verdictOf(findings: readonly Finding[]): Verdict {
  if (findings.some(({ verdict }) => verdict === 'reject')) return 'reject';
  return findings.length > 0 ? 'care' : 'fits';
}
