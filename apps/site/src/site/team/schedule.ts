/** Minimum and maximum number of working days. */
export interface Days {
  from: number;
  to: number;
}

export interface ScheduledWork {
  /** Working day of the start if all work before it needs its maximum. */
  start: number;
  /** Minimum and maximum duration, in working days. */
  shortest: number;
  longest: number;
}

/** Places consecutive work on one axis of working days. */
export function sequence(work: readonly Days[]): { phases: ScheduledWork[]; total: Days } {
  const total = { from: 0, to: 0 };
  const phases = work.map(({ from, to }) => {
    const phase = { start: total.to, shortest: from, longest: to };
    total.from += from;
    total.to += to;
    return phase;
  });
  return { phases, total };
}
