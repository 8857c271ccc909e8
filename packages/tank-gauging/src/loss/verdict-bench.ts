import { mostProbableCause } from './causes.ts';
import type { BalanceInterval } from './fit.ts';
import { assessChain } from './verdict.ts';

/**
 * Station of a named cell; volumes in litres, errors as standard deviations, meter errors in per cent of sales. The
 * simulation shares no code with that of the example.
 */
export interface BenchCell {
  name: string;
  days: number;
  dip: number;
  /** Own error of a day (of its stationary distribution), and its correlation with that of the next day. */
  noise: number;
  rho: number;
  /** Mean sales per day, and their relative spread. */
  sales: number;
  uneven?: number;
  /** Presumed meter error; the true one is drawn evenly within it, or stands at the edge that does most harm. */
  meter: number;
  edge?: boolean;
  /** Leak of the leaky tanks from a day on; 18 from the first day unless said. */
  leak?: number;
  from?: number;
  /** Heavy tails, wrong dips, days without a record, and error of a delivery in per cent. */
  heavy?: boolean;
  misreads?: number;
  gaps?: number;
  deliveryError?: number;
  /** Change of the meter error within the record, unknown to the analysis. */
  drift?: number;
  /** Least shares of tight tanks passed and of leaks failed. */
  passed?: number;
  failed?: number;
}

const base = { days: 60, dip: 14, noise: 10, rho: 0, sales: 5000, meter: 0 };
const cell = (name: string, own: Partial<BenchCell> = {}): BenchCell => ({ name, ...base, ...own });

export const benchCells: readonly BenchCell[] = [
  cell('dips only, 30 days', { noise: 0, days: 30 }),
  cell('dips only, 60 days', { noise: 0 }),
  cell('dips only, 120 days', { noise: 0, days: 120 }),
  cell('dips of 28 L', { noise: 0, dip: 28 }),
  cell('noise 10, 30 days', { days: 30, passed: 0.85, failed: 0.85 }),
  cell('noise 10, ρ 0.25, 30 days', { days: 30, rho: 0.25, passed: 0.85, failed: 0.85 }),
  cell('noise 10, ρ 0.5, 30 days', { days: 30, rho: 0.5, passed: 0.85, failed: 0.85 }),
  cell('noise 10, 20 days', { days: 20 }),
  cell('noise 10', {}),
  cell('noise 10, ρ 0.5', { rho: 0.5 }),
  cell('noise 10, ρ 0.8', { rho: 0.8 }),
  cell('noise 15, ρ 0.9', { noise: 15, rho: 0.9 }),
  cell('noise 25, 30 days', { noise: 25, days: 30 }),
  cell('noise 25, ρ 0.8, 30 days', { noise: 25, rho: 0.8, days: 30 }),
  cell('noise 25', { noise: 25, passed: 0.9, failed: 0.9 }),
  cell('noise 25, ρ 0.3', { noise: 25, rho: 0.3 }),
  cell('noise 25, ρ 0.5', { noise: 25, rho: 0.5, passed: 0.6, failed: 0.6 }),
  cell('noise 25, ρ 0.8', { noise: 25, rho: 0.8, passed: 0.35, failed: 0.35 }),
  cell('noise 25, ρ 0.5, 120 days', { noise: 25, rho: 0.5, days: 120 }),
  cell('noise 25, ρ 0.8, 120 days', { noise: 25, rho: 0.8, days: 120 }),
  cell('noise 25, ρ 0.8, dips of 5 L', { noise: 25, rho: 0.8, dip: 5 }),
  cell('meter ±0.03 %', { meter: 0.03 }),
  cell('meter ±0.1 %', { meter: 0.1, passed: 0.9 }),
  cell('meter ±0.5 %', { meter: 0.5, passed: 0.2 }),
  cell('meter ±0.5 %, 2 kL a day', { meter: 0.5, sales: 2000, passed: 0.6 }),
  cell('meter ±0.5 %, 10 kL a day', { meter: 0.5, sales: 10_000 }),
  cell('meter ±0.5 %, leak of 60 L', { meter: 0.5, leak: 60, failed: 0.95 }),
  cell('meter ±0.5 %, noise 25, ρ 0.5', { meter: 0.5, noise: 25, rho: 0.5 }),
  cell('meter at the edge of ±0.1 %', { meter: 0.1, edge: true }),
  cell('meter at the edge of ±0.5 %', { meter: 0.5, edge: true }),
  cell('meter at the edge of ±0.5 %, 2 kL a day', { meter: 0.5, edge: true, sales: 2000 }),
  cell('meter at the edge of ±0.5 %, 30 days', { meter: 0.5, edge: true, days: 30 }),
  cell('meter at the edge of ±0.5 %, noise 25, ρ 0.5', { meter: 0.5, edge: true, noise: 25, rho: 0.5 }),
  cell('meter at the edge of ±0.5 %, uneven sales', { meter: 0.5, edge: true, uneven: 0.3 }),
  cell('meter at the edge of ±0.5 %, dips only, 10 kL a day', { meter: 0.5, edge: true, noise: 0, sales: 10_000 }),
  cell('heavy tails', { heavy: true, noise: 15 }),
  cell('two misread dips', { misreads: 2 }),
  cell('days missing', { gaps: 0.12 }),
  cell('deliveries ±0.2 %', { deliveryError: 0.1 }),
  cell('leak of 36 L from the middle', { leak: 36, from: 30 }),
];

