import { volumeBelow } from 'tank-gauging/simulator/geometry';
import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { siteSpecs } from '../sites/index.ts';

/**
 * Measured errors of the methods against the simulator's truth on all tanks of the six sites, rounded as the page
 * prints them; measured.test.ts repeats the measurement and compares.
 */
export const measuredErrors = {
  /** Weeks without events: number of tank-weeks, and false alarms in them. */
  tankWeeks: 92,
  falseLeaks: 0,
  falseThefts: 0,
  forecast: {
    /** Number of forecasts, mean absolute error in days and per cent, per cent of true values within the band. */
    count: 635,
    days: 0.2,
    percent: 5.1,
    within: 92,
  },
  /** Number of tanks, alarms raised, and minutes from event to alarm. */
  leak: { tanks: 46, found: 46, median: 176, slowest: 418 },
  theft: { tanks: 46, found: 46, median: 11, slowest: 29 },
  /**
   * Leak rate in litres per hour at 15 °C, number of tanks in which the CUSUM found it, and median hours to the alarm.
   */
  slowLeaks: [
    { litres: 5, found: 2, hours: 12.4 },
    { litres: 10, found: 7, hours: 28.9 },
    { litres: 20, found: 18, hours: 11.4 },
    { litres: 50, found: 22, hours: 3.4 },
    { litres: 100, found: 23, hours: 1.9 },
    { litres: 200, found: 26, hours: 1.9 },
    { litres: 500, found: 37, hours: 1.9 },
  ],
  /** Smallest leak of 5, 10, 20, 50 … L/h found in a wide tank and in a buried one. */
  smallest: { 'TK-204': 1000, 'TP-01': 20 },
  silent: { tanks: 46, found: 46, median: 12, slowest: 14 },
} as const;

const wide = siteSpecs['minyak-gas'].find(({ id }) => id === 'TK-204');
if (!wide) throw new Error('the terminal has no TK-204');
const noise = (wide.noise / 100) * wide.height * 1000;
const { forecast, leak, theft, silent, slowLeaks, smallest } = measuredErrors;

/** Placeholder values of one event kind: `leakTanks`, `leakFound` and so on. */
const found = (
  kind: string,
  counts: Record<'tanks' | 'found' | 'median' | 'slowest', number>,
  span = (minutes: number) => formatUnit(minutes, 'menit'),
) => ({
  [`${kind}Tanks`]: String(counts.tanks),
  [`${kind}Found`]: String(counts.found),
  [`${kind}Median`]: span(counts.median),
  [`${kind}Slowest`]: span(counts.slowest),
});

/** Measured errors as the page prints them, by placeholder. */
export const errorWords: Readonly<Record<string, string>> = {
  forecastDays: formatNumber(forecast.days, 1),
  forecastPercent: formatUnit(forecast.percent, '%', 1),
  forecastCount: formatNumber(forecast.count),
  forecastWithin: formatUnit(forecast.within, '%'),
  tankWeeks: String(measuredErrors.tankWeeks),
  falseLeaks: String(measuredErrors.falseLeaks),
  falseThefts: String(measuredErrors.falseThefts),
  noise: formatUnit(noise, 'mm', 1),
  noiseVolume: formatUnit(volumeBelow(wide, noise), 'kL', 1),
  noiseDiameter: formatUnit(wide.diameter, 'm'),
  smallestWide: formatUnit(smallest['TK-204'], 'L'),
  smallestBuried: formatUnit(smallest['TP-01'], 'L'),
  ...found('leak', leak, (value) => formatUnit(value / 60, 'jam', 1)),
  ...found('theft', theft),
  ...found('silent', silent),
};

export const slowLeakWords: readonly Readonly<Record<string, string>>[] = slowLeaks.map((row) => ({
  litres: formatUnit(row.litres, 'L'),
  found: String(row.found),
  tanks: String(leak.tanks),
  missed: String(leak.tanks - row.found),
  hours: formatUnit(row.hours, 'jam', 1),
}));
