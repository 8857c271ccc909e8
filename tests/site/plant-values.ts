import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { paths } from '../../scripts/paths.ts';
import { factorTo15 } from '../../src/plant/methods/standard-volume.ts';
import { plantRecords } from '../../src/plant/records/plant-records.ts';
import type { Product } from '../../src/plant/records/products.ts';
import { siteIds } from '../../src/plant/sites/index.ts';
import { siteView } from '../../src/plant/terminal/terminal.ts';

/**
 * What may stand beside the tag of a tank, by unit. Levels, dimensions and temperatures come from the YAML as it lies
 * there, volumes from the formulas of the handbook; only what the platform forecasts comes from the code of the site.
 */

interface Typed {
  tag: string;
  level: number;
  water?: number;
  shape: { kind: string; diameter?: number; height?: number; length?: number; width?: number };
  product: string;
  temperature: { now: number };
  gas?: { pressure: number };
  limits: { high: number; low: number; reorder: number; dead: number };
  sensor: { age: number; battery: number };
}
interface TypedSite {
  tanks: Typed[];
}

/** Upright cylinder and box: in proportion to the level. Others are compared by level and temperature only. */
function volumes({ shape, level, temperature, product, water = 0 }: Typed) {
  const { diameter = 0, height = 0, length = 0, width = 0 } = shape;
  if (shape.kind !== 'vertical' && shape.kind !== 'box') return undefined;
  const capacity = shape.kind === 'box' ? width * length * height : (Math.PI / 4) * diameter ** 2 * height;
  const observed = (capacity * level) / 100;
  const factor = factorTo15(plantRecords.products[product] as Product, temperature.now);
  return { capacity, observed, standard: (observed - (capacity * water) / 1000 / height) * factor };
}

export type Unit = '%' | 'm' | 'mm' | 'kL' | '°C' | 'hari' | 'menit' | 'bar';
export type Values = Readonly<Record<Unit, readonly number[]>>;

const read = (id: string): TypedSite =>
  parse(readFileSync(join(paths.root, `src/content/plant/${id}.yaml`), 'utf8')) as TypedSite;

function valuesOf(tank: Typed, id: (typeof siteIds)[number]): Values {
  const { limits, sensor, shape, level, temperature, gas, water = 0 } = tank;
  const height = shape.height ?? shape.diameter ?? 0;
  const volume = volumes(tank);
  const view = siteView(id);
  const forecast = view.session.monitors[tank.tag]?.forecast;
  const expected = (forecast?.points ?? []).filter(({ ahead }) => ahead % 24 === 0).map((point) => point.level);
  return {
    '%': [level, ...Object.values(limits), sensor.battery, Math.ceil(sensor.battery), ...expected],
    m: [(level / 100) * height, height, shape.diameter ?? shape.width ?? 0, height * (1 - level / 100)],
    mm: [water],
    kL: volume
      ? [
          volume.observed,
          volume.standard,
          volume.capacity,
          volume.capacity - volume.observed,
          (volume.capacity * water) / 1000 / height,
        ]
      : [],
    '°C': [temperature.now],
    hari: [forecast?.days, forecast?.daysLow, forecast?.daysHigh].filter((days) => days !== undefined),
    menit: [sensor.age],
    bar: [gas?.pressure ?? 1.02],
  };
}

/** Every tank of the plant by its tag. */
export const plantValues: ReadonlyMap<string, Values> = new Map(
  siteIds.flatMap((id) => {
    const site = read(id);
    return site.tanks.map((tank) => [tank.tag, valuesOf(tank, id)] as const);
  }),
);

/** True when a value as printed, so many digits after the comma, is one of them. */
export function isOneOf(printed: number, digits: number, values: readonly number[]): boolean {
  const half = 0.5 * 10 ** -digits + 1e-9;
  return values.some((value) => Math.abs(value - printed) <= half);
}
