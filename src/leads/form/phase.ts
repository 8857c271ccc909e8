/** Where a request stands, as its sender sees it. */
export type RequestPhase = 'writing' | 'sending' | 'repeating' | 'waiting' | 'received' | 'failed';

/** What the query library says about a mutation. */
interface Progress {
  readonly status: 'idle' | 'pending' | 'success' | 'error';
  readonly isPaused: boolean;
  readonly failureCount: number;
}

export function phaseOf({ status, isPaused, failureCount }: Progress): RequestPhase {
  if (status === 'idle') return 'writing';
  if (status === 'success') return 'received';
  if (status === 'error') return 'failed';
  if (isPaused) return 'waiting';
  return failureCount > 0 ? 'repeating' : 'sending';
}

export type ToastName = 'waiting' | 'repeating' | 'lineBack';

/**
 * The short message that a change deserves. Receipt and failure have none: focus or an alert speaks for them,
 * and nobody should hear a thing twice.
 */
export function toastFor(before: RequestPhase, after: RequestPhase): ToastName | undefined {
  if (before === after) return undefined;
  if (after === 'waiting') return 'waiting';
  if (before === 'waiting' && (after === 'sending' || after === 'repeating')) return 'lineBack';
  return after === 'repeating' ? 'repeating' : undefined;
}

export const isUnderWay = (phase: RequestPhase): boolean => ['sending', 'repeating', 'waiting'].includes(phase);
