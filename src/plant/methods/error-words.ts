import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { measured } from './measured.ts';

const { forecast, leak, theft, silent, slowLeaks, smallest } = measured;
const hours = (minutes: number) => formatUnit(minutes / 60, 'jam', 1);
const minutes = (value: number) => formatUnit(value, 'menit');

/** The measured errors as the page prints them, by the name of the slot that they fill. */
export const errorWords: Readonly<Record<string, string>> = {
  forecastDays: formatNumber(forecast.days, 1),
  forecastPercent: formatUnit(forecast.percent, '%', 1),
  forecastCount: formatNumber(forecast.count),
  forecastWithin: formatUnit(forecast.within, '%'),
  tankWeeks: String(measured.tankWeeks),
  falseLeaks: String(measured.falseLeaks),
  falseThefts: String(measured.falseThefts),
  leakTanks: String(leak.tanks),
  leakFound: String(leak.found),
  leakMedian: hours(leak.median),
  leakSlowest: hours(leak.slowest),
  smallestWide: formatUnit(smallest['TK-204'], 'L'),
  smallestBuried: formatUnit(smallest['TP-01'], 'L'),
  theftTanks: String(theft.tanks),
  theftFound: String(theft.found),
  theftMedian: minutes(theft.median),
  theftSlowest: minutes(theft.slowest),
  silentTanks: String(silent.tanks),
  silentFound: String(silent.found),
  silentMedian: minutes(silent.median),
  silentSlowest: minutes(silent.slowest),
};

/** How slow leaks fared, row by row: their size, in how many tanks they were found, and after how long. */
export const slowLeakRows: readonly string[][] = slowLeaks.map((row) => [
  `${formatUnit(row.litres, 'L')}/jam`,
  `${row.found} dari ${leak.tanks}`,
  `${leak.tanks - row.found}`,
  formatUnit(row.hours, 'jam', 1),
]);
