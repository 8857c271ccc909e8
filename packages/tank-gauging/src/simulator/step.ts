import { hourIndex, hourOfDay, nextClockHour } from './clock.ts';
import { demandInMinute } from './demand.ts';
import { beginDelivery, fillRate, isDeliveryHour, meterFactor } from './past.ts';
import { randomStream, uniformRandom } from './random.ts';
import {
  isDue,
  isLost,
  levelFromStandard,
  measureReading,
  mixTemperatures,
  readingInterval,
  remainingShare,
  standardFromLevel,
  temperatureAt,
} from './sensor.ts';
import type { Reading, Site, Tank } from './types.ts';

/**
 * Level in per cent at which the site's own overfill protection closes the inlet; it is independent of the platform.
 */
export const tripLevel = 97;

/** Numbers of readings stored: all of 25 hours, and one per hour for 35 days. */
const kept = { recent: (25 * 60) / readingInterval, hours: 35 * 24 } as const;

/** Advances the site by whole minutes; steps of any size lead to the same site. */
export function advanceSite(site: Site, minutes: number): Site {
  const now = site.now + minutes;
  // Copy once per step: the minute loop mutates the copies in place.
  const tanks = site.tanks.map((tank) => ({
    ...tank,
    booked: { ...tank.booked },
    recent: [...tank.recent],
    hours: [...tank.hours],
  }));
  for (let minute = site.now; minute < now; minute++) for (const tank of tanks) pass(tank, site.seed, minute);
  return { ...site, now, tanks };
}

type Running = Tank & { recent: Reading[]; hours: Reading[] };

function pass(tank: Running, seed: number, minute: number): void {
  const temperature = temperatureAt(tank, seed, minute);
  tank.warmth = tank.rest + (tank.warmth - tank.rest) * remainingShare(tank.spec, 1);
  receive(tank, seed, minute, temperature);
  withdraw(tank, seed, minute, temperature);
  transmit(tank, seed, minute + 1);
  order(tank, seed, minute + 1);
}

function receive(tank: Tank, seed: number, minute: number, temperature: number): void {
  const { spec, capacity } = tank;
  if (tank.arrival !== undefined && minute >= tank.arrival) {
    tank.receiving = beginDelivery(tank, seed, minute, spec.supply.fillTo);
    tank.arrival = undefined;
    tank.delay = 0;
  }
  const trip = standardFromLevel(spec, capacity, tripLevel, temperature);
  if (tank.tripped && tank.standard < standardFromLevel(spec, capacity, spec.high, temperature)) tank.tripped = false;
  if (!tank.receiving) return;
  const { to, note, loaded } = tank.receiving;
  const room = Math.min(trip, standardFromLevel(spec, capacity, to, temperature)) - tank.standard;
  const received = Math.max(0, Math.min(fillRate(tank), room));
  tank.warmth = mixTemperatures(tank.standard, tank.warmth, received, loaded);
  tank.standard += received;
  tank.booked.received += received * note;
  if (received < fillRate(tank)) {
    tank.receiving = undefined;
    if (to >= tripLevel) tank.tripped = true;
  }
}

/** Pumps draw only above the dead level; a leak and a theft draw from the bottom. */
function withdraw(tank: Tank, seed: number, minute: number, temperature: number): void {
  const { spec, capacity, number, theft } = tank;
  const usable = Math.max(0, tank.standard - standardFromLevel(spec, capacity, spec.dead, temperature));
  const issued = Math.min(usable, demandInMinute(tank, seed, minute));
  const stolen = theft && minute >= theft.from && minute < theft.to ? theft.rate : 0;
  const lost = Math.min(tank.standard - issued, (tank.leak ?? 0) + stolen);
  tank.standard -= issued + lost;
  tank.booked.issued += issued * meterFactor(number, seed);
  if (theft && minute + 1 >= theft.to) tank.theft = undefined;
}

function transmit(tank: Running, seed: number, minute: number): void {
  if (tank.silentUntil !== undefined && minute >= tank.silentUntil) tank.silentUntil = undefined;
  if (!isDue(tank.spec, minute)) return;
  tank.battery = Math.max(0, tank.battery - tank.spec.batteryDrain);
  if (tank.silentUntil !== undefined || isLost(tank, seed, minute)) return;
  const reading = measureReading(tank, seed, minute);
  tank.last = reading;
  add(tank.recent, reading, kept.recent);
  // A reading on the full hour closes the hour before it.
  const last = tank.hours.at(-1);
  if (last && hourIndex(last.at - 1) === hourIndex(reading.at - 1)) tank.hours.pop();
  add(tank.hours, reading, kept.hours);
}

function add(readings: Reading[], reading: Reading, most: number): void {
  readings.push(reading);
  if (readings.length > most) readings.shift();
}

function order(tank: Tank, seed: number, minute: number): void {
  const { spec, number, last } = tank;
  if (tank.arrival !== undefined || tank.receiving || last.at !== minute || last.level > spec.reorder) return;
  const lead = spec.supply.lead * 60 * (0.85 + 0.3 * uniformRandom(seed, randomStream(number, 'lead'), minute));
  const ready = Math.round(minute + lead + tank.delay);
  tank.arrival = isDeliveryHour(spec, hourOfDay(ready)) ? ready : nextClockHour(ready, spec.supply.from);
}

/** True level in per cent of height, the reference against which methods are tested. */
export const trueLevel = (tank: Tank, seed: number, minute: number): number =>
  levelFromStandard(tank.spec, tank.capacity, tank.standard, temperatureAt(tank, seed, minute));
