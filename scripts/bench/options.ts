import { parseArgs } from 'node:util';
import { allRoutes, isRoute, type Route } from '../../src/routes.ts';

export interface BenchOptions {
  readonly routes: readonly Route[];
  /** Visits of each route, from which medians are taken. */
  readonly runs: number;
  /** File for all figures; without one only the table is printed. */
  readonly json: string | undefined;
  /** Measures how the tools start and answer, instead of how pages load. */
  readonly tools: boolean;
}

/**
 * Reads `/ /fitur --runs 5 --json file --tools`; no route means all of them.
 * @throws Error with one sentence for an unknown route or option, or a wrong number
 */
export function readOptions(args: readonly string[], defaultRuns: number): BenchOptions {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { runs: { type: 'string' }, json: { type: 'string' }, tools: { type: 'boolean' } },
  });
  const routes = positionals.map((path) => {
    if (isRoute(path)) return path;
    throw new Error(`${JSON.stringify(path)} is no route of this site; the routes are ${allRoutes.join(' ')}`);
  });
  const runs = Number(values.runs ?? defaultRuns);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on.');
  return { routes: routes.length > 0 ? routes : allRoutes, runs, json: values.json, tools: values.tools ?? false };
}
