/** Least and most working days that a piece of work takes. */
export interface Days {
  from: number;
  to: number;
}

export interface ScheduledWork {
  /** Working day on which it begins when everything before it took its longest. */
  start: number;
  /** Working days that are always needed, and at most. */
  shortest: number;
  longest: number;
}

/** Work that is done one after the other, placed on one axis of working days. */
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
