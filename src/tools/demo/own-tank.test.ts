import { expect, test } from 'vitest';
import { factorTo15 } from '../../plant/methods/standard-volume.ts';
import { createTank } from '../../plant/simulator/create.ts';
import { shareAt } from '../../plant/simulator/geometry.ts';
import { tankOf } from '../../plant/simulator/reading.ts';
import { step, trueLevel } from '../../plant/simulator/step.ts';
import type { VesselShape } from '../../plant/simulator/types.ts';
import { siteSpecs } from '../../plant/sites/index.ts';
import { advance } from '../../plant/watch/session.ts';
import { fieldsOf, readOwnForm, typedOwn } from './FormPanes.tsx';
import {
  mediumNames,
  type OwnMedium,
  type OwnTank,
  ownCapacity,
  ownClash,
  ownTag,
  shapeNames,
  specOfOwn,
} from './own-tank.ts';
import { build } from './run.ts';

const lying: OwnTank = {
  shape: 'horizontal',
  height: 2.4,
  diameter: 2.4,
  length: 8,
  medium: 'petrol',
  use: 3,
  level: 70,
};
const day = 24 * 3600;
const media = Object.keys(mediumNames) as OwnMedium[];
const shapes = Object.keys(shapeNames) as VesselShape[];

test('a tank of one’s own obeys the physics of the plant: nothing appears or vanishes, its level follows its shape', async () => {
  const session = advance(await build({ site: 'minyak-gas', own: lying }), 2 * day);
  const tank = tankOf(session.site, ownTag);
  const { flows, opening, standard } = tank;
  expect(standard).toBeCloseTo(opening + flows.received - flows.issued - flows.lost, 6);
  expect(flows.issued).toBeGreaterThan(3);
  expect(flows.issued).toBeLessThan(9);
  // Volume of a circle's segment, reckoned here by strips.
  const level = trueLevel(tank, session.site.seed, session.site.now) / 100;
  const strips = 20_000;
  const width = (y: number) => 2 * Math.sqrt(Math.max(0, 1.2 ** 2 - (y - 1.2) ** 2));
  let area = 0;
  for (let i = 0; i < strips; i++) area += (width(((i + 0.5) / strips) * level * 2.4) * level * 2.4) / strips;
  const observed = standard / factorTo15(tank.spec.product, tank.last.temperature);
  expect(Math.abs(area * 8 - observed) / observed).toBeLessThan(0.002);
});

test('the other tanks do not notice it', async () => {
  const [without, beside] = [await build({ site: 'petrokimia' }), await build({ site: 'petrokimia', own: lying })];
  const [a, b] = [advance(without, day), advance(beside, day)];
  expect(b.site.tanks.slice(0, -1)).toEqual(a.site.tanks);
  expect(b.alarms.filter(({ tank }) => tank !== ownTag)).toEqual(a.alarms);
});

test('every medium and shape runs for two days without a level that cannot be', () => {
  for (const medium of media) {
    for (const shape of shapes) {
      const own: OwnTank = { shape, height: 3, diameter: 3, length: 4, medium, use: 1.5, level: 60 };
      expect(ownClash(own)).toBeUndefined();
      const tanks = [createTank(specOfOwn(own), 0, 39)];
      const [tank] = step({ id: 'minyak-gas', seed: 39, now: 0, rest: 0, tanks }, 2 * day).tanks;
      expect(tank?.last.level, `${medium} ${shape}`).toBeGreaterThan(0);
      expect(tank?.last.level, `${medium} ${shape}`).toBeLessThan(98);
    }
  }
});

test('a strapped tank is counted by its table and not by its drawing', () => {
  const table = Array.from({ length: 51 }, (_, line) => shareAt('sphere', line / 50));
  const own: OwnTank = { ...lying, strapping: table, capacity: 40 };
  const spec = specOfOwn(own);
  expect([ownCapacity(own), spec.capacity, spec.strapping]).toEqual([40, 40, table]);
});

test('use and level that no tank has are refused', () => {
  expect(ownClash({ ...lying, use: 0 })).toBe('use');
  expect(ownClash({ ...lying, use: 80 })).toBe('use');
  expect(ownClash({ ...lying, level: 97 })).toBe('level');
  expect(ownClash({ ...lying, level: 1 })).toBe('level');
});

test('the form asks for what its shape has, and reads it back', () => {
  for (const shape of shapes) {
    const typed = { ...typedOwn(), shape };
    expect(readOwnForm(typed).own?.shape).toBe(shape);
    for (const field of fieldsOf(typed)) {
      const { own, problems } = readOwnForm({ ...typed, fields: { ...typed.fields, [field]: 'x' } });
      expect([own, Object.keys(problems)]).toEqual([undefined, [field]]);
    }
  }
  expect(readOwnForm(typedOwn(lying)).own).toEqual(lying);
});

test('a figure in another unit is converted, and the form says so', () => {
  const typed = typedOwn(lying);
  const { own, reads } = readOwnForm({ ...typed, fields: { ...typed.fields, diameter: '2400 mm' } });
  expect(own).toEqual(lying);
  expect(reads).toEqual({ diameter: { role: 'converted', value: 2.4, unit: 'm' } });
});

test('a visitor’s tag is no tag of the plant', () => {
  expect(Object.values(siteSpecs).flatMap((specs) => specs.filter(({ id }) => id === ownTag))).toEqual([]);
});
