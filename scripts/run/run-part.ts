import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '../paths.ts';
import { countPlaywright, countVitest, failed, passed, type Result } from './counts.ts';
import type { Need, TestPart } from './parts.ts';
import { type ProcessResult, type RunOptions, run } from './process.ts';

const counters = { vitest: countVitest, playwright: countPlaywright };

/** `sample` where long walks take a few pages of each kind, `whole` where they take all. */
export type Depth = 'sample' | 'whole';

/**
 * Runs one part, shows its output and counts its tests; a crash or a hang counts as a failure.
 * @param isAlone whether its output is shown as it comes; beside others it is shown in one piece at its end
 */
export async function runPart(
  part: TestPart,
  ready: ReadonlyMap<Need, string>,
  depth: Depth,
  isAlone: boolean,
): Promise<Result> {
  const report = join(paths.reports, `${part.name}.json`);
  const args = part.report === 'vitest' ? [`--outputFile.json=${report}`] : [];
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    TEST_DEPTH: depth,
    CHROMIUM_PATH: ready.get('browser') ?? process.env['CHROMIUM_PATH'],
    FIREFOX_PATH: ready.get('firefox'),
    WEBKIT_DRIVER: ready.get('webkit'),
  };
  const start = (options: RunOptions) => run(part.command, [...part.args, ...args], part.minutes, options);
  if (isAlone) console.log(`\n── ${part.name} ──`);
  else console.log(`── ${part.name} has begun`);
  const outcome = isAlone ? await start({ env }) : await inOnePiece(part.name, (output) => start({ env, output }));
  if (outcome.timedOut) return failed(part.name, `stopped after ${part.minutes} minutes`);
  if (part.report === undefined) {
    return outcome.code === 0 ? passed(part.name) : failed(part.name, `exit code ${outcome.code}`);
  }
  const text = await readFile(report, 'utf8').catch(() => undefined);
  if (text === undefined) return failed(part.name, `crashed with exit code ${outcome.code}`);
  return withExitCode(counters[part.report](part.name, JSON.parse(text)), outcome.code);
}

/** Keeps what a command writes in a file beside its report, and shows it when the command has ended. */
async function inOnePiece(name: string, start: (output: number) => Promise<ProcessResult>): Promise<ProcessResult> {
  const log = join(paths.reports, `${name}.log`);
  const file = await open(log, 'w');
  const outcome = await start(file.fd);
  await file.close();
  console.log(`\n── ${name} ──\n${await readFile(log, 'utf8')}`);
  return outcome;
}

/** A runner that failed without a failed test (an unhandled error, a global setup) still failed. */
function withExitCode(result: Result, code: number): Result {
  if (code === 0 || result.failed > 0) return result;
  return { ...result, failed: 1, reason: `exit code ${code} without a failed test` };
}
