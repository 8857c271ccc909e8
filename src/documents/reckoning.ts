import { formatNumber, formatUnit } from '../shared/format/format.ts';
import type { Wording } from '../shared/text/marked.ts';
import type { Reckoned } from './schema.ts';

/** Tables that help to reckon with an instrument's figures. Every function states its units. */

const gravity = 9.80665;

/** Area of a circle in m² from its diameter in m; in an upright tank also litres per millimetre of level. */
export const area = (diameter: number): number => (Math.PI / 4) * diameter ** 2;

/** Millimetres that a per cent of span comes to. */
export const spanError = (span: number, percent: number): number => span * 10 * percent;

/** Height in m of a column of liquid: pressure in bar, density in kg/L; h = p ÷ (ρ · g). */
export const columnHeight = (pressure: number, density: number): number => (pressure * 100) / (density * gravity);

/** Litres that a volume in litres changes by; per cent per °C, linear near ambient temperature. */
export const expansionOf = (volume: number, perDegree: number, degrees: number): number =>
  (volume * perDegree * degrees) / 100;

/** The table of a record, formatted: the columns that carry values, to stand after those that it names, and its rows. */
export function reckon(values: Reckoned): { columns: string[]; rows: Wording[][] } {
  switch (values.kind) {
    case 'accuracy': {
      const { spans, percent, diameters } = values;
      const rows = spans.map((span) => {
        const error = spanError(span, percent);
        const litres = diameters.map((diameter) => `±${formatUnit(area(diameter) * error, 'L')}`);
        return [formatUnit(span, 'm'), `±${formatUnit(error, 'mm', 1)}`, ...litres];
      });
      return { columns: diameters.map((diameter) => `Ø ${formatUnit(diameter, 'm')}`), rows };
    }
    case 'area': {
      const rows = values.diameters.map((diameter) => {
        const litres = area(diameter);
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
      const rows = liquids.map(({ name, perDegree }) => {
        const litres = degrees.map((step) => formatUnit(expansionOf(volume, perDegree, step), 'L'));
        return [name, `${formatNumber(perDegree, 3)}%`, ...litres];
      });
      return { columns: degrees.map((step) => formatUnit(step, '°C')), rows };
    }
    case 'plain':
      return { columns: [], rows: values.rows };
    default:
      return values satisfies never;
  }
}
