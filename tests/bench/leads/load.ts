import { Agent, request } from 'node:http';

export interface LoadResult {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Answers other than the expected one. */
  readonly others: number;
}

export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends one request after the other on each of `concurrency` connections for some seconds. */
export async function load(
  port: number,
  { seconds, concurrency, status, next }: { seconds: number; concurrency: number; status: number; next: () => Shot },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const times: number[] = [];
  let others = 0;
  const end = performance.now() + seconds * 1000;
  const one = async (): Promise<void> => {
    while (performance.now() < end) {
      const begun = performance.now();
      const answered = await send(port, agent, next());
      times.push(performance.now() - begun);
      if (answered !== status) others += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, one));
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { perSecond: (times.length - others) / seconds, p50: at(0.5), p99: at(0.99), others };
}

function send(port: number, agent: Agent, { method, path, headers, body }: Shot): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, agent, method, path, headers: { ...headers } }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
