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

/** Names of the columns that carry values, to stand after those that the record names. */
export function valueColumns(values: Reckoned): string[] {
  if (values.kind === 'accuracy') return values.diameters.map((d) => `Ø ${formatUnit(d, 'm')}`);
  if (values.kind === 'column') return values.pressures.map((bar) => formatUnit(bar, 'bar', bar < 1 ? 1 : 0));
  if (values.kind === 'expansion') return values.degrees.map((degrees) => formatUnit(degrees, '°C'));
  return [];
}

/** The rows of the table, formatted. */
export function reckonedRows(values: Reckoned): Wording[][] {
  switch (values.kind) {
    case 'accuracy':
      return values.spans.map((span) => {
        const error = spanError(span, values.percent);
        const litres = values.diameters.map((d) => `±${formatUnit(area(d) * error, 'L')}`);
        return [formatUnit(span, 'm'), `±${formatUnit(error, 'mm', 1)}`, ...litres];
      });
    case 'area':
      return values.diameters.map((d) => [
        formatUnit(d, 'm'),
        formatUnit(area(d), 'm²', 1),
        formatUnit(area(d), 'L', area(d) < 100 ? 1 : 0),
        formatUnit(area(d) / 100, 'm³', 2),
      ]);
    case 'column':
      return values.liquids.map(({ name, density }) => [
        name,
        `${formatNumber(density, 2)}`,
        ...values.pressures.map((bar) => formatUnit(columnHeight(bar, density), 'm', 2)),
      ]);
    case 'expansion':
      return values.liquids.map(({ name, perDegree }) => [
        name,
        `${formatNumber(perDegree, 3)}%`,
        ...values.degrees.map((degrees) => formatUnit(expansionOf(values.volume, perDegree, degrees), 'L')),
      ]);
    case 'plain':
      return values.rows;
    default:
      return values satisfies never;
  }
}
