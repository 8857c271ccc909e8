import { describe, expect, test } from 'vitest';
import { initialValues } from '../../kit/tool-inputs.ts';
import { extentOf } from '../outline.ts';
import { canLean } from '../tank-fields.ts';
import { type TankValues, tankInputs } from '../tank-inputs.ts';
import { vesselOf } from '../vessel-of.ts';

const tank = (changed: Partial<TankValues>) =>
  vesselOf({ ...initialValues(tankInputs), diameter: 2.4, bodyLength: 6, bodyHeight: 3, ...changed });

interface Lean {
  slope: number;
  gauge: number;
}

/** The plane of the surface through a tape reading: y·cos + x·sin = c in the tank's own frame. */
const below = ({ slope, gauge }: Lean, level: number, x: number, y: number) => {
  const angle = Math.atan(slope);
  return y * Math.cos(angle) + x * Math.sin(angle) <= gauge * Math.sin(angle) + level;
};

/** Volume in m³ of a body under the plane: rods along one axis, laid over a fine grid; no formula of the model. */
function rods(lean: Lean, level: number, radius: number, length: number, reach: (distance: number) => number) {
  const angle = Math.atan(lean.slope);
  const [rings, spokes] = [400, 720];
  let volume = 0;
  for (let ring = 0; ring < rings; ring++) {
    const distance = ((ring + 0.5) / rings) * radius;
    for (let spoke = 0; spoke < spokes; spoke++) {
      const y = radius + distance * Math.sin((2 * Math.PI * (spoke + 0.5)) / spokes);
      const end = (lean.gauge * Math.sin(angle) + level - y * Math.cos(angle)) / Math.sin(angle);
      const [from, to] = [-reach(distance), length + reach(distance)];
      volume += Math.max(0, Math.min(to, end) - from) * distance;
    }
  }
  return volume * (radius / rings) * ((2 * Math.PI) / spokes);
}

const heads: readonly [TankValues['heads'], number, (distance: number) => number][] = [
  ['datar', 0, () => 0],
  ['elips', 0, (d) => 0.6 * Math.sqrt(1 - (d / 1.2) ** 2)],
  ['setengah-bola', 0, (d) => Math.sqrt(1.44 - d ** 2)],
  [
    'kloepper',
    0,
    (d) => {
      const centre = -Math.sqrt(2.16 ** 2 - 0.96 ** 2);
      return d < (2.4 * 0.96) / 2.16 ? centre + Math.sqrt(2.4 ** 2 - d ** 2) : Math.sqrt(0.0576 - (d - 0.96) ** 2);
    },
  ],
  ['kerucut', 0.4, (d) => 0.4 * (1 - d / 1.2)],
  ['tembereng', 0.4, (d) => Math.sqrt(4 - d ** 2) - 1.6],
];

describe.each(heads)('a lying cylinder, heads %s, that leans', (heads, depth, reach) => {
  const more = depth > 0 ? { bottomDepth: depth } : {};
  test.each([
    [1, 3],
    [2.5, 1],
    [10, 0],
    [10, 6],
  ])('%d %%, read %d m from its low end', (slope, dipPoint) => {
    const vessel = tank({ heads, slope, dipPoint, ...more });
    for (const level of [0, 0.1, 0.6, 1.2, 1.9, 2.4]) {
      const expected = rods({ slope: slope / 100, gauge: dipPoint }, level, 1.2, 6, reach);
      expect(Math.abs(vessel.volume(level) - expected), `at ${level} m`).toBeLessThan(2e-4 * vessel.capacity);
    }
  });
});

test('almost level is as good as level', () => {
  for (const heads of ['datar', 'elips', 'asme'] as const) {
    const [level, leaning] = [tank({ heads }), tank({ heads, slope: 1e-6, dipPoint: 3 })];
    for (const at of [0.05, 0.7, 1.3, 2.2]) {
      expect(Math.abs(leaning.volume(at) / level.volume(at) - 1)).toBeLessThan(1e-6);
    }
  }
});

/** Share of random points of a box that lie in a body under the plane, in m³; three standard errors are below 0.4 %. */
function points(
  lean: Lean,
  level: number,
  size: readonly [number, number, number],
  inside: (x: number, z: number) => boolean,
) {
  let state = 20261121;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const count = 400_000;
  let hits = 0;
  for (let point = 0; point < count; point++) {
    const [x, y, z] = [random() * size[0], random() * size[1], random() * size[2]];
    if (inside(x, z) && below(lean, level, x, y)) hits += 1;
  }
  return (hits / count) * size[0] * size[1] * size[2];
}

test.each([
  [2, 0.2],
  [8, 1.2],
  [20, 2.4],
])('an upright cylinder that leans %d %%, read %d m from its low edge', (slope, dipPoint) => {
  const vessel = tank({ shape: 'tegak', slope, dipPoint });
  for (const level of [0, 0.15, 1.5, 2.9]) {
    const lean = { slope: slope / 100, gauge: dipPoint };
    const expected = points(lean, level, [2.4, 3, 2.4], (x, z) => (x - 1.2) ** 2 + (z - 1.2) ** 2 < 1.44);
    expect(Math.abs(vessel.volume(level) - expected), `at ${level} m`).toBeLessThan(0.004 * vessel.capacity);
  }
});

test.each([
  [3, 0],
  [15, 5],
])('a box that leans %d %%, read %d m from its low end', (slope, dipPoint) => {
  const vessel = tank({ shape: 'persegi', slope, dipPoint });
  for (const level of [0, 0.15, 1.5, 2.9]) {
    const expected = points({ slope: slope / 100, gauge: dipPoint }, level, [6, 3, 2], () => true);
    expect(Math.abs(vessel.volume(level) - expected), `at ${level} m`).toBeLessThan(0.004 * vessel.capacity);
  }
});

test('a tank that leans holds liquid that no tape reaches, and is drawn leaning', () => {
  const vessel = tank({ slope: 2, dipPoint: 6, heads: 'datar' });
  // 0.12 m deeper at the low end: the hoof of a cylinder, of which the last metre is thin.
  expect(vessel.volume(0)).toBeGreaterThan(0.2);
  expect(vessel.volume(0)).toBeLessThan(0.3);
  expect(extentOf(vessel.views[0]?.outline ?? []).low).toBeCloseTo(-6 * Math.sin(Math.atan(0.02)), 6);
});

test.each([
  [{ shape: 'mendatar', bottom: 'datar', upper: 'tanpa' }, true],
  [{ shape: 'tegak', bottom: 'datar', upper: 'tanpa' }, true],
  // What belongs to another shape does not count.
  [{ shape: 'persegi', bottom: 'kerucut', upper: 'elips' }, true],
  [{ shape: 'persegi', bottom: 'miring', upper: 'tanpa' }, false],
  [{ shape: 'tegak', bottom: 'kerucut', upper: 'tanpa' }, false],
  [{ shape: 'tegak', bottom: 'datar', upper: 'silinder' }, false],
  [{ shape: 'bola', bottom: 'datar', upper: 'tanpa' }, false],
  [{ shape: 'silo', bottom: 'datar', upper: 'tanpa' }, false],
] as const)('%j leans: %s', (values, possible) => {
  expect(canLean(values)).toBe(possible);
});
