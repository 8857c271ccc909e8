import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paths } from '../../scripts/paths.ts';

/** Values by series, as scraped; empty while the server did not answer. */
export type Scrape = ReadonlyMap<string, number>;

/** Series of a text in Prometheus' format. */
export const readSeries = (text: string): [string, number][] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    });

/** Scrapes /metrics, with `up` as Prometheus adds it. @param timeout ms after which a scrape has failed, by default as in Prometheus */
export async function scrape(port: number, timeout = 10_000): Promise<Scrape> {
  const answer = fetch(`http://127.0.0.1:${port}/metrics`, { signal: AbortSignal.timeout(timeout) });
  const text = await answer.then((found) => found.text()).catch(() => undefined);
  return new Map([...readSeries(text ?? ''), ['up{job="tanksite"}', text === undefined ? 0 : 1]]);
}

/** Sum of all series of a metric whose labels contain the given text. */
export const total = (found: Scrape, metric: string, labels = ''): number =>
  [...found].reduce((sum, [series, value]) => {
    const [name = ''] = series.split('{', 1);
    return name === metric && series.includes(labels) ? sum + value : sum;
  }, 0);

export const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

/** Minutes of the recorded history before, during and after a fault; an alarm of two hours has gone off by then. */
const minutes = { before: 30, during: 150, after: 90 };

/** Growth per minute while a fault lasts, which a short recording does not show: of an age, and of what callers repeat. */
const growthOfAll: Readonly<Record<string, number>> = { leads_outbox_oldest_seconds: 60, sandbox_refused_total: 6 };

/** Times since 1970 are compared with the clock, which begins at 0 in promtool's tests. */
const asInTest = (name: string, value: number | undefined) =>
  value !== undefined && name.startsWith('probe_ssl_earliest_cert_expiry')
    ? Math.round(value - Date.now() / 1000)
    : value;

/**
 * Asks promtool which alarms of deploy/alerts.yml go off in a history made of three real scrapes: before a fault, at its
 * end, and after its remedy.
 * @param growth per minute of what this fault repeats
 * @throws with promtool's report when others went off than `alarms`, or one has not ended
 */
export function expectAlarms(
  alarms: readonly string[],
  before: Scrape,
  during: Scrape,
  after: Scrape,
  growth: Readonly<Record<string, number>> = {},
): void {
  const names = new Set([...before.keys(), ...during.keys(), ...after.keys()]);
  const series = [...names].map((name) => {
    const [first = 0, second, third = second] = [before, during, after].map((found) => asInTest(name, found.get(name)));
    const isRising = second !== undefined && second > first;
    const perMinute = isRising ? ({ ...growthOfAll, ...growth }[name] ?? 0) : 0;
    // A counter does not fall after a fault, as a gauge does.
    const last = /_(total|sum|count|bucket)(\{|$)/.test(name)
      ? Math.max(third ?? 0, (second ?? 0) + perMinute * minutes.during)
      : third;
    const values = [
      `${first}x${minutes.before}`,
      `${second ?? '_'}+${perMinute}x${minutes.during}`,
      `${last ?? '_'}x${minutes.after}`,
    ];
    return { series: name, values: values.join(' ').replaceAll('_+0x', '_x') };
  });
  const end = minutes.before + minutes.during + minutes.after;
  const seen = (range: number) => `max by (alertname) (max_over_time(ALERTS{alertstate="firing"}[${range}m]))`;
  const samples = [...alarms].sort().map((name) => ({ labels: `{alertname="${name}"}`, value: 1 }));
  const test = {
    rule_files: [join(paths.root, 'deploy/alerts.yml')],
    evaluation_interval: '1m',
    tests: [
      {
        interval: '1m',
        input_series: series,
        promql_expr_test: [
          { expr: seen(minutes.before), eval_time: `${minutes.before}m`, exp_samples: [] },
          { expr: seen(end), eval_time: `${end}m`, exp_samples: samples },
          { expr: 'ALERTS{alertstate="firing"}', eval_time: `${end}m`, exp_samples: [] },
        ],
      },
    ],
  };
  const folder = mkdtempSync(join(tmpdir(), 'alarms-'));
  const file = join(folder, 'test.yml');
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(test));
  const { status, stdout, stderr } = spawnSync('promtool', ['test', 'rules', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
}
