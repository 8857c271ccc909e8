import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../paths.ts';
import { countPlaywright, countVitest, failed, passed, type Result } from './counts.ts';
import type { Need, TestPart } from './parts.ts';
import { run } from './process.ts';

const counters = { vitest: countVitest, playwright: countPlaywright };

/** `sample` where long walks take a few pages of each kind, `whole` where they take all. */
export type Depth = 'sample' | 'whole';

/** Runs one part, shows its output and counts its tests; a crash or a hang counts as a failure. */
export async function runPart(part: TestPart, ready: ReadonlyMap<Need, string>, depth: Depth): Promise<Result> {
  console.log(`\n── ${part.name} ──`);
  const report = join(paths.reports, `${part.name}.json`);
  const args = part.report === 'vitest' ? [`--outputFile.json=${report}`] : [];
  const outcome = await run(part.command, [...part.args, ...args], part.minutes, {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    TEST_DEPTH: depth,
    CHROMIUM_PATH: ready.get('browser') ?? process.env['CHROMIUM_PATH'],
    FIREFOX_PATH: ready.get('firefox'),
    WEBKIT_DRIVER: ready.get('webkit'),
  });
  if (outcome.timedOut) return failed(part.name, `stopped after ${part.minutes} minutes`);
  if (part.report === undefined) {
    return outcome.code === 0 ? passed(part.name) : failed(part.name, `exit code ${outcome.code}`);
  }
  const text = await readFile(report, 'utf8').catch(() => undefined);
  if (text === undefined) return failed(part.name, `crashed with exit code ${outcome.code}`);
  return withExitCode(counters[part.report](part.name, JSON.parse(text)), outcome.code);
}

/** A runner that failed without a failed test (an unhandled error, a global setup) still failed. */
function withExitCode(result: Result, code: number): Result {
  if (code === 0 || result.failed > 0) return result;
  return { ...result, failed: 1, reason: `exit code ${code} without a failed test` };
}
