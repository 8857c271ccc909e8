import { nextAt } from '../simulator/clock.ts';
import { observedVolume } from '../simulator/geometry.ts';
import { temperatureAt } from '../simulator/sensor.ts';
import { siteView } from './site-view.ts';

/** TK-31, petrol above ground: what a day without use would do to its level and to its volume. */
const site = siteView('fleet-management');
export const restingTag = 'TK-31';

function subject() {
  const tank = site.session.site.tanks.find(({ spec }) => spec.id === restingTag);
  if (!tank) throw new Error(`the forecourt has no ${restingTag}`);
  return tank;
}

export interface RestingReading {
  hour: number;
  /** °C */
  temperature: number;
  /** Litres. */
  observed: number;
}

/** What it holds at 15 °C, litres, as its last reading has it. */
export const restingVolume = subject().last.standard * 1000;

/** A day hour by hour from 00.00, as if nobody took from the tank or filled it. */
function dayFrom(midnight: number): RestingReading[] {
  const tank = subject();
  const { seed } = site.session.site;
  return Array.from({ length: 25 }, (_, hour) => {
    const temperature = temperatureAt(tank, seed, midnight + hour * 60);
    return { hour, temperature, observed: observedVolume(restingVolume, temperature, tank.spec.expansion) };
  });
}

/** The day of the last week whose weather changed least, so that what is seen is the sun's doing. */
export function restingDay(): RestingReading[] {
  const today = nextAt(0, 0) - 1440;
  const days = Array.from({ length: 7 }, (_, back) => dayFrom(today - (back + 1) * 1440));
  const change = (day: readonly RestingReading[]) =>
    Math.abs((day.at(-1)?.temperature ?? 0) - (day[0]?.temperature ?? 0));
  return days.reduce((calmest, day) => (change(day) < change(calmest) ? day : calmest));
}
