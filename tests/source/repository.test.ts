import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** Largest size in bytes of a tracked file, by the first pattern that fits its path. */
const bounds: readonly (readonly [RegExp, number])[] = [
  [/^apps\/site\/src\/assets\/hero\/.*\.mp4$/, 1_200_000],
  [/^apps\/site\/issued\/.*\.pdf$/, 800_000],
  [/\.(webp|avif|png|jpg)$/, 600_000],
  [/./, 500_000],
];

describe('repository', () => {
  test('tracks no file that is larger than its kind may be', () => {
    const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
    const tooLarge = tracked
      .filter((path) => path && existsSync(path))
      .map((path) => ({ path, bytes: statSync(path).size }))
      .filter(({ path, bytes }) => bytes > (bounds.find(([pattern]) => pattern.test(path))?.[1] ?? 0));
    expect(tracked.length).toBeGreaterThan(1000);
    expect(tooLarge).toEqual([]);
  });

  test('names the version of package.json as the latest release of the changelog', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    const releases = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d+\.\d+\.\d+) \(\d{4}-\d\d-\d\d\)$/gm)];
    expect(releases[0]?.[1]).toBe(version);
  });
});
