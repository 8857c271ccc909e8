import { z } from 'zod';

const event = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().default(0),
  /** µs that the thread had the processor: on a busy machine less than `dur`. */
  tdur: z.number().default(0),
  args: z.record(z.string(), z.unknown()).default({}),
});
type TraceEvent = z.infer<typeof event>;

/** One task of the page's main thread, with what took longest in it. */
export interface MainTask {
  /** ms since the page was first read. */
  readonly start: number;
  /** ms on the clock. */
  readonly duration: number;
  /** ms of it in which the thread had the processor; what other programs take is no part of it. */
  readonly processor: number;
  /** The largest part by name and ms, e.g. `Layout 31`. */
  readonly mostly: string;
}

/** What tells nothing about the work, because it only holds other parts. */
const frames = new Set([
  'RunTask',
  'ThreadControllerImpl::RunTask',
  'SimpleWatcher::OnHandleReady',
  'Receive mojo message',
  'RunMicrotasks',
  'EventDispatch',
  'Connector::DispatchMessage',
  'v8.callFunction',
  'v8::Debugger::AsyncTaskRun',
]);

/**
 * The tasks of the main thread of the page that was traced, longest first.
 * @param trace JSON of a trace with the categories of `traceCategories`
 * @throws Error when the trace shows no navigation
 */
export function mainTasks(trace: string, url: string): MainTask[] {
  const { traceEvents } = z.object({ traceEvents: z.array(event) }).parse(JSON.parse(trace));
  const begun = traceEvents.find((found) => found.name === 'ParseHTML' && parsedUrl(found) === url);
  if (!begun) throw new Error(`The trace does not show how ${url} was read.`);
  const own = traceEvents.filter(
    ({ pid, tid, ts, dur, ph }) => pid === begun.pid && tid === begun.tid && ph === 'X' && ts + dur >= begun.ts,
  );
  return own
    .filter(({ name }) => name === 'RunTask')
    .map((task) => ({
      start: (task.ts - begun.ts) / 1000,
      duration: task.dur / 1000,
      processor: task.tdur / 1000,
      mostly: largestPart(own, task),
    }))
    .sort((a, b) => b.processor - a.processor);
}

/** What Chromium has to note for `mainTasks`. */
export const traceCategories = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

const parsedUrl = ({ args }: TraceEvent): unknown => (args['beginData'] as { url?: string } | undefined)?.url;

function largestPart(all: readonly TraceEvent[], task: TraceEvent): string {
  const parts = all.filter(
    ({ name, ts, dur }) => !frames.has(name) && ts >= task.ts && ts + dur <= task.ts + task.dur && dur < task.dur,
  );
  const largest = parts.toSorted((a, b) => b.tdur - a.tdur)[0];
  return largest ? `${largest.name} ${(largest.tdur / 1000).toFixed(0)}` : '';
}
