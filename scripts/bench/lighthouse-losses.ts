import type { Result } from 'lighthouse';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'] as const;

/** An audit that costs a category points. */
export interface Loss {
  readonly category: string;
  /** Of the category's 100 points. */
  readonly points: number;
  readonly title: string;
  /** The measured value, or the first elements and files that the audit complains of. */
  readonly evidence: readonly string[];
}

/** The category's score from 0 to 100; none when Lighthouse could not tell. */
export const score = (result: Result, category: string): number =>
  Math.round((result.categories[category]?.score ?? Number.NaN) * 100);

/** Every audit that costs points, the dearest first. */
export function losses(result: Result): Loss[] {
  return categories.flatMap((category) => {
    const counted = (result.categories[category]?.auditRefs ?? []).filter(
      ({ id, weight }) => weight > 0 && typeof result.audits[id]?.score === 'number',
    );
    const whole = counted.reduce((sum, { weight }) => sum + weight, 0);
    return counted
      .map(({ id, weight }) => ({ audit: result.audits[id], weight }))
      .flatMap(({ audit, weight }) =>
        audit && (audit.score ?? 1) < 1
          ? [
              {
                category,
                points: (100 * weight * (1 - (audit.score ?? 1))) / whole,
                title: audit.title,
                evidence: evidence(audit),
              },
            ]
          : [],
      )
      .toSorted((a, b) => b.points - a.points);
  });
}

/** Audits of speed without points of their own that explain a lost one. */
export function hints(result: Result): { readonly title: string; readonly evidence: readonly string[] }[] {
  return (result.categories['performance']?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    if (!audit || weight > 0) return [];
    const saves = Object.values(audit.metricSavings ?? {}).some((saving = 0) => saving > 0);
    const failed = audit.score !== null && audit.score < 1;
    return saves || failed ? [{ title: audit.title, evidence: evidence(audit) }] : [];
  });
}

function evidence({ displayValue, explanation, details }: Result['audits'][string]): string[] {
  const items = details && 'items' in details && Array.isArray(details.items) ? details.items : [];
  return [displayValue, explanation, ...items.slice(0, 5).map(describe)].filter((line) => line !== undefined);
}

/** A table's row in a line: its element, its address, or what it says. */
function describe(item: unknown): string | undefined {
  const { node, url, source } = item as Record<string, unknown>;
  const snippet = node && typeof node === 'object' && 'snippet' in node ? node.snippet : undefined;
  const text = [snippet, url, source].find((part) => typeof part === 'string');
  return typeof text === 'string' ? text.slice(0, 160) : undefined;
}
