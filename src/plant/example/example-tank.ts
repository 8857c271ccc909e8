import { seeded } from '../random.ts';

/**
 * The example tank of the site, TK-204: every chart, report and readout takes its numbers from here, so that
 * they agree with each other and with the film (8,41 m, 67,3%, enough for 6,2 days).
 */
export const tank = {
  tag: 'TK-204',
  /** Inside diameter and shell height in metres. */
  diameter: 24,
  height: 12.5,
  /** Level in metres that pumps cannot reach. */
  dead: 0.5,
  /** Per cent of height now, and the per cent at which an order goes out. */
  now: 67.3,
  reorder: 30,
  /** Liquid temperature in °C. */
  temperature: 31.4,
} as const;

/** Volume in kilolitres of one per cent of the height. */
export const kilolitresPerPercent = (Math.PI * (tank.diameter / 2) ** 2 * tank.height) / 100;

export const hours = 14 * 24;
const forecastHours = 4 * 24;

/** Mean use in per cent of height a day: what is above the dead level lasts 6.2 days. */
export const dailyUse = (tank.now - (tank.dead / tank.height) * 100) / 6.2;

/** Deliveries: hour of the series and per cent of height that came in over four hours. */
export const deliveries = [
  { hour: 26, amount: 54 },
  { hour: 158, amount: 56 },
  { hour: 290, amount: 55 },
] as const;

export interface Hour {
  /** Hours since the start of the series. */
  hour: number;
  /** Level in per cent of height at the end of the hour. */
  level: number;
  /** Per cent of height that left and came in during the hour. */
  issued: number;
  received: number;
}

/** Share of a day's use that falls on an hour of the day: low at night, two shifts by day. The mean is 1. */
function shiftPattern(hourOfDay: number): number {
  if (hourOfDay < 6) return 0.35;
  if (hourOfDay < 14) return 1.4;
  if (hourOfDay < 22) return 1.25;
  return 0.35;
}

function flows(): Omit<Hour, 'level'>[] {
  const random = seeded(204);
  const meanPattern = Array.from({ length: 24 }, (_, h) => shiftPattern(h)).reduce((a, b) => a + b) / 24;
  return Array.from({ length: hours }, (_, hour) => {
    const noise = 0.75 + random() * 0.5;
    const delivery = deliveries.find((d) => hour >= d.hour && hour < d.hour + 4);
    return {
      hour,
      issued: (dailyUse / 24) * (shiftPattern(hour % 24) / meanPattern) * noise,
      received: delivery ? delivery.amount / 4 : 0,
    };
  });
}

/** Two weeks of the tank, hour by hour, reckoned back from the level that it shows now. */
export function history(): Hour[] {
  let level: number = tank.now;
  const series: Hour[] = [];
  for (const flow of flows().reverse()) {
    series.unshift({ ...flow, level });
    level += flow.issued - flow.received;
  }
  return series;
}

export interface Expected {
  hour: number;
  level: number;
  low: number;
  high: number;
}

/** The coming days at mean use; the band grows with the square root of time. Levels in per cent of height. */
export function forecast(): Expected[] {
  return Array.from({ length: forecastHours / 6 + 1 }, (_, i) => {
    const ahead = i * 6;
    const level = tank.now - (dailyUse / 24) * ahead;
    const spread = 1.1 * Math.sqrt(ahead / 6);
    return { hour: hours - 1 + ahead, level, low: Math.max(0, level - spread), high: level + spread };
  });
}

export interface Day {
  day: number;
  /** Kilolitres. */
  opening: number;
  received: number;
  issued: number;
  closing: number;
  /** opening + received − issued − closing: positive when something is missing. */
  loss: number;
}

/** Daily balances in kilolitres; the meter at the pump reads 0.06 % low, which is the loss that shows. */
export function balances(days = 5): Day[] {
  const series = history();
  return Array.from({ length: days }, (_, i) => {
    const from = hours - (days - i) * 24;
    const slice = series.slice(from, from + 24);
    const sum = (key: 'issued' | 'received') => slice.reduce((total, h) => total + h[key], 0) * kilolitresPerPercent;
    const opening = (series[from - 1]?.level ?? tank.now) * kilolitresPerPercent;
    const closing = (slice.at(-1)?.level ?? tank.now) * kilolitresPerPercent;
    const received = sum('received');
    const issued = sum('issued') * 0.9994;
    return { day: i - days + 1, opening, received, issued, closing, loss: opening + received - issued - closing };
  });
}
