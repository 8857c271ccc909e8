import { bisect } from '../methods/statistics.ts';
import type { Strapping, TankSpec, VesselShape } from './types.ts';

type Size = Pick<TankSpec, 'shape' | 'height' | 'diameter' | 'length' | 'strapping' | 'capacity'>;
type Inside = Pick<TankSpec, 'shape' | 'strapping'>;

/** Inside volume in kilolitres of a full tank. */
export function capacityOf({ shape, height, diameter, length = diameter, capacity }: Size): number {
  if (capacity !== undefined) return capacity;
  if (shape === 'sphere') return (Math.PI * height ** 3) / 6;
  if (shape === 'horizontal') return Math.PI * (height / 2) ** 2 * length;
  return shape === 'box' ? diameter * length * height : Math.PI * (diameter / 2) ** 2 * height;
}

/**
 * Share of the capacity below a share of the height. Horizontal cylinder with flat ends: circular segment; sphere:
 * spherical cap πh²(3R − h)/3.
 */
export function shareAt(shape: VesselShape, height: number): number {
  const x = Math.min(1, Math.max(0, height));
  if (shape === 'sphere') return x * x * (3 - 2 * x);
  if (shape === 'horizontal') return (Math.acos(1 - 2 * x) - 2 * (1 - 2 * x) * Math.sqrt(x - x * x)) / Math.PI;
  return x;
}

/** Inverse of `shareAt`; of a sphere by the trigonometric root of its cubic. */
export function heightAt(shape: VesselShape, share: number): number {
  const wanted = Math.min(1, Math.max(0, share));
  if (shape === 'sphere') return 0.5 - Math.sin(Math.asin(1 - 2 * wanted) / 3);
  return shape === 'horizontal' ? bisect((height) => shareAt(shape, height) < wanted, 0, 1) : wanted;
}

/** Share of a tank's capacity below a share of its height: by its strapping table, else by the formula of its shape. */
export const shareBelow = ({ shape, strapping }: Inside, height: number): number =>
  strapping ? shareInTable(strapping, height) : shareAt(shape, height);

/** Inverse of `shareBelow`. */
export const heightOf = ({ shape, strapping }: Inside, share: number): number =>
  strapping ? heightInTable(strapping, share) : heightAt(shape, share);

/** Kilolitres below a height in millimetres over the lowest point: of free water, of what cannot be pumped. */
export const volumeBelow = (size: Size, millimetres: number): number =>
  capacityOf(size) * shareBelow(size, millimetres / 1000 / size.height);

export function shareInTable(table: Strapping, height: number): number {
  const place = Math.min(1, Math.max(0, height)) * (table.length - 1);
  const line = Math.min(table.length - 2, Math.floor(place));
  const [below = 0, above = 1] = [table[line], table[line + 1]];
  return below + (above - below) * (place - line);
}

/** Inverse of `shareInTable`. */
export function heightInTable(table: Strapping, share: number): number {
  const wanted = Math.min(1, Math.max(0, share));
  const line = Math.max(0, table.findIndex((entry) => entry >= wanted) - 1);
  const [below = 0, above = 1] = [table[line], table[line + 1]];
  return (line + (above > below ? (wanted - below) / (above - below) : 0)) / (table.length - 1);
}

/** How many times as wide as on average the tank is at its widest line. */
export const widestIn = (table: Strapping): number =>
  Math.max(...table.slice(1).map((share, index) => share - (table[index] ?? 0))) * (table.length - 1);
