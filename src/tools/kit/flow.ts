import { toolRoutes } from '../../routes.ts';
import { editionMark } from './address.ts';

/**
 * What a tool takes over from another, by the names in its address. Tools do not know one another: this list is all
 * that they share, and a test holds every name and value against the tool that it leads to.
 */
interface FlowFields {
  alarm: 'muat' | 'isi' | 'mati' | 'pakai' | 'selang';
  delivery: 'do' | 'bentuk' | 'v1' | 'v2' | 'l1' | 'l2';
  demo: 'situs' | 'bentuk' | 'tinggi' | 'diameter' | 'panjang' | 'muat' | 'tabel' | 'level';
  picker: 'tinggi' | 'diameter' | 'panjang' | 'bentuk' | 'isian' | 'galat' | 'jeda';
  roi: 'tangki' | 'habis' | 'cegahHabis' | 'kirim' | 'susut' | 'jaringan' | 'selang';
}
export type FlowTarget = keyof FlowFields;
export type FlowValues<T extends FlowTarget> = Partial<Record<FlowFields[T], number | string>>;

/** The address of another tool with a result of this one in its fields: numbers and known words only. */
export function flowHref<T extends FlowTarget>(target: T, values: FlowValues<T>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries<number | string | undefined>(values)) {
    if (value !== undefined) query.set(name, typeof value === 'number' ? String(Number(value.toFixed(6))) : value);
  }
  return `${toolRoutes[target]}#${editionMark}&${query}`;
}
