import { once } from 'node:events';
import type { Server } from 'node:http';
import { createServer } from './node-http.ts';

type Labels = Record<string, string>;

interface Family {
  help: string;
  type: 'counter' | 'gauge' | 'histogram';
  values: Map<string, number>;
}

/** Upper bounds in seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics in Prometheus text format 0.0.4. Labels must contain no personal data. */
export class Registry {
  readonly #families = new Map<string, Family>();

  /** @param by 0 exports the series before its first event: Prometheus sees no increase in a series that begins at 1 */
  count(name: string, help: string, labels: Labels = {}, by = 1) {
    const { values } = this.#family(name, help, 'counter');
    const key = series(name, labels);
    values.set(key, (values.get(key) ?? 0) + by);
  }

  set(name: string, help: string, value: number, labels: Labels = {}) {
    this.#family(name, help, 'gauge').values.set(series(name, labels), value);
  }

  /** Records a duration in seconds. @param by as in `count` */
  observe(name: string, help: string, seconds: number, labels: Labels = {}, by = 1) {
    const { values } = this.#family(name, help, 'histogram');
    const add = (key: string, more: number) => values.set(key, (values.get(key) ?? 0) + more);
    for (const bound of buckets)
      add(series(`${name}_bucket`, { ...labels, le: String(bound) }), seconds <= bound ? by : 0);
    add(series(`${name}_bucket`, { ...labels, le: '+Inf' }), by);
    add(series(`${name}_sum`, labels), seconds * by);
    add(series(`${name}_count`, labels), by);
  }

  text() {
    const lines = [...this.#families].flatMap(([name, { help, type, values }]) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...[...values].map(([key, value]) => `${key} ${value}`),
    ]);
    return `${lines.join('\n')}\n`;
  }

  #family(name: string, help: string, type: Family['type']): Family {
    const known = this.#families.get(name);
    if (known) return known;
    const family = { help, type, values: new Map<string, number>() };
    this.#families.set(name, family);
    return family;
  }
}

function series(name: string, labels: Labels) {
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
