import { acceptanceInputs } from 'tank-gauging/acceptance/model';
import { type AlarmValues, alarmInputs } from 'tank-gauging/alarm/inputs';
import { assessReorderPoint, missingFields as missingSupply } from 'tank-gauging/alarm/reorder-point';
import { tankUse as alarm } from 'tank-gauging/alarm/tank-use';
import { assessDelivery, type DeliveryValues, deliveryInputs, missingFields } from 'tank-gauging/delivery/model';
import { type Inputs, initialValues, type Values } from 'tank-gauging/inputs';
import { judgeReorder } from 'tank-gauging/tank/judge-reorder';
import { type Tank, type TankField, type TankUse, tankRecord } from 'tank-gauging/tank/tank-record';
import { tankVessel } from 'tank-gauging/tank/tank-volume';
import { tankInputs } from 'tank-gauging/tank-table/inputs';
import { buildVessel, fullLitres, litresBelow } from 'tank-gauging/vessel/vessel';
import { expect, test } from 'vitest';
import { tankUse as acceptance } from '../../apps/site/src/tools/acceptance/tank-use.ts';
import { tankUse as delivery } from '../../apps/site/src/tools/delivery/tank-use.ts';
import { readAddress } from '../../apps/site/src/tools/kit/address.ts';
import { tankHref, type tankTargets } from '../../apps/site/src/tools/kit/flow.ts';
import { tankUse as file } from '../../apps/site/src/tools/tank-file/tiers.ts';
import { tankUse as table } from '../../apps/site/src/tools/tank-table/tank-use.ts';
import { seeded } from '../seeded.ts';

const heads = ['datar', 'elips', 'setengah-bola', 'kloepper', 'korbbogen', 'asme', 'tembereng', 'kerucut'] as const;

/** Any tank of the record, with dimensions and stock limits of the trade. */
function randomTank(seed: number): Tank {
  const next = seeded(seed);
  const pick = <T>(options: readonly T[]): T => options[Math.floor(next() * options.length)] as T;
  const size = (low: number, high: number) => Number((low + (high - low) * next()).toFixed(3));
  const maybe = <T extends object>(chance: number, parts: () => T): T | object => (next() < chance ? parts() : {});
  const shape = pick(['mendatar', 'mendatar', 'mendatar', 'tegak', 'tegak', 'persegi', 'bola', 'silo'] as const);
  const diameter = shape === 'mendatar' ? size(1, 3.6) : size(1.5, 30);
  const depth = size(0.1, diameter / 2);
  const shapes: Record<typeof shape, () => object> = {
    mendatar: () => ({
      length: size(2, 14),
      ...maybe(0.7, () => ({ heads: pick(heads), bottomDepth: depth })),
      ...maybe(0.2, () => ({ secondHead: pick(heads), secondDepth: size(0.1, diameter / 2) })),
      ...maybe(0.2, () => ({ slope: size(0.5, 4), dipPoint: size(0, 1.9) })),
      ...maybe(0.15, () => ({
        section: pick(['oval', 'stadion'] as const),
        width: size(1.2, 2.6),
        heads: 'datar',
        secondHead: 'sama',
        slope: 0,
      })),
    }),
    tegak: () => ({
      height: size(3, 16),
      ...pick([
        () => ({}),
        () => ({ bottom: pick([...heads, 'miring'] as const), bottomDepth: depth }),
        () => ({ courses: '2', courseHeight2: 1.2, courseDiameter2: size(1, 30) }),
        () => ({ topDiameter: size(1, 30) }),
        () => ({ upper: 'kerucut', upperDiameter: 0, upperHeight: size(0.1, 3) }),
        () => ({ slope: size(0.2, 2), dipPoint: 1 }),
      ])(),
    }),
    persegi: () => ({
      length: size(1, 12),
      width: size(1, 6),
      height: size(1, 5),
      ...maybe(0.3, () => ({ bottom: 'miring', bottomDepth: 0.2 })),
    }),
    bola: () => ({}),
    silo: () => ({ height: size(3, 15), ...maybe(0.5, () => ({ bottomDepth: depth, outlet: size(0, 1) })) }),
  };
  return {
    ...initialValues(tankRecord),
    ...{ shape, diameter, ...shapes[shape]() },
    ...maybe(0.3, () => ({ pressure: size(0, 12) })),
    ...maybe(0.6, () => ({
      use: Math.round(size(50, 20_000)),
      delivery: pick([5000, 8000, 16_000, 24_000, 32_000]),
      leadTime: size(0.5, 7),
    })),
    ...maybe(0.4, () => ({ density: size(0.7, 1.1) })),
    temperature: size(20, 40),
  } as Tank;
}

