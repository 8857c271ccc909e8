import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Registry } from './metrics.ts';

/** Sampling interval of the event loop's delay, in milliseconds. */
const resolution = 20;

/**
 * Sets metrics under the names of Prometheus' own client libraries. @returns function that updates them; the lag covers
 * the time since its last call
 */
export function measureProcess(registry: Registry): () => void {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  const started = Date.now() / 1000 - process.uptime();
  registry.set('process_start_time_seconds', 'Start of the process, in seconds since 1970.', started);
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
