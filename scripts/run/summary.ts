import type { Result } from './counts.ts';

/** A part with the time that it took. */
export interface Timed extends Result {
  readonly seconds: number;
}

/** What is said as soon as a part has ended: `site: 612 passed, 0 failed in 1:32 min`. */
export const partLine = (result: Timed): string =>
  `── ${result.name}: ${sums(result)} in ${minutes(result.seconds)} min${result.reason ? ` (${result.reason})` : ''}`;

/**
 * A table with a line per part, then each failed test; its last line is `N passed, N failed`, and `, N skipped` if any.
 * @param seconds for all of it: less than the sum where parts ran beside each other
 */
export function summary(results: readonly Timed[], seconds: number): string {
  const add = (of: (result: Timed) => number): number => results.reduce((sum, result) => sum + of(result), 0);
  const width = Math.max(4, ...results.map(({ name }) => name.length));
  const cells = (name: string, numbers: readonly (string | number)[], note = ''): string =>
    `${name.padEnd(width)}${numbers.map((cell) => String(cell).padStart(9)).join('')}  ${note}`.trimEnd();
  const rows = results.map(({ name, passed, failed, skipped, seconds, reason }) =>
    cells(name, [passed, failed, skipped, minutes(seconds)], reason),
  );
  const total = {
    passed: add(({ passed }) => passed),
    failed: add(({ failed }) => failed),
    skipped: add(({ skipped }) => skipped),
  };
  return [
    cells('part', ['passed', 'failed', 'skipped', 'min']),
    ...rows,
    cells('', ['', '', '', minutes(seconds)]),
    '',
    ...results.flatMap(({ name, failures = [] }) =>
      failures.length > 0 ? [`── failed in ${name}`, ...failures, ''] : [],
    ),
    sums(total),
  ].join('\n');
}

const sums = ({ passed, failed, skipped }: Pick<Result, 'passed' | 'failed' | 'skipped'>): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

/** 92 → `1:32`. */
const minutes = (seconds: number): string =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;