/** Integral by the midpoint rule, with its places close together at both ends (x = a + (b − a) sin²). */
function integral(value: (at: number) => number, from: number, to: number, steps = 4000): number {
  let sum = 0;
  for (let step = 0; step < steps; step++) {
    const angle = ((step + 0.5) * Math.PI) / (2 * steps);
    sum += value(from + (to - from) * Math.sin(angle) ** 2) * Math.sin(2 * angle);
  }
  return ((to - from) * sum * Math.PI) / (2 * steps);
}

/** Volume in m³ of an end by its meridian: depth at each distance from the axis; formulas of DIN 28011, 28013, UG-32. */
function endVolume(name: string, diameter: number, given: number, isUpright: boolean, tip = 0): number {
  const radius = diameter / 2;
  const dished = (dish: number, knuckle: number) => {
    const centre = -Math.sqrt((dish - knuckle) ** 2 - (radius - knuckle) ** 2);
    const meets = (dish * (radius - knuckle)) / (dish - knuckle);
    return (r: number) =>
      r < meets ? centre + Math.sqrt(dish ** 2 - r ** 2) : Math.sqrt(knuckle ** 2 - (r - radius + knuckle) ** 2);
  };
  const ellipse = (depth: number) => (r: number) => depth * Math.sqrt(1 - (r / radius) ** 2);
  const cap = (depth: number) => {
    const ball = (radius ** 2 + depth ** 2) / (2 * depth);
    return (r: number) => Math.sqrt(ball ** 2 - r ** 2) - ball + depth;
  };
  const depths: Record<string, (r: number) => number> = {
    datar: () => 0,
    elips: ellipse(isUpright ? given : diameter / 4),
    'setengah-bola': ellipse(radius),
    kloepper: dished(diameter, 0.1 * diameter),
    korbbogen: dished(0.8 * diameter, 0.154 * diameter),
    asme: dished(diameter, 0.06 * diameter),
    tembereng: cap(Math.min(given, radius)),
    kerucut: (r) => (r < tip ? given : (given * (radius - r)) / (radius - tip)),
  };
  return integral((r) => 2 * Math.PI * r * (depths[name]?.(r) ?? Number.NaN), 0, radius);
}

/** Litres of a tank by quadrature, without the code of the package. */
function quadrature(tank: Tank): number {
  const { shape, diameter: d, length, width, height, pressure } = tank;
  const circle = (Math.PI / 4) * d ** 2;
  const depth = tank.bottomDepth || d / 4;
  const usual = pressure > 0.5 ? 'elips' : 'datar';
  const ends = () => {
    const first = tank.heads === 'tak-tahu' ? usual : tank.heads;
    const second =
      tank.secondHead === 'sama'
        ? endVolume(first, d, depth, false)
        : endVolume(tank.secondHead, d, tank.secondDepth, false);
    return endVolume(first, d, depth, false) + second;
  };
  const lying = () => {
    if (tank.section === 'lingkaran') return circle * length + ends();
    // Width at each level: of an ellipse, or of two half circles with a rectangle between them.
    const round = Math.min(d, width) / 2;
    const across = (level: number) => {
      if (tank.section === 'oval') return width * Math.sqrt(1 - ((level - d / 2) / (d / 2)) ** 2);
      const from = Math.min(level, d - level);
      return width - 2 * round + 2 * (from < round ? Math.sqrt(round ** 2 - (round - from) ** 2) : round);
    };
    return length * integral(across, 0, d);
  };
  const upright = () => {
    const second = tank.courses === '2' ? tank.courseHeight2 : 0;
    const wide = (at: number) => d + ((tank.topDiameter > 0 ? tank.topDiameter - d : 0) * at) / height;
    const wall =
      integral((at) => (Math.PI / 4) * wide(at) ** 2, 0, height - second) +
      (Math.PI / 4) * tank.courseDiameter2 ** 2 * second;
    // A sloped floor leaves half of the disc that it rises through.
    const bottom =
      tank.bottom === 'miring'
        ? (circle * depth) / 2
        : tank.bottom === 'tak-tahu'
          ? 0
          : endVolume(tank.bottom, d, depth, true);
    const roof = tank.upper === 'kerucut' ? endVolume('kerucut', d, tank.upperHeight, true) : 0;
    return wall + bottom + roof;
  };
  const volumes: Record<Tank['shape'], () => number> = {
    mendatar: lying,
    tegak: upright,
    persegi: () => length * width * (height + (tank.bottom === 'miring' ? tank.bottomDepth / 2 : 0)),
    bola: () => integral((level) => Math.PI * level * (d - level), 0, d),
    silo: () => circle * height + endVolume('kerucut', d, depth, true, Math.min(tank.outlet, d) / 2),
  };
  return volumes[shape]() * 1000;
}

