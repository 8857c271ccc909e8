import { stripVTControlCharacters } from 'node:util';
import { load } from 'cheerio';

/** How one part of `npm test` ended. */
export interface Result {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly seconds: number;
  /** Why it failed, where no test says so. */
  readonly reason?: string | undefined;
  /** Each failed test by its name, with the first lines of its error. */
  readonly failures?: readonly string[];
}

/** Lines of an error that are repeated above the sums: enough to know the test again where its log is cut. */
const errorLines = 6;

/**
 * Counts what Vitest or Playwright wrote with its JUnit reporter; files that could not be loaded and errors outside
 * tests stand in it as tests.
 */
export function readReport(xml: string): Pick<Result, 'passed' | 'failed' | 'skipped' | 'failures'> {
  const $ = load(xml, { xml: true });
  const failures = $('testcase:has(failure, error)')
    .toArray()
    .map((test) => {
      const lines = stripVTControlCharacters($(test).find('failure, error').first().text())
        .split('\n')
        .filter((line) => line.trim() !== '');
      const name = `✘ ${$(test).attr('classname')} › ${$(test).attr('name')}`;
      return [name, ...lines.slice(0, errorLines).map((line) => `    ${line.trim()}`)].join('\n');
    });
  const skipped = $('testcase:has(skipped)').length;
  return { passed: $('testcase').length - failures.length - skipped, failed: failures.length, skipped, failures };
}

/** What is printed as soon as a part has ended: `site: 612 passed, 0 failed in 1:32 min`. */
export const partLine = (result: Result): string =>
  `── ${result.name}: ${sums(result)} in ${minutes(result.seconds)} min${result.reason ? ` (${result.reason})` : ''}`;

/**
 * A table with a line per part, then each failed test; its last line is `N passed, N failed`, and `, N skipped` if any.
 * @param seconds for all of it: less than the sum where parts ran beside each other
 */
export function summary(results: readonly Result[], seconds: number): string {
  const width = Math.max(4, ...results.map(({ name }) => name.length));
  const cells = (name: string, numbers: readonly (string | number)[], note = ''): string =>
    `${name.padEnd(width)}${numbers.map((cell) => String(cell).padStart(9)).join('')}  ${note}`.trimEnd();
  const total = { passed: 0, failed: 0, skipped: 0 };
  const rows = results.map(({ name, passed, failed, skipped, seconds: own, reason }) => {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
    return cells(name, [passed, failed, skipped, minutes(own)], reason);
  });
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
