import { hourOfDay } from './clock.ts';
import { hourlyDemand } from './demand.ts';
import { normalRandom, randomStream, uniformRandom } from './random.ts';
import { isDue, measureReading, mixTemperatures, remainingShare, standardFromLevel } from './sensor.ts';
import type { PastHour, Reading, Tank, TankBody, TankSpec } from './types.ts';

const historyHours = 28 * 24;

/** Relative standard deviations of a delivery note and of an issue meter. */
const [noteError, meterError] = [0.001, 0.0008];

const deliveryNoteFactor = (tank: number, seed: number, at: number): number =>
  1 + noteError * normalRandom(seed, randomStream(tank, 'note'), at);

/** Standard deviation in °C of the temperature of a delivery. */
const loadScatter = 0.5;

/** Temperature of a delivery above that of the tank without deliveries, °C. */
const deliveryWarmth = ({ spec, number }: TankBody, seed: number, at: number): number =>
  spec.supply.warmer + loadScatter * normalRandom(seed, randomStream(number, 'lead'), at);

/** Starts a delivery in minute `at` that fills to the level `to`, per cent. */
export const beginDelivery = (tank: Tank, seed: number, at: number, to: number): NonNullable<Tank['receiving']> => ({
  to,
  note: deliveryNoteFactor(tank.number, seed, at),
  loaded: tank.rest + deliveryWarmth(tank, seed, at),
});

export const meterFactor = (tank: number, seed: number): number =>
  1 + meterError * normalRandom(seed, randomStream(tank, 'meter'), 0);

/** Rate of an ordinary delivery, standard kL per minute. */
export function fillRate({ spec, capacity }: Pick<Tank, 'spec' | 'capacity'>): number {
  const standardAt = (level: number) => standardFromLevel(spec, capacity, level, spec.temperature);
  return (standardAt(spec.supply.fillTo) - standardAt(spec.reorder)) / spec.supply.duration / 60;
}

/** True when a delivery may begin at this hour of the day; the window may span midnight. */
export const isDeliveryHour = ({ supply: { from, to } }: TankSpec, hour: number): boolean =>
  from <= to ? hour >= from && hour < to : hour >= from || hour < to;

const fullest = 94;

type InitialTank = TankBody & Pick<Tank, 'standard'>;

interface Delivery {
  ended: number;
  down: number;
  note: number;
  loaded: number;
}

/**
 * Reconstructs the four weeks before the start hour by hour, oldest first, by running the demand backwards from the
 * present volume. A delivery ends where the record has one, or where the tank is near its fill level and the hour fits.
 * `rest` is the temperature the tank approaches without deliveries, °C above that at the start.
 */
export function backcast(tank: InitialTank, seed: number): { past: PastHour[]; rest: number } {
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
    const loaded = delivery?.loaded ?? 0;
    const known = { from, to, opening: closing, issued, received, lost, filling };
    hours.push({ ...known, booked: { ...booked }, factors, warmth: 0, loaded });
    if (delivery && closing <= delivery.down + 1e-9) delivery = undefined;
    to = from;
  }
  return warmed(tank.spec, hours.reverse());
}

/**
 * Adds the temperature effect of the deliveries to past hours, shifted so that it is zero at the start, where the
 * record's temperature applies.
 */
function warmed(spec: TankSpec, hours: readonly PastHour[]) {
  let warmth = 0;
  const opened = hours.map((hour) => {
    const opening = warmth;
    warmth =
      mixTemperatures(hour.opening, warmth, hour.received, hour.loaded) * remainingShare(spec, hour.to - hour.from);
    return { ...hour, warmth: opening };
  });
  const past = opened.map((hour) => ({ ...hour, warmth: hour.warmth - warmth, loaded: hour.loaded - warmth }));
  return { past, rest: -warmth };
}

function lostBetween({ losses }: TankSpec, from: number, to: number): number {
  return losses.reduce(
    (sum, loss) => sum + loss.rate * Math.max(0, Math.min(to, loss.to) - Math.max(from, loss.from)),
    0,
  );
}

