import type { WordFault } from './terms.ts';

/** What the guard needs to know of a claims record. */
export interface GuardedClaim {
  id: string;
  figure: string;
  /** Words that make the figure this claim when they stand beside it; none: the figure is always this claim. */
  words: readonly string[];
}

export interface LiteralClaim {
  /** Path of the field, e.g. `hero.stats.0.number`. */
  field: string;
  /** The figure as the writer typed it. */
  found: string;
  id: string;
}

/**
 * Finds marketing figures that were typed by hand instead of as `{claim:id}`, however they are spelled:
 * 99,9%, 99.9 %, 30-40%, 1.000+, kurang dari 2 jam.
 * Beside a figure stand its own text and the other texts of the same object, such as the label of a stat.
 * The label of a link is left out: a footnote link cannot stand inside another link.
 */
export function findLiteralClaims(record: unknown, claims: readonly GuardedClaim[]): LiteralClaim[] {
  const guards = claims.map((claim) => ({ ...claim, pattern: figurePattern(claim.figure) }));
  const hits: LiteralClaim[] = [];
  visit(record, [], '', (text, field, beside) => {
    const own = text.replaceAll(/\{(claim|ref):[^{}]*\}/g, '');
    for (const { id, words, pattern } of guards) {
      const found = pattern.exec(own)?.[0];
      if (found && (words.length === 0 || mentions(`${own} ${beside}`, words))) hits.push({ field, found, id });
    }
  });
  return hits;
}

/** The same as faults of their fields, each with the marks to write instead. */
export function findClaimFaults(record: unknown, claims: readonly GuardedClaim[]): WordFault[] {
  const hits = Object.groupBy(findLiteralClaims(record, claims), ({ field, found }) => `${field} ${found}`);
  return Object.values(hits).flatMap((same = []) => {
    const [first] = same;
    if (!first) return [];
    const marks = same.map(({ id }) => `{claim:${id}}`).join(' or ');
    const message = `“${first.found}” is a marketing figure: write ${marks}, or add a record to src/content/claims`;
    return [{ field: first.field, message }];
  });
}

type Visitor = (text: string, field: string, beside: string) => void;

function visit(value: unknown, path: string[], beside: string, visitor: Visitor): void {
  if (typeof value === 'string') visitor(value, path.join('.'), beside);
  if (value === null || typeof value !== 'object' || value instanceof Date) return;
  const texts = Array.isArray(value)
    ? ''
    : Object.values(value)
        .filter((item) => typeof item === 'string')
        .join(' ');
  for (const [key, item] of Object.entries(value)) {
    if (key === 'label' && 'to' in value) continue;
    visit(item, [...path, key], texts, visitor);
  }
}

function mentions(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.some((word) => lower.includes(word.toLowerCase()));
}

/** The figure in the spellings that writers use, not inside a longer number or range. */
export function figurePattern(figure: string): RegExp {
  const source = figure
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/^<\s*/, '(?:<|kurang dari|di bawah)\\s*')
    .replaceAll(',', '[.,]')
    .replaceAll('–', '\\s?[-–]\\s?')
    .replaceAll(/(?<=\w) (?=\w)/g, '\\s*')
    .replaceAll(/(?<=\d)%/g, '\\s?%')
    .replaceAll(/(?<!\d)(\d)(\d{3})(?!\d)/g, '$1\\.?$2');
  return new RegExp(`(?<![\\d.,±−–/-]|\\d\\s[–-]\\s)${source}(?![\\d/]|\\s?[–-]\\s?\\d)`, 'i');
}
