import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from './node-http.ts';

type Labels = Record<string, string>;

interface Series {
  value: number;
}

interface Family {
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  series: Map<string, Series>;
}

/** Upper bounds in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics in Prometheus text format 0.0.4. Labels must contain no personal data. */
export class Registry {
  readonly #families = new Map<string, Family>();

  /** @param by 0 exports the series before its first event: Prometheus sees no increase in a series that begins at 1 */
  count(name: string, help: string, labels: Labels = {}, by = 1) {
    this.counter(name, help, labels)(by);
  }

  /** Counts into a series that is found once, for what happens at every request. */
  counter(name: string, help: string, labels: Labels = {}) {
    const series = findSeries(this.#family(name, help, 'counter'), name, labels);
    return (by = 1) => {
      series.value += by;
    };
  }

  set(name: string, help: string, value: number, labels: Labels = {}) {
    findSeries(this.#family(name, help, 'gauge'), name, labels).value = value;
  }

  /** As `counter`, for durations in seconds, recorded `by` times. */
  histogram(name: string, help: string, labels: Labels = {}) {
    const family = this.#family(name, help, 'histogram');
    const bounded = [...buckets, Number.POSITIVE_INFINITY].map((bound) => {
      const le = Number.isFinite(bound) ? String(bound) : '+Inf';
      return { bound, series: findSeries(family, `${name}_bucket`, { ...labels, le }) };
    });
    const [sum, count] = [findSeries(family, `${name}_sum`, labels), findSeries(family, `${name}_count`, labels)];
    return (seconds: number, by = 1) => {
      for (const { bound, series } of bounded) if (seconds <= bound) series.value += by;
      sum.value += seconds * by;
      count.value += by;
    };
  }

  text() {
    const lines = [...this.#families].flatMap(([name, { help, type, series }]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...[...series].map(([key, { value }]) => `${key} ${value}`),
    ]);
    return `${lines.join('\n')}\n`;
  }

  #family(name: string, help: string, type: Family['type']): Family {
    const known = this.#families.get(name);
    if (known) return known;
    const family = { help, type, series: new Map<string, Series>() };
    this.#families.set(name, family);
    return family;
  }
}

function findSeries({ series }: Family, name: string, labels: Labels): Series {
  const key = seriesName(name, labels);
  const known = series.get(key) ?? { value: 0 };
  series.set(key, known);
  return known;
}

function seriesName(name: string, labels: Labels) {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}="${value.replace(/["\\\n]/g, '_')}"`);
  return pairs.length > 0 ? `${name}{${pairs.join(',')}}` : name;
}

/** Serves the metrics on a separate port. @throws NodeJS.ErrnoException when the port is in use */
export async function listenForMetrics(
  { host, port }: { host: string; port: number },
  text: () => Promise<string>,
): Promise<Server> {
  const server = createServer(async ({ method, url }, response) => {
    if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('404 Not Found\n');
      return;
    }
    const body = await text().catch(() => undefined);
    if (body === undefined) response.writeHead(500).end();
    else response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(body);
  });
  server.listen({ host, port });
  await once(server, 'listening');
  return server;
}
