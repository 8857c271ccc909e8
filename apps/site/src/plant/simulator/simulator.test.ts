import { hourOfDay, nextClockHour } from 'tank-gauging/simulator/clock';
import { createTankInPieces, runToEnd } from 'tank-gauging/simulator/create';
import {
  type EventKind,
  endEvent,
  eventKinds,
  isActive,
  leakRate,
  startEvent,
  theftVolume,
} from 'tank-gauging/simulator/events';
import { findTank, sampleResponse, tankStatus } from 'tank-gauging/simulator/reading';
import { mixTemperatures, temperatureAt } from 'tank-gauging/simulator/sensor';
import { advanceSite, tripLevel, trueLevel } from 'tank-gauging/simulator/step';
import type { Site } from 'tank-gauging/simulator/types';
import { describe, expect, test } from 'vitest';
import { industryRoutes } from '../../addresses.ts';
import { routeId } from '../../routes.ts';
import { createSite, type SiteId, siteIds, siteSpecs } from '../sites/index.ts';

const day = 1440;

test('every industry page has a site', () => {
  expect([...siteIds].sort()).toEqual(industryRoutes().map(routeId).sort());
});

test('a reading equals the documented sample', () => {
  expect(sampleResponse(findTank(createSite('minyak-gas'), 'TK-204'))).toEqual({
    tank_id: 'TK-204',
    level: 67.3,
    temperature: 31.4,
    pressure: 1.02,
    timestamp: '2026-11-20T09:05:00+07:00',
    status: 'normal',
  });
});

test('1,000 kL at 30 °C and 500 kL at 36 °C are 32 °C', () => {
  expect(mixTemperatures(1000, 30, 500, 36)).toBeCloseTo(32, 9);
  expect(mixTemperatures(0, 30, 500, 36)).toBe(36);
  expect(mixTemperatures(0, 30, 0, 36)).toBe(30);
});

test('a delivery moves the tank temperature towards its own in proportion to volume, and the difference decays', () => {
  const filled = (warmer: number) => {
    const [spec] = siteSpecs['minyak-gas'].filter(({ id }) => id === 'TK-203');
    if (!spec) throw new Error('no TK-203');
    const tank = runToEnd(createTankInPieces({ ...spec, supply: { ...spec.supply, warmer } }, 0, 7));
    let site: Site = {
      id: 'minyak-gas',
      seed: 7,
      now: 0,
      tanks: [{ ...tank, standard: 0.25 * tank.capacity, rest: 0 }],
    };
    site = advanceSite(startEvent(site, 'TK-203', 'overfill'), 600);
    const after = (minutes: number) => advanceSite(site, minutes).tanks[0]?.warmth ?? Number.NaN;
    return { first: after(0), later: after(3 * day) };
  };
  const [warm, cold] = [filled(8), filled(0)];
  // Both runs share their random numbers. The fill from about 25 to 97 % is 8 °C warmer in one; little of that is lost
  // within hours.
  expect((warm.first - cold.first) / 8).toBeGreaterThan(0.68);
  expect((warm.first - cold.first) / 8).toBeLessThan(0.8);
  expect(warm.later - cold.later).toBeLessThan(0.8 * (warm.first - cold.first));
});

test('contents of a vertical tank of 18 m or wider swing by 0.1 to 0.4 °C per day', () => {
  for (const spec of siteIds.flatMap((id) => siteSpecs[id])) {
    if (spec.shape !== 'vertical' || spec.diameter < 18) continue;
    // 03.00 and 15.00 of the first whole day; averaging the two nights removes the weather.
    const at = (hour: number) =>
      temperatureAt({ spec, number: 0, capacity: 1, warmth: 0 }, 3, nextClockHour(0, 0) + hour * 60);
    const swing = at(15) - (at(3) + at(27)) / 2;
    expect(swing, spec.id).toBeGreaterThan(0.06);
    expect(swing, spec.id).toBeLessThan(0.45);
    expect(spec.swing >= 0.1 && spec.swing <= 0.4, spec.id).toBe(true);
  }
});

/** Site with every event on some tank, five hours apart. */
function eventful(id: SiteId, seed: number): Site {
  let site = createSite(id, seed);
  for (const [index, kind] of eventKinds.entries()) {
    const tank = site.tanks[index % site.tanks.length];
    site = advanceSite(startEvent(site, tank?.spec.id ?? '', kind), 5 * 60);
  }
  return site;
}

