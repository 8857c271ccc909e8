import { itemAt } from '../item-at.ts';
import { bisect } from '../methods/root.ts';
import type { Strapping, TankSpec } from './types.ts';

type Size = Pick<TankSpec, 'shape' | 'height' | 'diameter' | 'length' | 'strapping' | 'capacity'>;
type Inside = Pick<TankSpec, 'shape' | 'strapping'>;

/** Inside volume of a full tank, kL: the given capacity, else by the formula of its shape (dimensions in metres). */
export function tankCapacity({ shape, height, diameter, length = diameter, capacity }: Size): number {
  if (capacity !== undefined) return capacity;
  if (shape === 'sphere') return (Math.PI * height ** 3) / 6;
  if (shape === 'horizontal') return Math.PI * (height / 2) ** 2 * length;
  return shape === 'box' ? diameter * length * height : Math.PI * (diameter / 2) ** 2 * height;
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));

/**
 * Share of the capacity (0 to 1) below a share of the height: interpolated in the strapping table if there is one, else
 * by formula: circular segment of a horizontal cylinder with flat ends, spherical cap πh²(3R − h)/3.
 */
export function shareBelow({ shape, strapping }: Inside, height: number): number {
  const x = clamp(height);
  if (strapping) {
    const position = x * (strapping.length - 1);
    const line = Math.min(strapping.length - 2, Math.floor(position));
    const [below = 0, above = 1] = [strapping[line], strapping[line + 1]];
    return below + (above - below) * (position - line);
  }
  if (shape === 'sphere') return x * x * (3 - 2 * x);
  if (shape === 'horizontal') return (Math.acos(1 - 2 * x) - 2 * (1 - 2 * x) * Math.sqrt(x - x * x)) / Math.PI;
  return x;
}

/** Inverse of `shareBelow`; for a sphere by the trigonometric root of the cubic. */
export function heightShareAt({ shape, strapping }: Inside, share: number): number {
  const wanted = clamp(share);
  if (strapping) {
    const line = Math.max(0, strapping.findIndex((entry) => entry >= wanted) - 1);
    const [below = 0, above = 1] = [strapping[line], strapping[line + 1]];
    return (line + (above > below ? (wanted - below) / (above - below) : 0)) / (strapping.length - 1);
  }
  if (shape === 'sphere') return 0.5 - Math.sin(Math.asin(1 - 2 * wanted) / 3);
  return shape === 'horizontal' ? bisect((height) => shareBelow({ shape }, height) < wanted, 0, 1) : wanted;
}

/** Volume in kL below a height in millimetres above the lowest point. */
export const volumeBelow = (size: Size, millimetres: number): number =>
  tankCapacity(size) * shareBelow(size, millimetres / 1000 / size.height);

/** Ratio of the widest cross-section to the mean one. */
export const widestRatio = (table: Strapping): number =>
  Math.max(...table.slice(1).map((share, index) => share - itemAt(table, index))) * (table.length - 1);
