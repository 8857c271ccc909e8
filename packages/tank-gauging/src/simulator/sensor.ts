import { factorTo15 } from '../methods/standard-volume.ts';
import { dayIndex, hourIndex, hourOfDay } from './clock.ts';
import { heightShareAt, shareBelow, volumeBelow } from './geometry.ts';
import { memoizeDaily, normalRandom, randomStream, uniformRandom } from './random.ts';
import type { Reading, Tank, TankBody, TankSpec, TankTemperature } from './types.ts';

/** Minutes between two readings; a sensor is silent once this many consecutive readings are missing. */
export const readingInterval = 5;
export const missedReadings = 3;
export const silentAfter = missedReadings * readingInterval;

export const isSilent = (last: number, now: number): boolean => now - last >= silentAfter;

/** Standard deviation of a temperature reading in °C. */
export const temperatureNoise = 0.05;

/** Share of readings lost, probability of an outage per hour, longest outage in minutes. */
const radio = { loss: 0.02, outage: 0.001, longest: 50 } as const;

/** Daily cycle from −1 at 03.00 to 1 at 15.00. */
const sun = (minute: number) => Math.cos(((hourOfDay(minute) - 15) / 12) * Math.PI);

const dailyWeather = memoizeDaily(normalRandom);
const firstPart = hourOfDay(0) / 24;
const firstSun = sun(0);

/**
 * Temperature of the contents in °C: daily cycle, weather that varies by the day, and effect of deliveries; at the
 * start exactly that of the record.
 */
export function temperatureAt({ spec, number, warmth }: TankTemperature, seed: number, minute: number): number {
  const stream = randomStream(number, 'weather');
  const mixed = (day: number, part: number) =>
    (1 - part) * dailyWeather(seed, stream, day) + part * dailyWeather(seed, stream, day + 1);
  const change = mixed(dayIndex(minute), hourOfDay(minute) / 24) - mixed(0, firstPart);
  return spec.temperature + warmth + spec.swing * ((sun(minute) - firstSun) / 2 + change / 4);
}

/** Temperature in °C of two volumes once mixed. */
export const mixTemperatures = (volume: number, celsius: number, added: number, addedCelsius: number): number =>
  added > 0 ? (volume * celsius + added * addedCelsius) / (volume + added) : celsius;

/**
 * Days in which a tank with a daily swing of 1 °C loses 63 % of a temperature difference; swing and heat loss both
 * scale with wall area over volume.
 */
const settling = 3;

/** Share of a difference from the weather's temperature that remains after some minutes. */
export const remainingShare = ({ swing }: TankSpec, minutes: number): number =>
  Math.exp((-minutes * swing) / (settling * 1440));

const waterBelow = (spec: TankSpec): number => (spec.water ? volumeBelow(spec, spec.water) : 0);

/** Level in per cent of height of a standard volume above its free water, at a temperature in °C. */
export function levelFromStandard(spec: TankSpec, capacity: number, standard: number, temperature: number): number {
  const observed = standard / factorTo15(spec.product, temperature) + waterBelow(spec);
  return 100 * heightShareAt(spec, observed / capacity);
}

/** Standard volume in kL, free water excluded, at a level in per cent of height and a temperature in °C. */
export function standardFromLevel(spec: TankSpec, capacity: number, level: number, temperature: number): number {
  const observed = Math.max(0, capacity * shareBelow(spec, level / 100) - waterBelow(spec));
  return observed * factorTo15(spec.product, temperature);
}

/** Builds a reading from measured level and temperature, and the booked movements. */
export function buildReading(
  { spec, capacity }: Pick<Tank, 'spec' | 'capacity'>,
  measured: { at: number; level: number; temperature: number },
  booked: Tank['booked'],
): Reading {
  const { level, temperature } = measured;
  return {
    ...measured,
    pressure: spec.pressure + spec.pressureRise * (temperature - spec.temperature),
    volume: capacity * shareBelow(spec, level / 100),
    standard: standardFromLevel(spec, capacity, level, temperature),
    ...booked,
  };
}

/** Measures the true state at a minute, with the noise of the level and temperature sensors. */
export function measureReading(
  tank: TankTemperature & Pick<Tank, 'standard' | 'booked'>,
  seed: number,
  at: number,
): Reading {
  const { spec, number, capacity } = tank;
  const truth = temperatureAt(tank, seed, at);
  const level =
    levelFromStandard(spec, capacity, tank.standard, truth) +
    spec.noise * normalRandom(seed, randomStream(number, 'noise'), at);
  const temperature = truth + temperatureNoise * normalRandom(seed, randomStream(number, 'warmth'), at);
  return buildReading(tank, { at, level: Math.min(100, Math.max(0, level)), temperature }, tank.booked);
}

/** True in the minutes in which the sensor of this tank transmits. */
export const isDue = ({ age }: TankSpec, minute: number): boolean => (minute + age) % readingInterval === 0;

/** True when the radio loses this reading: single losses, and outages of 15 to 50 minutes. */
export function isLost({ number }: TankBody, seed: number, minute: number): boolean {
  if (uniformRandom(seed, randomStream(number, 'radio'), minute) < radio.loss) return true;
  const stream = randomStream(number, 'outage');
  const hour = hourIndex(minute);
  const into = (hourOfDay(minute) % 1) * 60;
  return (
    uniformRandom(seed, stream, 2 * hour) < radio.outage &&
    into < 15 + uniformRandom(seed, stream, 2 * hour + 1) * (radio.longest - 15)
  );
}
