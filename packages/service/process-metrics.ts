import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Registry } from './metrics.ts';

/** Milliseconds between two looks at the event loop. */
const resolution = 20;

/** Under the names that Prometheus' own clients use. @returns what sets them; the lag is since the call before */
export function measureProcess(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - resolution / 1000);
  return () => {
    const { rss, heapUsed } = process.memoryUsage();
    registry.set('process_resident_memory_bytes', 'Memory that the process holds.', rss);
    registry.set('nodejs_heap_size_used_bytes', 'Of it, objects of JavaScript.', heapUsed);
    const { user, system } = process.cpuUsage();
    registry.set('process_cpu_seconds', 'Processor time since the start.', (user + system) / 1e6);
    registry.set('nodejs_eventloop_lag_max_seconds', 'Longest wait of everybody.', seconds(delay.max));
    registry.set('nodejs_eventloop_lag_p99_seconds', 'Of a hundred waits all but one.', seconds(delay.percentile(99)));
    delay.reset();
  };
}
