import { seeded } from '../random.ts';
import { kilolitresPerPercentOf, siteTank } from './example-site.ts';

/**
 * What the engine sees at TK-206 in one night: the hourly profile of four weeks is the expectation, its scatter
 * the band, and a one-sided CUSUM of the standardised difference the alarm (E. S. Page, "Continuous Inspection
 * Schemes", Biometrika 41, 1954; k and h as in D. C. Montgomery, "Statistical Quality Control").
 * Levels are in per cent of height, hours are counted from now (0) backwards.
 */
const subject = siteTank('TK-206');
const trainingHours = 28 * 24;
const nowOfDay = 9;
/** Slack and decision limit in standard deviations. */
export const cusum = { slack: 0.5, limit: 5 } as const;
/** A valve that does not close: hours of the last night and per cent of height an hour. */
const leak = { from: -8, to: -3, rate: 0.3 } as const;
/** Smallest scatter an hour can have: the noise of two readings. */
const floor = 0.08;

export const watchHours = { past: 33, ahead: 24 } as const;

export const hourOfDay = (hour: number) => (((hour + nowOfDay) % 24) + 24) % 24;

/** Share of a day's use by hour: filling points work in two shifts and rest at night. */
function shift(hod: number): number {
  if (hod < 6 || hod >= 22) return 0.05;
  return hod < 14 ? 1.55 : 1.4;
}

/** Drop of the level in each hour of training and watch, oldest first. */
function drops(): { hour: number; drop: number }[] {
  const random = seeded(206);
  const total = trainingHours + watchHours.past;
  return Array.from({ length: total }, (_, i) => {
    const hour = i - total + 1;
    const lost = hour > leak.from && hour <= leak.to ? leak.rate : 0;
    const noise = (random() - 0.5) * 0.08;
    return { hour, drop: (subject.use / 24) * shift(hourOfDay(hour)) * (0.8 + random() * 0.4) + noise + lost };
  });
}

interface Profile {
  mean: number;
  deviation: number;
}

/** Mean and standard deviation of the drop for each hour of the day. */
function profileOf(training: readonly { hour: number; drop: number }[]): Profile[] {
  return Array.from({ length: 24 }, (_, hod) => {
    const values = training.filter(({ hour }) => hourOfDay(hour) === hod).map(({ drop }) => drop);
    const mean = values.reduce((a, b) => a + b, 0) / values.length;
    const variance = values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / (values.length - 1);
    return { mean, deviation: Math.max(floor, Math.sqrt(variance)) };
  });
}

export interface Watched {
  hour: number;
  expected: number;
  /** Band of 95 per cent. */
  low: number;
  high: number;
}

export interface Watch {
  past: (Watched & { level: number; score: number })[];
  ahead: Watched[];
  /** First hour in which the sum of differences passes the limit, and kilolitres missing by then. */
  alarm: { hour: number; missing: number };
}

/** The night and the coming day. The expectation starts anew from the measured level at every midnight. */
export function watch(): Watch {
  const all = drops();
  const profile = profileOf(all.slice(0, trainingHours));
  const at = (hour: number): Profile => profile[hourOfDay(hour)] ?? { mean: 0, deviation: floor };
  const seen = all.slice(trainingHours);

  let level = subject.level + seen.reduce((sum, { drop }) => sum + drop, 0);
  let expected = level;
  let variance = 0;
  let score = 0;
  const past = seen.map(({ hour, drop }) => {
    if (hourOfDay(hour) === 1) {
      expected = level;
      variance = 0;
    }
    const { mean, deviation } = at(hour);
    level -= drop;
    expected -= mean;
    variance += deviation ** 2;
    score = Math.max(0, score + (drop - mean) / deviation - cusum.slack);
    return { ...banded(hour, expected, variance), level, score };
  });

  let forecast: number = subject.level;
  let spread = 0;
  const ahead = Array.from({ length: watchHours.ahead + 1 }, (_, hour) => {
    if (hour > 0) {
      forecast -= at(hour).mean;
      spread += at(hour).deviation ** 2;
    }
    return banded(hour, forecast, spread);
  });

  const first = past.find((p) => p.score >= cusum.limit);
  if (!first) throw new Error('the example night has no alarm');
  const missing = (first.expected - first.level) * kilolitresPerPercentOf(subject.diameter);
  return { past, ahead, alarm: { hour: first.hour, missing } };
}

function banded(hour: number, expected: number, variance: number): Watched {
  const half = 1.96 * Math.sqrt(variance);
  return { hour, expected, low: expected - half, high: expected + half };
}