function fillingIn({ ended }: Delivery, from: number, to: number, longest: number) {
  const until = Math.min(ended, to);
  return { from: Math.max(from, until - Math.max(0, longest)), to: until };
}

type Seen = Pick<PastHour, 'from' | 'to' | 'issued'> & { closing: number };

function deliveryIn(tank: InitialTank, seed: number, { from, to, closing, issued }: Seen): Delivery | undefined {
  const { spec, capacity } = tank;
  const ended = spec.ended.find((minute) => minute > from && minute <= to);
  if (ended !== undefined) return deliveryAt(tank, seed, ended);
  // An earlier end is on record, so the record lists every delivery after it.
  if (spec.ended.some((minute) => minute <= from)) return undefined;
  const standardAt = (level: number) => standardFromLevel(spec, capacity, level, spec.temperature);
  if (closing < standardAt(spec.supply.fillTo - 1)) return undefined;
  const began = (hourOfDay(to) - spec.supply.duration + 48) % 24;
  const fits = isDeliveryHour(spec, began) || closing + issued >= standardAt(fullest);
  return fits ? deliveryAt(tank, seed, to) : undefined;
}

function deliveryAt(tank: TankBody, seed: number, ended: number): Delivery {
  const { spec, number, capacity } = tank;
  const used = Math.min(spec.use * (spec.supply.lead / 24), spec.reorder - spec.dead - 4);
  const scatter = 0.6 + 0.6 * uniformRandom(seed, randomStream(number, 'lead'), ended);
  const found = Math.max(spec.dead + 2, spec.reorder - used * scatter);
  return {
    ended,
    down: standardFromLevel(spec, capacity, found, spec.temperature),
    note: deliveryNoteFactor(number, seed, ended),
    loaded: deliveryWarmth(tank, seed, ended),
  };
}

function minutesInHour({ number }: TankBody, hour: PastHour, seed: number) {
  const { from, to, opening, received, issued, lost, filling, booked, factors, warmth, loaded } = hour;
  const weight = (minute: number) => 0.5 + uniformRandom(seed, randomStream(number, 'tick'), minute);
  const minutes = Array.from({ length: to - from }, (_, index) => from + index);
  const weights = minutes.reduce((sum, minute) => sum + weight(minute), 0);
  const filled = filling ? filling.to - filling.from : 0;
  let withdrawn = 0;
  return minutes.map((minute) => {
    const at = minute + 1;
    withdrawn += (issued * weight(minute)) / weights;
    const inside = filling ? Math.min(at, filling.to) - filling.from : 0;
    const came = filled > 0 ? received * Math.min(1, Math.max(0, inside / filled)) : 0;
    return {
      at,
      standard: opening + came - withdrawn - (lost * (at - from)) / (to - from),
      warmth: mixTemperatures(opening, warmth, came, loaded),
      booked: { received: booked.received + came * factors.note, issued: booked.issued + withdrawn * factors.meter },
    };
  });
}

/** One reading at the beginning of each past hour. */
export const hourlyReadings = (tank: TankBody, past: readonly PastHour[], seed: number): Reading[] =>
  past.map(({ from, opening, booked, warmth }) =>
    measureReading({ ...tank, standard: opening, booked, warmth }, seed, from),
  );

/** Readings transmitted in past hours within (after, until], oldest first. */
export function transmittedReadings(
  tank: TankBody,
  past: readonly PastHour[],
  seed: number,
  after: number,
  until: number,
): Reading[] {
  return past
    .filter((hour) => hour.to > after && hour.from < until)
    .flatMap((hour) => minutesInHour(tank, hour, seed))
    .filter(({ at }) => at > after && at <= until && isDue(tank.spec, at))
    .map(({ at, ...truth }) => measureReading({ ...tank, ...truth }, seed, at));
}

/** Readings within (after, until], including those since the start, of which only 25 h are stored. */
export function readingsBetween(tank: Tank, seed: number, after: number, until: number): Reading[] {
  const kept = tank.recent.filter(({ at }) => at > after && at <= until);
  const first = kept[0]?.at ?? tank.last.at + 1;
  return [...transmittedReadings(tank, tank.past, seed, after, Math.min(until, first - 1)), ...kept];
}
