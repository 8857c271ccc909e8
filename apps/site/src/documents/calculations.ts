import type { Wording } from 'contract/marked';
import { factorTo15 } from 'tank-gauging/methods/standard-volume';
import { plantRecords } from '../plant/records/plant-records.ts';
import { formatNumber, formatUnit } from '../shared/format/format.ts';
import type { CalculatedValues } from './schema.ts';

const gravity = 9.80665;

/** Area of a circle in m², from its diameter in m. In an upright tank, this is also litres per millimetre. */
export const circleArea = (diameter: number) => (Math.PI / 4) * diameter ** 2;

/** Height of a liquid column in m, from pressure in bar and density in kg/L: h = p ÷ (ρ · g). */
export const columnHeight = (pressure: number, density: number) => (pressure * 100) / (density * gravity);

/** @throws when the product has no record */
function factorTo15At(name: string, celsius: number) {
  const product = plantRecords.products[name];
  if (!product) throw new Error(`site/products.yaml has no ${name}`);
  return factorTo15(product, celsius);
}

/** Relative expansion from 15 °C by `degrees`. */
export const relativeExpansion = (name: string, degrees: number) => 1 / factorTo15At(name, 15 + degrees) - 1;

/** Thermal expansion around 15 °C in % per °C. */
export const expansionPerDegree = (name: string) => 10 * (factorTo15At(name, 10) - factorTo15At(name, 20));

/**
 * Value columns and rows of a calculation table. @param error level error of the datasheet’s instrument, ± mm @throws
 * when `accuracy` lacks it
 */
export function calculationTable(values: CalculatedValues, error?: number): { columns: string[]; rows: Wording[][] } {
  switch (values.kind) {
    case 'accuracy': {
      if (error === undefined) throw new Error('the record of the instrument states no error in millimetres');
      const rows = values.diameters.map((diameter) => [
        formatUnit(diameter, 'm'),
        formatUnit(circleArea(diameter), 'm²', 1),
        `±${formatUnit(circleArea(diameter) * error, 'L')}`,
      ]);
      return { columns: [`±${formatUnit(error, 'mm', 1)}`], rows };
    }
    case 'area': {
      const rows = values.diameters.map((diameter) => {
        const litres = circleArea(diameter);
        const perMillimetre = [formatUnit(litres, 'm²', 1), formatUnit(litres, 'L', litres < 100 ? 1 : 0)];
        return [formatUnit(diameter, 'm'), ...perMillimetre, formatUnit(litres / 100, 'm³', 2)];
      });
      return { columns: [], rows };
    }
    case 'column': {
      const { liquids, pressures } = values;
      const rows = liquids.map(({ name, density }) => {
        const heights = pressures.map((bar) => formatUnit(columnHeight(bar, density), 'm', 2));
        return [name, formatNumber(density, 2), ...heights];
      });
      return { columns: pressures.map((bar) => formatUnit(bar, 'bar', bar < 1 ? 1 : 0)), rows };
    }
    case 'expansion': {
      const { volume, liquids, degrees } = values;
      const rows = liquids.map(({ name, product }) => {
        const litres = degrees.map((step) => formatUnit(volume * relativeExpansion(product, step), 'L'));
        return [name, `${formatNumber(expansionPerDegree(product), 3)}%`, ...litres];
      });
      return { columns: degrees.map((step) => formatUnit(step, '°C')), rows };
    }
    case 'plain':
      return { columns: [], rows: values.rows };
    default:
      return values satisfies never;
  }
}
