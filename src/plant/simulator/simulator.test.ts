import { describe, expect, test } from 'vitest';
import { industryRoutes } from '../../addresses.ts';
import { routeId } from '../../routes.ts';
import { siteIds } from '../sites/index.ts';
import { hourOfDay } from './clock.ts';
import { createSite } from './create.ts';
import { cause, eventKinds, isActive, leakRate, settle, theftVolume } from './events.ts';
import { reading, statusOf, tankOf } from './reading.ts';
import { step, tripLevel, trueLevel } from './step.ts';
import type { Site } from './types.ts';

const day = 24 * 3600;

test('every industry page has a site', () => {
  expect([...siteIds].sort()).toEqual(industryRoutes().map(routeId).sort());
});

test('a reading has the shape and the values of the documented sample', () => {
  expect(reading(tankOf(createSite('minyak-gas'), 'TK-204'))).toEqual({
    tank_id: 'TK-204',
    level: 67.3,
    temperature: 31.4,
    pressure: 1.02,
    timestamp: '2026-11-20T09:05:00+07:00',
    status: 'normal',
  });
});

/** Every event on some tank of a site, a few hours apart, so that each of them has happened. */
function eventful(id: Site['id'], seed: number): Site {
  let site = createSite(id, seed);
  for (const [index, kind] of eventKinds.entries()) {
    const tank = site.tanks[index % site.tanks.length];
    site = cause(site, tank?.spec.id ?? '', kind);
    site = step(site, 5 * 3600 + 17);
  }
  return site;
}

describe.each(siteIds)('%s', (id) => {
  test('the same seed gives the same site, another seed another one', () => {
    const run = (seed: number) => step(createSite(id, seed), 2 * day);
    expect(run(3)).toEqual(run(3));
    expect(run(4).tanks.map(({ standard }) => standard)).not.toEqual(run(3).tanks.map(({ standard }) => standard));
  });

  test('steps of any size lead to the same site', () => {
    const inOne = step(eventful(id, 5), day);
    let bySteps = eventful(id, 5);
    for (const seconds of [1, 59, 60, 3600, 7, 0.5, 0.5, 12_345]) bySteps = step(bySteps, seconds);
    bySteps = step(bySteps, day - [1, 59, 60, 3600, 7, 0.5, 0.5, 12_345].reduce((a, b) => a + b));
    expect(bySteps).toEqual(inOne);
  });

  test('nothing appears or vanishes: opening + received − issued − lost = closing', () => {
    let site = eventful(id, 7);
    for (let i = 0; i < 14; i++) {
      site = step(site, day);
      for (const { opening, flows, standard, spec } of site.tanks) {
        expect(opening + flows.received - flows.issued - flows.lost, spec.id).toBeCloseTo(standard, 6);
      }
    }
    expect(site.tanks.reduce((sum, { flows }) => sum + flows.lost, 0)).toBeGreaterThan(0);
  });

  test('no tank holds less than nothing or more than its overfill protection lets in, with all events at once', () => {
    let site = createSite(id, 11);
    for (const { spec } of site.tanks) for (const kind of eventKinds) site = cause(site, spec.id, kind);
    for (let i = 0; i < 24 * 10; i++) {
      site = step(site, 3600);
      for (const tank of site.tanks) {
        expect(tank.standard, tank.spec.id).toBeGreaterThanOrEqual(0);
        expect(trueLevel(tank, site.seed, site.now), tank.spec.id).toBeLessThan(tripLevel + 0.5);
      }
    }
  });

  test('in a month without events no tank runs dry, and each is filled again', () => {
    let site = createSite(id, 13);
    for (let i = 0; i < 30 * 4; i++) {
      site = step(site, day / 4);
      for (const tank of site.tanks) {
        expect(trueLevel(tank, site.seed, site.now), `${tank.spec.id}, day ${i / 4}`).toBeGreaterThan(tank.spec.dead);
      }
    }
    for (const { flows, spec } of site.tanks) expect(flows.received, spec.id).toBeGreaterThan(0);
  });

  test('four weeks lie behind the start, within the tank, and their books agree with the readings', () => {
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

test('a leak takes its rate until it is closed', () => {
  let site = cause(createSite('minyak-gas'), 'TK-206', 'leak');
  site = step(site, 10 * 3600);
  const { flows, ...tank } = tankOf(site, 'TK-206');
  expect(flows.lost).toBeCloseTo(10 * leakRate(tank), 6);
  site = step(settle(site, 'TK-206', 'leak'), day);
  expect(tankOf(site, 'TK-206').flows.lost).toBeCloseTo(10 * leakRate(tank), 6);
});

test('a theft waits for the night, takes its load once and is over', () => {
  let site = cause(createSite('minyak-gas'), 'TK-204', 'theft');
  const planned = tankOf(site, 'TK-204').theft;
  expect(hourOfDay(planned?.from ?? 0)).toBe(2);
  site = step(site, 3 * day);
  const tank = tankOf(site, 'TK-204');
  expect(tank.flows.lost).toBeCloseTo(theftVolume(tank), 6);
  expect(isActive(tank, 'theft')).toBe(false);
});

test('a silent sensor sends nothing, and its age grows until it is repaired', () => {
  const before = tankOf(createSite('fleet-management'), 'TP-01').last;
  let site = step(cause(createSite('fleet-management'), 'TP-01', 'silent'), 3600);
  expect(tankOf(site, 'TP-01').last).toEqual(before);
  expect(statusOf(tankOf(site, 'TP-01'), site.now)).toBe('silent');
  site = step(settle(site, 'TP-01', 'silent'), 1800);
  expect(statusOf(tankOf(site, 'TP-01'), site.now)).not.toBe('silent');
});

test('a late delivery comes two days later, whether it is on order or not', () => {
  const arrivalOf = (site: Site) => tankOf(site, 'TK-203').arrival ?? 0;
  const ordered = step(createSite('minyak-gas'), 1.2 * day);
  expect(arrivalOf(ordered)).toBeGreaterThan(ordered.now);
  expect(arrivalOf(cause(ordered, 'TK-203', 'late')) - arrivalOf(ordered)).toBe(2 * 1440);
  expect(arrivalOf(settle(cause(ordered, 'TK-203', 'late'), 'TK-203', 'late'))).toBe(arrivalOf(ordered));
  const early = step(cause(createSite('minyak-gas'), 'TK-203', 'late'), 1.2 * day);
  expect(arrivalOf(early) - arrivalOf(ordered)).toBe(2 * 1440);
});

test('a delivery that is too large ends at the overfill protection of the site', () => {
  let site = cause(createSite('minyak-gas'), 'TK-205', 'overfill');
  let highest = 0;
  for (let i = 0; i < 600; i++) {
    site = step(site, 60);
    highest = Math.max(highest, trueLevel(tankOf(site, 'TK-205'), site.seed, site.now));
  }
  expect(highest).toBeGreaterThan(tripLevel - 0.1);
  expect(highest).toBeLessThan(tripLevel + 0.1);
  expect(isActive(tankOf(site, 'TK-205'), 'overfill')).toBe(false);
});

test('an unknown tank is named, and causing something there changes nothing', () => {
  const site = createSite('petrokimia');
  expect(() => tankOf(site, 'TK-999')).toThrow('TK-999');
  expect(cause(site, 'TK-999', 'leak').tanks).toEqual(site.tanks);
});