describe.each(siteIds)('%s', (id) => {
  test('steps of any size lead to the same site', () => {
    const steps = [1, 59, 60, 7, 205, day - 332];
    expect(steps.reduce(advanceSite, eventful(id, 5))).toEqual(advanceSite(eventful(id, 5), day));
  });

  test('opening + received − issued = closing within the errors of delivery notes and meters', () => {
    const start = createSite(id, 7);
    for (const [index, { booked, standard, spec }] of advanceSite(start, 14 * day).tanks.entries()) {
      const { received, issued } = booked;
      const opening = start.tanks[index]?.standard ?? 0;
      expect(Math.abs(opening + received - issued - standard), spec.id).toBeLessThan(0.004 * (received + issued));
    }
  });

  test('volumes stay between empty and the overfill trip with all events active', () => {
    let site = createSite(id, 11);
    for (const { spec } of site.tanks) for (const kind of eventKinds) site = startEvent(site, spec.id, kind);
    for (let hour = 0; hour < 24 * 10; hour++) {
      site = advanceSite(site, 60);
      for (const tank of site.tanks) {
        expect(tank.standard, tank.spec.id).toBeGreaterThanOrEqual(0);
        expect(trueLevel(tank, site.seed, site.now), tank.spec.id).toBeLessThan(tripLevel + 0.5);
      }
    }
  });

  test('in a month without events no tank reaches its dead level, and each receives deliveries', () => {
    let site = createSite(id, 13);
    for (let quarter = 0; quarter < 30 * 4; quarter++) {
      site = advanceSite(site, day / 4);
      for (const tank of site.tanks)
        expect(trueLevel(tank, site.seed, site.now), tank.spec.id).toBeGreaterThan(tank.spec.dead);
    }
    for (const { booked, spec } of site.tanks) expect(booked.received, spec.id).toBeGreaterThan(0);
  });

  test('four weeks of history stay within the tank and agree with their books', () => {
    for (const { hours, spec, capacity } of createSite(id, 17).tanks) {
      expect(hours.length, spec.id).toBeGreaterThan(27.9 * 24);
      const [first, last] = [hours[0], hours.at(-1)];
      if (!first || !last) throw new Error('no history');
      const unbooked = first.standard + last.received - first.received - (last.issued - first.issued) - last.standard;
      const through = last.issued - first.issued;
      expect(Math.abs(unbooked), spec.id).toBeLessThan(0.005 * through + 0.01 * capacity);
      for (const { level } of hours) expect(level > 0 && level < 97, `${spec.id} ${level}`).toBe(true);
      expect(hours.every(({ at }, i) => i === 0 || at > (hours[i - 1]?.at ?? 0))).toBe(true);
    }
  });
});

const begin = (tank: string, kind: EventKind) => startEvent(createSite('minyak-gas'), tank, kind);

/** Standard kL by which the tank holds less than it would without the event. */
const lost = (site: Site, tank: string) =>
  findTank(advanceSite(createSite('minyak-gas'), site.now), tank).standard - findTank(site, tank).standard;

test('a leak loses its rate until it is closed', () => {
  const site = advanceSite(begin('TK-206', 'leak'), 600);
  const expected = 10 * leakRate(findTank(site, 'TK-206'));
  expect(lost(site, 'TK-206')).toBeCloseTo(expected, 6);
  expect(lost(advanceSite(endEvent(site, 'TK-206', 'leak'), 300), 'TK-206')).toBeCloseTo(expected, 6);
});

test('a theft waits for 02.00, removes its load once and ends', () => {
  const site = begin('TK-204', 'theft');
  expect(hourOfDay(findTank(site, 'TK-204').theft?.from ?? 0)).toBe(2);
  const after = advanceSite(site, 2 * day);
  expect(lost(after, 'TK-204')).toBeCloseTo(theftVolume(findTank(site, 'TK-204')), 6);
  expect(isActive(findTank(after, 'TK-204'), 'theft')).toBe(false);
});

test('a failed sensor is silent until it is repaired', () => {
  const before = findTank(createSite('fleet-management'), 'TP-01').last;
  let site = advanceSite(startEvent(createSite('fleet-management'), 'TP-01', 'silent'), 60);
  expect(findTank(site, 'TP-01').last).toEqual(before);
  expect(tankStatus(findTank(site, 'TP-01'), site.now)).toBe('silent');
  site = advanceSite(endEvent(site, 'TP-01', 'silent'), 30);
  expect(tankStatus(findTank(site, 'TP-01'), site.now)).not.toBe('silent');
});

test('a late delivery arrives two days later, whether or not it is already ordered', () => {
  const arrivalMinute = (site: Site) => findTank(site, 'TK-203').arrival ?? 0;
  const ordered = advanceSite(createSite('minyak-gas'), 1.2 * day);
  const late = startEvent(ordered, 'TK-203', 'late');
  expect(arrivalMinute(ordered)).toBeGreaterThan(ordered.now);
  expect(arrivalMinute(late) - arrivalMinute(ordered)).toBe(2 * day);
  expect(arrivalMinute(endEvent(late, 'TK-203', 'late'))).toBe(arrivalMinute(ordered));
  expect(arrivalMinute(advanceSite(begin('TK-203', 'late'), 1.2 * day)) - arrivalMinute(ordered)).toBe(2 * day);
});

test('an oversized delivery ends at the overfill protection of the site', () => {
  let site = begin('TK-205', 'overfill');
  let highest = 0;
  for (let minute = 0; minute < 600; minute++) {
    site = advanceSite(site, 1);
    highest = Math.max(highest, trueLevel(findTank(site, 'TK-205'), site.seed, site.now));
  }
  expect(Math.abs(highest - tripLevel)).toBeLessThan(0.1);
  expect(isActive(findTank(site, 'TK-205'), 'overfill')).toBe(false);
});

test('an unknown tank is named in the error, and an event on it changes nothing', () => {
  const site = createSite('petrokimia');
  expect(() => findTank(site, 'TK-999')).toThrow('TK-999');
  expect(startEvent(site, 'TK-999', 'leak').tanks).toEqual(site.tanks);
});
