import type { Browser } from '@playwright/test';
import { isToolRoute, type Route, toolRoutes } from '../../../src/routes.ts';
import { cpuSlowdown } from '../conditions.ts';
import { median } from '../medians.ts';
import { table } from '../table.ts';
import { loadingTasks } from './loading.ts';
import type { MainTask } from './main-tasks.ts';
import { type SlowestKey, slowestKeys } from './typing.ts';

export interface MeasuredTool {
  readonly route: Route;
  /** The longest task of each visit. */
  readonly loading: readonly MainTask[];
  /** Of all visits, slowest field first. */
  readonly keys: readonly SlowestKey[];
}

/** The tool pages among the routes; all of them where none was asked for. */
export const instruments = (routes: readonly Route[]): Route[] =>
  routes.filter((route) => isToolRoute(route) && route !== toolRoutes.tools);

/** Opens a tool `runs` times, and types into each of its fields once. */
export async function measureTool(browser: Browser, origin: string, route: Route, runs: number): Promise<MeasuredTool> {
  const loading: MainTask[] = [];
  for (let run = 1; run <= runs; run++) {
    process.stderr.write(`${route} ${run}/${runs}\n`);
    const [longest] = await loadingTasks(browser, origin + route);
    if (longest) loading.push(longest);
  }
  process.stderr.write(`${route} keys\n`);
  return { route, loading, keys: await slowestKeys(browser, origin + route) };
}

/** One line a tool: its longest task while it loads, and its slowest key. */
export function toolReport(measured: readonly MeasuredTool[], runs: number): string {
  const rows = measured.map(({ route, loading, keys }) => [
    route,
    median(loading.map(({ duration }) => duration)).toFixed(0),
    median(loading.map(({ processor }) => processor)).toFixed(0),
    loading[0]?.mostly ?? '',
    keys.length,
    keys[0]?.duration ?? 0,
    keys[0]?.field ?? '',
  ]);
  return [
    `Medians of ${runs} visits, CPU ${cpuSlowdown}x slower, everything from this machine`,
    'longest: the longest task of the main thread in ms, of it: ms that it had the processor (far less: the machine is busy)',
    '',
    table(['route', 'longest', 'of it', 'mostly', 'fields', 'slowest key ms', 'in'], rows),
  ].join('\n');
}
