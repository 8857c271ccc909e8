import { even, normal, streamOf } from './chance.ts';
import { hourOfDay } from './clock.ts';
import { hourlyDemand } from './demand.ts';
import { measure, standardOf } from './sensor.ts';
import type { Reading, Tank, TankSpec } from './types.ts';

export const historyHours = 28 * 24;

/** Relative error of a delivery note and lasting error of a meter, standard deviations. */
const [noteError, meterError] = [0.001, 0.0008];

export const noteFactor = (tank: number, seed: number, at: number): number =>
  1 + noteError * normal(seed, streamOf(tank, 'note'), at);
export const meterFactor = (tank: number, seed: number): number =>
  1 + meterError * normal(seed, streamOf(tank, 'meter'), 0);

/** Standard kL per minute at which an ordinary delivery comes in. */
export function fillRate({ spec, capacity }: Pick<Tank, 'spec' | 'capacity'>): number {
  const standardAt = (level: number) => standardOf(spec, capacity, level, spec.temperature);
  return (standardAt(spec.supply.fillTo) - standardAt(spec.reorder)) / spec.supply.duration / 60;
}

/** True when deliveries of this tank may begin at this hour of the day; windows may run over midnight. */
export function mayBegin({ supply: { from, to } }: TankSpec, hour: number): boolean {
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** Level to which a tank may have been filled outside the usual hours. */
const fullest = 94;

type Fresh = Pick<Tank, 'spec' | 'number' | 'capacity' | 'standard'>;

/**
 * Four weeks before the start, hour by hour, oldest first: the same demand, taken back from the volume of now. Where
 * the tank is as full as a delivery leaves it and the hour fits, a delivery has ended.
 */
export function historyOf(tank: Fresh, seed: number): Reading[] {
  const { spec, number, capacity } = tank;
  const standardAt = (level: number) => standardOf(spec, capacity, level, spec.temperature);
  const meter = meterFactor(number, seed);
  const perHour = fillRate(tank) * 60;
  const booked = { received: 0, issued: 0 };
  const readings: Reading[] = [];

  let { standard } = tank;
  let minute = 0;
  let filling: { down: number; note: number } | undefined;
  for (let hour = 0; hour < historyHours; hour++) {
    const length = hour === 0 ? Math.round((hourOfDay(0) % 1) * 60) : 60;
    const issued = hourlyDemand(tank, seed, minute - 1) * length;
    if (!filling && standard >= standardAt(spec.supply.fillTo - 1)) {
      const began = (hourOfDay(minute) - spec.supply.duration + 48) % 24;
      if (mayBegin(spec, began) || standard + issued >= standardAt(fullest)) filling = deliveryAt(tank, seed, minute);
    }
    const received = filling ? Math.min(perHour, standard + issued - filling.down) : 0;
    standard += issued - received;
    booked.issued -= issued * meter;
    booked.received -= received * (filling?.note ?? 1);
    minute -= length;
    if (filling && standard <= filling.down + 1e-9) filling = undefined;
    readings.unshift(measure({ ...tank, standard, booked: { ...booked } }, seed, minute));
  }
  return readings;
}

/** A delivery that ended at this minute: the volume at which it found the tank, and the error of its note. */
function deliveryAt({ spec, number, capacity }: Fresh, seed: number, minute: number) {
  const used = Math.min(spec.use * (spec.supply.lead / 24), spec.reorder - spec.dead - 4);
  const scatter = 0.6 + 0.6 * even(seed, streamOf(number, 'lead'), minute);
  const found = Math.max(spec.dead + 2, spec.reorder - used * scatter);
  return { down: standardOf(spec, capacity, found, spec.temperature), note: noteFactor(number, seed, minute) };
}
