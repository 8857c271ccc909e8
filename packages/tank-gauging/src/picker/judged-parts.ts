import type { Budget, BudgetLine } from './budget.ts';
import { type Finding, identity, type JudgedRadio, type JudgedSensor, type Picked } from './judge.ts';

/** Contributions of a budget that have no figure, so that its total does not include them. */
export const leftOut = ({ lines }: Budget): BudgetLine[] =>
  lines.filter(({ bias, spread, cone }) => bias === undefined && spread === undefined && cone === undefined);

export interface PartConditions {
  part: JudgedSensor | JudgedRadio;
  findings: Finding[];
}

/** Conditions of the recommended sensor, its companions and the radio; a condition of several parts counts once. */
export function listConditions({ sensor, companions, radio }: Picked): PartConditions[] {
  const known = new Set<string>();
  const parts = [sensor, ...companions.map((companion) => companion.sensor), radio].filter(
    (part) => part !== undefined,
  );
  return parts.flatMap((part) => {
    const findings = part.findings.filter((finding) => !known.has(identity(finding)));
    for (const finding of findings) known.add(identity(finding));
    return findings.length > 0 ? [{ part, findings }] : [];
  });
}
