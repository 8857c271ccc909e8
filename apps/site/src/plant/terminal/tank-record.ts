import { balanceNoise, unbookedLoss } from 'tank-gauging/methods/balance';
import { factorTo15 } from 'tank-gauging/methods/standard-volume';
import { nextClockHour } from 'tank-gauging/simulator/clock';
import { findTank } from 'tank-gauging/simulator/reading';
import { temperatureAt } from 'tank-gauging/simulator/sensor';
import type { Reading } from 'tank-gauging/simulator/types';
import { recordedTank, siteView, terminal } from './terminal.ts';

/** Two weeks of readings of a terminal tank; hours are relative to now. */

export const recordDays = 14;
export const forecastDays = 4;

export const recordedHours = (tag: string): readonly Reading[] => recordedTank(tag).hours;

/** Hourly level in per cent of height, oldest first, ending with the last reading. */
export const levels = (tag: string, days = recordDays) =>
  recordedHours(tag)
    .filter(({ at }) => at > -days * 1440)
    .map(({ at, level }) => ({ hour: at / 60, level }));

/** Forecast of the coming days in steps of `every` hours. */
export const expectedLevels = (tag: string, days = forecastDays, every = 6) =>
  (terminal.session.monitors[tag]?.forecast.points ?? []).filter(
    ({ ahead }) => ahead <= days * 24 && ahead % every === 0,
  );

/** Uncertainty of a daily balance of a tight tank at 95 %: ± kL at 15 °C. */
export function balanceUncertainty(tag: string): number {
  const { spec, capacity } = recordedTank(tag);
  return 2 * balanceNoise(spec, capacity);
}

/**
 * Daily balances of the last five days, kL at 15 °C; day 0 is the last 24 hours. difference = opening + received −
 * issued − closing: positive when product is missing.
 */
export function balances(tag: string) {
  const hours = recordedHours(tag);
  const closing = (hours.at(-2) as Reading).at;
  const readingAt = (minute: number) => hours.find(({ at }) => at === minute) as Reading;
  return [-4, -3, -2, -1, 0].map((day) => {
    const [before, after] = [readingAt(closing + (day - 1) * 1440), readingAt(closing + day * 1440)];
    return {
      day,
      opening: before.standard,
      received: after.received - before.received,
      issued: after.issued - before.issued,
      closing: after.standard,
      difference: unbookedLoss(before, after),
    };
  });
}

/**
 * Deliveries of the last two weeks as the platform detects them from readings, oldest first: minutes from now, kL at 15
 * °C. received = rise + use; difference = received − document.
 */
export function deliveries(tag: string) {
  const { past, hours } = recordedTank(tag);
  const stretches: { from: number; to: number }[] = [];
  for (const { filling } of past) {
    if (!filling || filling.to <= filling.from) continue;
    const last = stretches.at(-1);
    if (last && last.to === filling.from) last.to = filling.to;
    else stretches.push({ ...filling });
  }
  return stretches
    .filter(({ from }) => from > -recordDays * 1440)
    .flatMap(({ from, to }) => {
      const before = hours.findLast(({ at }) => at <= from);
      const after = hours.find(({ at }) => at >= to);
      if (!before || !after) return [];
      const used = after.issued - before.issued;
      const document = after.received - before.received;
      const received = after.standard - before.standard + used;
      const volumes = { before: before.standard, after: after.standard, used, received, document };
      return [{ from: Math.round(from), to: Math.round(to), ...volumes, difference: received - document }];
    });
}

/** Last delivery to a tank. @throws when there was none within two weeks */
export function lastDelivery(tag: string) {
  const last = deliveries(tag).at(-1);
  if (!last) throw new Error(`${tag} has had no delivery within two weeks`);
  return last;
}

/** Above-ground petrol tank that shows how a day without use changes level and observed volume. */
export const restingTag = 'TK-31';
const resting = () => findTank(siteView('fleet-management').session.site, restingTag);

export const restingVolume = () => resting().last.standard * 1000;

/**
 * The day of the last week with the smallest change from midnight to midnight, by the hour: °C, and litres as observed.
 */
export function restingDay() {
  const tank = resting();
  const volume = restingVolume();
  const { seed } = siteView('fleet-management').session.site;
  const dayBefore = (back: number) =>
    Array.from({ length: 25 }, (_, hour) => {
      const temperature = temperatureAt(tank, seed, nextClockHour(0, 0) - (back + 1) * 1440 + hour * 60);
      return { hour, temperature, observed: volume / factorTo15(tank.spec.product, temperature) };
    });
  const change = (day: ReturnType<typeof dayBefore>) =>
    Math.abs((day.at(-1)?.temperature ?? 0) - (day[0]?.temperature ?? 0));
  return [1, 2, 3, 4, 5, 6, 7].map(dayBefore).reduce((calmest, day) => (change(day) < change(calmest) ? day : calmest));
}
