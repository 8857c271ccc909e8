import { factorTo15 } from 'tank-gauging/methods/standard-volume';
import { createTankInPieces, runToEnd } from 'tank-gauging/simulator/create';
import { shareBelow } from 'tank-gauging/simulator/geometry';
import { findTank } from 'tank-gauging/simulator/reading';
import { advanceSite, trueLevel } from 'tank-gauging/simulator/step';
import { advance } from 'tank-gauging/watch/session';
import { expect, test } from 'vitest';
import { ownFields, readOwnForm, typedOwn } from './FormPanes.tsx';
import {
  buildOwnSpec,
  mediumNames,
  type OwnTank,
  ownCapacity,
  ownConflict,
  ownTag,
  shapeNames,
  similarTank,
  withOwnHeight,
} from './own-tank.ts';
import { buildSession } from './run.ts';

const lying: OwnTank = {
  shape: 'mendatar',
  height: 2.4,
  diameter: 2.4,
  length: 8,
  medium: 'bensin',
  use: 3,
  level: 70,
};
const day = 1440;

test('the level of an own tank follows its use and its shape', async () => {
  const session = advance(await buildSession({ site: 'minyak-gas', own: lying }), 2 * day);
  const tank = findTank(session.site, ownTag);
  expect(tank.booked.issued).toBeGreaterThan(3);
  expect(tank.booked.issued).toBeLessThan(9);
  // Circular segment of radius 1.2 m, by its central angle.
  const level = (trueLevel(tank, session.site.seed, session.site.now) / 100) * 2.4;
  const angle = 2 * Math.acos(1 - level / 1.2);
  const area = ((angle - Math.sin(angle)) * 1.2 ** 2) / 2;
  const observed = tank.standard / factorTo15(tank.spec.product, tank.last.temperature);
  expect(Math.abs(area * 8 - observed) / observed).toBeLessThan(0.002);
});

test('diesel in a tank of 6 m swings four times as much as in 24 m', () => {
  const { swing } = similarTank('solar');
  expect(buildOwnSpec({ ...lying, medium: 'solar', shape: 'tegak', height: 6, diameter: 6 }).swing).toBeCloseTo(
    4 * swing,
    9,
  );
});

test('the other tanks are unaffected', async () => {
  const a = advance(await buildSession({ site: 'petrokimia' }), day);
  const b = advance(await buildSession({ site: 'petrokimia', own: lying }), day);
  expect(b.site.tanks.slice(0, -1)).toEqual(a.site.tanks);
  expect(b.alarms.filter(({ tank }) => tank !== ownTag)).toEqual(a.alarms);
});

test.each(mediumNames.flatMap((medium) => shapeNames.map((shape) => [medium, shape] as const)))(
  '%s in a tank %s stays within possible levels for two days',
  (medium, shape) => {
    const own: OwnTank = { shape, height: 3, diameter: 3, length: 4, medium, use: 1.5, level: 60 };
    expect(ownConflict(own)).toBeUndefined();
    const tanks = [runToEnd(createTankInPieces(buildOwnSpec(own), 0, 39))];
    const [tank] = advanceSite({ id: 'minyak-gas', seed: 39, now: 0, tanks }, 2 * day).tanks;
    expect(tank?.last.level).toBeGreaterThan(0);
    expect(tank?.last.level).toBeLessThan(98);
  },
);

test('a strapped tank is calculated by its table, not its dimensions', () => {
  const table = Array.from({ length: 51 }, (_, line) => shareBelow({ shape: 'sphere' }, line / 50));
  const own: OwnTank = { ...lying, strapping: table, capacity: 40 };
  const spec = buildOwnSpec(own);
  expect([ownCapacity(own), spec.capacity, spec.strapping]).toEqual([40, 40, table]);
  expect(readOwnForm(typedOwn(own)).own).toEqual(own);
});

test.each([
  [{ use: 0 }, 'use'],
  [{ use: 80 }, 'use'],
  [{ level: 97 }, 'level'],
  [{ level: 1 }, 'level'],
] as const)('rejects %o for %s', (part, clash) => expect(ownConflict({ ...lying, ...part })).toBe(clash));

test.each(shapeNames)('the form has the fields of a tank %s, and reads them back', (shape) => {
  const own = withOwnHeight({ ...lying, shape });
  const typed = typedOwn(own);
  expect(buildOwnSpec(readOwnForm(typed).own ?? lying)).toEqual(buildOwnSpec(own));
  for (const field of ownFields(typed).filter((name) => name !== 'shape' && name !== 'medium')) {
    const { own: read, problems } = readOwnForm({ ...typed, fields: { ...typed.fields, [field]: 'x' } });
    expect([read, Object.keys(problems)]).toEqual([undefined, [field]]);
  }
});
