import { normal, streamOf, uniform } from './chance.ts';
import { hourOfDay } from './clock.ts';
import { hourlyDemand } from './demand.ts';
import { standardOf } from './sensor.ts';
import type { PastHour, Tank, TankSpec } from './types.ts';

export const historyHours = 28 * 24;

/** Relative error of a delivery note and lasting error of a meter, standard deviations. */
const [noteError, meterError] = [0.001, 0.0008];

export const deliveryNoteFactor = (tank: number, seed: number, at: number): number =>
  1 + noteError * normal(seed, streamOf(tank, 'note'), at);
export const meterFactor = (tank: number, seed: number): number =>
  1 + meterError * normal(seed, streamOf(tank, 'meter'), 0);

/** Standard kL per minute at which an ordinary delivery comes in. */
export function fillRate({ spec, capacity }: Pick<Tank, 'spec' | 'capacity'>): number {
  const standardAt = (level: number) => standardOf(spec, capacity, level, spec.temperature);
  return (standardAt(spec.supply.fillTo) - standardAt(spec.reorder)) / spec.supply.duration / 60;
}

/** True when deliveries of this tank may begin at this hour of the day; windows may run over midnight. */
export function isDeliveryHour({ supply: { from, to } }: TankSpec, hour: number): boolean {
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** Level to which a tank may have been filled outside the usual hours. */
const fullest = 94;

export type InitialTank = Pick<Tank, 'spec' | 'number' | 'capacity' | 'standard'>;

interface Delivery {
  ended: number;
  /** Standard kL at which it found the tank. */
  down: number;
  note: number;
}

/**
 * Four weeks before the start, hour by hour, oldest first: the same demand, taken back from the volume of now. A
 * delivery has ended where the record says so, or where the tank is as full as one leaves it and the hour fits.
 */
export function backcast(tank: InitialTank, seed: number): PastHour[] {
  const meter = meterFactor(tank.number, seed);
  const perMinute = fillRate(tank);
  const hours: PastHour[] = [];
  const booked = { received: 0, issued: 0 };
  let closing = tank.standard;
  let delivery: Delivery | undefined;
  for (let to = 0; hours.length < historyHours; ) {
    const from = to - (hours.length === 0 ? Math.round((hourOfDay(0) % 1) * 60) : 60);
    const issued = hourlyDemand(tank, seed, to - 1) * (to - from);
    const lost = lostBetween(tank.spec, from, to);
    delivery ??= deliveryIn(tank, seed, { from, to, closing, issued });
    const before = closing + issued + lost;
    const filling = delivery && fillingIn(delivery, from, to, (before - delivery.down) / perMinute);
    const received = filling ? (filling.to - filling.from) * perMinute : 0;
    const note = delivery?.note ?? 1;
    booked.issued -= issued * meter;
    booked.received -= received * note;
    closing = before - received;
    const factors = { note, meter };
    hours.push({ from, to, opening: closing, issued, received, lost, filling, booked: { ...booked }, factors });
    if (delivery && closing <= delivery.down + 1e-9) delivery = undefined;
    to = from;
  }
  return hours.reverse();
}

function lostBetween({ losses }: TankSpec, from: number, to: number): number {
  return losses.reduce(
    (sum, loss) => sum + loss.rate * Math.max(0, Math.min(to, loss.to) - Math.max(from, loss.from)),
    0,
  );
}

/** The part of an hour in which a delivery flowed: up to its end, and no longer than the tank had room to fill. */
function fillingIn({ ended }: Delivery, from: number, to: number, longest: number) {
  const until = Math.min(ended, to);
  return { from: Math.max(from, until - Math.max(0, longest)), to: until };
}

type Seen = Pick<PastHour, 'from' | 'to' | 'issued'> & { closing: number };

function deliveryIn(tank: InitialTank, seed: number, { from, to, closing, issued }: Seen): Delivery | undefined {
  const { spec, capacity } = tank;
  const told = spec.ended.find((minute) => minute > from && minute <= to);
  if (told !== undefined) return deliveryAt(tank, seed, told);
  // The record knows of an earlier one, and names the last.
  if (spec.ended.some((minute) => minute <= from)) return undefined;
  const standardAt = (level: number) => standardOf(spec, capacity, level, spec.temperature);
  if (closing < standardAt(spec.supply.fillTo - 1)) return undefined;
  const began = (hourOfDay(to) - spec.supply.duration + 48) % 24;
  const fits = isDeliveryHour(spec, began) || closing + issued >= standardAt(fullest);
  return fits ? deliveryAt(tank, seed, to) : undefined;
}

/** A delivery that ended at this minute: the volume at which it found the tank, and the error of its note. */
function deliveryAt({ spec, number, capacity }: InitialTank, seed: number, ended: number): Delivery {
  const used = Math.min(spec.use * (spec.supply.lead / 24), spec.reorder - spec.dead - 4);
  const scatter = 0.6 + 0.6 * uniform(seed, streamOf(number, 'lead'), ended);
  const found = Math.max(spec.dead + 2, spec.reorder - used * scatter);
  return {
    ended,
    down: standardOf(spec, capacity, found, spec.temperature),
    note: deliveryNoteFactor(number, seed, ended),
  };
}
