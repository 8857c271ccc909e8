import type { Result } from './counts.ts';

/** A table with a line per part; its last line is `N passed, N failed`, and `, N skipped` if any. */
export function summary(results: readonly Result[]): string {
  const total = results.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
  const width = Math.max(4, ...results.map(({ name }) => name.length));
  const cells = (name: string, numbers: readonly (string | number)[], note = ''): string =>
    `${name.padEnd(width)}${numbers.map((cell) => String(cell).padStart(9)).join('')}  ${note}`.trimEnd();
  const rows = results.map(({ name, passed, failed, skipped, reason }) =>
    cells(name, [passed, failed, skipped], reason),
  );
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  return [
    cells('part', ['passed', 'failed', 'skipped']),
    ...rows,
    '',
    `${total.passed} passed, ${total.failed} failed${skipped}`,
  ].join('\n');
}