/** A meter within ±0.1 % when it was proved, which drifts by 0.4 % within the record. */
export const driftingPump: BenchCell = cell('drifting pump', { meter: 0.1, drift: 0.4 });

/** Marsaglia's shift register in 32 bits, and his polar method for normal deviates. */
function deviates(seed: number) {
  let state = (seed * 2_654_435_761 + 1) >>> 0 || 1;
  const uniform = () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
  for (let warm = 0; warm < 20; warm += 1) uniform();
  const normal = (): number => {
    for (;;) {
      const [x, y] = [2 * uniform() - 1, 2 * uniform() - 1];
      const square = x * x + y * y;
      if (square > 0 && square < 1) return x * Math.sqrt((-2 * Math.log(square)) / square);
    }
  };
  return { uniform, normal };
}

/** Record of one tank, and the true meter error in per cent (positive: more left than was counted). */
export function simulateTank(cell: BenchCell, seed: number, isLeaky: boolean) {
  const { uniform, normal } = deviates(seed);
  const drawn = cell.edge ? (isLeaky ? -cell.meter : cell.meter) : (2 * uniform() - 1) * cell.meter;
  /** Student's distribution with four degrees of freedom, scaled to variance 1. */
  const innovation = () => {
    if (!cell.heavy) return normal();
    const square = [1, 2, 3, 4].reduce((sum) => sum + normal() ** 2, 0) / 4;
    return normal() / Math.sqrt(square) / Math.SQRT2;
  };
  const dips = Array.from({ length: cell.days + 1 }, () => cell.dip * normal());
  for (let wrong = 0; wrong < (cell.misreads ?? 0); wrong += 1) {
    const at = 2 + Math.floor(uniform() * (cell.days - 4));
    dips[at] = (dips[at] ?? 0) + (uniform() < 0.5 ? -300 : 300);
  }
  let own = cell.noise * normal();
  let stock = 20_000;
  let isBroken = true;
  const chain: BalanceInterval[] = [];
  for (let day = 0; day < cell.days; day += 1) {
    const issues = Math.max(0, Math.round(cell.sales * (1 + (cell.uneven ?? 0.1) * normal())));
    const receipts = stock < 2 * cell.sales ? 16_000 : 0;
    stock += receipts - issues;
    if (day > 0) own = cell.rho * own + cell.noise * Math.sqrt(1 - cell.rho ** 2) * innovation();
    const error = drawn + ((cell.drift ?? 0) * (day + 0.5)) / cell.days;
    const leak = isLeaky && day >= (cell.from ?? 0) ? (cell.leak ?? 18) : 0;
    const short = receipts * ((cell.deliveryError ?? 0) / 100) * normal();
    const dipped = Math.round(dips[day] ?? 0) - Math.round(dips[day + 1] ?? 0);
    const loss = Math.round(leak + (issues * error) / 100 + own + short) + dipped;
    const isMissing = uniform() < (cell.gaps ?? 0);
    if (!isMissing) {
      chain.push({
        date: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
        loss,
        receipts,
        issues,
        linked: !isBroken,
        tolerance: Math.max(60, issues * 0.005),
      });
    }
    isBroken = isMissing;
  }
  return { chain, meter: drawn };
}

/** Verdicts on `tanks` tight and as many leaky tanks of a cell, as counts. */
export function runCell(cell: BenchCell, tanks: number, first = 1) {
  const counts = { alarms: 0, misses: 0, passed: 0, failed: 0, passIf: 0, failIf: 0, open: 0, leaks: 0 };
  for (let tank = 0; tank < tanks; tank += 1) {
    for (const isLeaky of [false, true]) {
      const { chain, meter } = simulateTank(
        cell,
        2 * (first + tank) + Number(isLeaky) + 7919 * cell.name.length,
        isLeaky,
      );
      const verdict = assessChain(chain, cell.days, 18, cell.meter);
      const { outcome = 'open', condition = 0 } = verdict ?? {};
      // A condition is a promise too: it is broken where the meter meets it and the sentence is untrue.
      if (isLeaky) {
        if (outcome === 'pass' || (outcome === 'passIf' && -meter < condition)) counts.misses += 1;
        if (outcome === 'fail') counts.failed += 1;
      } else {
        if (outcome === 'fail' || (outcome === 'failIf' && meter < condition)) counts.alarms += 1;
        if (outcome === 'pass') counts.passed += 1;
        if (outcome === 'passIf') counts.passIf += 1;
        if (outcome === 'failIf') counts.failIf += 1;
        if (outcome === 'open') counts.open += 1;
        const cause = verdict && mostProbableCause(chain, verdict);
        if (cause?.name === 'time' && !cause.rival) counts.leaks += 1;
      }
    }
  }
  return counts;
}