/** Values of a tool that a link of the tank's sheet opens. */
function open<I extends Inputs>(
  target: (typeof tankTargets)[number],
  inputs: I,
  use: TankUse<I>,
  tank: Tank,
): Values<I> {
  const href = tankHref(target, file.toTank(tank));
  const { values, damage } = readAddress(inputs, href.slice(href.indexOf('#')), undefined, use.fromTank);
  expect(damage, href).toBeUndefined();
  return values;
}

/** A delivery that fills the tank from the bottom to the top, at one temperature, measured without water. */
const wholeFill = (values: DeliveryValues, height: number): DeliveryValues => ({
  ...values,
  ...{ levelBefore: 0, levelAfter: height * 1000, ordered: 1, density: 845, product: 'bbm' },
});

const count = process.env['TEST_DEPTH'] === 'whole' ? 2000 : 200;

test(`${count} tanks have one capacity in every tool, which is that of an independent quadrature`, {
  timeout: 2_000 * count,
}, () => {
  for (let seed = 1; seed <= count; seed++) {
    const tank = randomTank(seed);
    const told = JSON.stringify({ seed, ...file.toTank(tank) });
    const sheet = tankVessel(tank);
    if (!sheet) throw new Error(told);
    const litres = fullLitres(sheet);
    expect(Math.abs(litres / quadrature(tank) - 1), told).toBeLessThan(2e-5);

    const values = open('tankTable', tankInputs, table, tank);
    const drawn = buildVessel(values);
    expect(fullLitres(drawn), told).toBeCloseTo(litres, 6);
    // What nobody stated remains unstated on the way back.
    const back = table.toTank(values, file.toTank(tank));
    expect(
      tankVessel({ ...tank, ...back }) && fullLitres(tankVessel({ ...tank, ...back }) as typeof sheet),
      told,
    ).toBeCloseTo(litres, 6);
    expect('heads' in back && tank.heads === 'tak-tahu', told).toBe(false);

    const received = open('delivery', deliveryInputs, delivery, tank);
    expect(missingFields(received), told).toEqual([
      'levelBefore',
      'levelAfter',
      ...(tank.density > 0 ? [] : ['density']),
      'ordered',
    ]);
    const filled = assessDelivery(wholeFill(received, sheet.height));
    expect(filled.observedAfter, told).toBeCloseTo(litresBelow(drawn, drawn.height), 3);

    const stock: AlarmValues = open('alarm', alarmInputs, alarm, tank);
    expect(stock.capacity, told).toBe(Math.round(litres));
    expect(open('acceptance', acceptanceInputs, acceptance, tank).height, told).toBeCloseTo(
      Math.min(60, sheet.height),
      6,
    );

    const reorder = judgeReorder(tank, new Set(Object.keys(tankRecord) as TankField[]), litres);
    if (reorder.state === 'unasked') expect(missingSupply(stock).length, told).toBeGreaterThan(0);
    else {
      const found = assessReorderPoint(stock);
      expect(reorder.state === 'none', told).toBe(found.verdict === 'small');
      if (found.verdict !== 'small') expect(reorder, told).toMatchObject({ state: 'possible', litres: found.point });
      // The simulation opens at its own reorder point.
      if (found.verdict !== 'small') expect(found.verdict, told).toBe('enough');
    }
  }
});
