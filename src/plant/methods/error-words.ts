import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { volumeBelow } from '../simulator/geometry.ts';
import { siteSpecs } from '../sites/index.ts';
import { measured } from './measured.ts';

const wide = siteSpecs['minyak-gas'].find(({ id }) => id === 'TK-204');
if (!wide) throw new Error('the terminal has no TK-204');
const noise = (wide.noise / 100) * wide.height * 1000;
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
  noise: formatUnit(noise, 'mm', 1),
  noiseVolume: formatUnit(volumeBelow(wide, noise), 'kL', 1),
  noiseDiameter: formatUnit(wide.diameter, 'm'),
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

/** How slow leaks fared: an hour's size, in how many tanks they were found and missed, and after how long. */
export const slowLeakWords: readonly Readonly<Record<string, string>>[] = slowLeaks.map((row) => ({
  litres: formatUnit(row.litres, 'L'),
  found: String(row.found),
  tanks: String(leak.tanks),
  missed: String(leak.tanks - row.found),
  hours: formatUnit(row.hours, 'jam', 1),
}));
