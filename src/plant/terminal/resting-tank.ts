import { temperatureAt } from '../simulator/sensor.ts';
import { observedVolume } from '../simulator/standard-volume.ts';
import { siteView } from './site-view.ts';

/** TK-31, petrol above ground: what a day without use would do to its level and to its volume. */
const site = siteView('fleet-management');
export const restingTag = 'TK-31';

function subject() {
  const tank = site.session.site.tanks.find(({ spec }) => spec.id === restingTag);
  if (!tank) throw new Error(`the forecourt has no ${restingTag}`);
  return tank;
}

export interface Resting {
  hour: number;
  /** °C */
  temperature: number;
  /** Litres. */
  observed: number;
}

/** What it holds at 15 °C, litres, as its last reading has it. */
export const restingVolume = subject().last.standard * 1000;

/** The day before the moment of the plant, hour by hour from 00.00, as if nobody took from it or filled it. */
export function restingDay(): Resting[] {
  const tank = subject();
  const { seed } = site.session.site;
  const midnight = -(9 * 60 + 7) - 1440;
  return Array.from({ length: 25 }, (_, hour) => {
    const temperature = temperatureAt(tank, seed, midnight + hour * 60);
    return { hour, temperature, observed: observedVolume(restingVolume, temperature, tank.spec.expansion) };
  });
}
