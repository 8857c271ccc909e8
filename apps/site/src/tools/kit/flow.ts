import { toolRoutes } from '../../routes.ts';
import { editionMark } from './address.ts';
import { type Tank, writeTank } from './tank-record.ts';

/**
 * What a tool takes over from another, by the names in its address: all that tools know of one another. A test holds
 * every name and value against the target.
 */
interface FlowFields {
  alarm: 'muat' | 'isi' | 'mati' | 'selang';
  delivery: 'do' | 'bentuk' | 'v1' | 'v2' | 'l1' | 'l2';
  demo: 'situs' | 'bentuk' | 'tinggi' | 'diameter' | 'panjang' | 'muat' | 'tabel' | 'level';
  roi: 'tangki' | 'habis' | 'cegahHabis' | 'kirim' | 'susut' | 'jaringan' | 'selang';
}
export type FlowTarget = keyof FlowFields;
export type FlowValues<T extends FlowTarget> = Partial<Record<FlowFields[T], number | string>>;

/** Numbers and known words only. */
export function flowHref<T extends FlowTarget>(target: T, values: FlowValues<T>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<number | string | undefined>(values)) {
    if (value !== undefined) query.set(name, typeof value === 'number' ? String(Number(value.toFixed(6))) : value);
  }
  return `${toolRoutes[target]}#${editionMark}&${query}`;
}

/** Tools that take a tank over, in the order of the work. */
export const tankTargets = ['tankFile', 'tankTable', 'picker', 'alarm', 'delivery', 'acceptance'] as const;

export const tankHref = (target: (typeof tankTargets)[number], tank: Partial<Tank>): string =>
  `${toolRoutes[target]}#${editionMark}&${new URLSearchParams(writeTank(tank))}`;
