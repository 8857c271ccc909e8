import { type Tank, type TankField, writeTank } from 'tank-gauging/tank/tank-record';
import { toolRoutes } from '../../routes.ts';
import { editionKey } from './address.ts';

/**
 * Fields that a link from one tool may fill in another, by their keys in its address. Tools share nothing else; a test
 * checks every key and value against the target.
 */
interface FlowFields {
  alarm: 'muat' | 'isi' | 'mati' | 'selang';
  delivery: 'do' | 'bentuk' | 'v1' | 'v2' | 'l1' | 'l2' | 'rho';
  demo: 'situs' | 'bentuk' | 'tinggi' | 'diameter' | 'panjang' | 'muat' | 'tabel' | 'level';
  roi: 'tangki' | 'habis' | 'cegahHabis' | 'kirim' | 'susut' | 'jaringan' | 'selang';
}
export type FlowTarget = keyof FlowFields;
export type FlowValues<T extends FlowTarget> = Partial<Record<FlowFields[T], number | string>>;

/** Link to a tool with values filled in; numbers and known option names only. */
export function flowHref<T extends FlowTarget>(target: T, values: FlowValues<T>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<number | string | undefined>(values)) {
    if (value !== undefined) query.set(name, typeof value === 'number' ? String(Number(value.toFixed(6))) : value);
  }
  return `${toolRoutes[target]}#${editionKey}&${query}`;
}

/** Tools that accept a tank, in the order of the work. */
export const tankTargets = ['tankFile', 'tankTable', 'picker', 'alarm', 'delivery', 'acceptance'] as const;

export const tankHref = (
  target: (typeof tankTargets)[number],
  tank: Partial<Tank>,
  assumed: readonly TankField[] = [],
): string => `${toolRoutes[target]}#${editionKey}&${new URLSearchParams(writeTank(tank, assumed))}`;
