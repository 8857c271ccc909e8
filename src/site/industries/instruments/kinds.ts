import { formatUnit } from '../../../shared/format/format.ts';
import type { Field, InstrumentDrawing } from './instrument.ts';

/** Each instrument by the name that the record of an industry calls it; the browser fetches the one of its page. */
export const instruments = {
  millimetre: async () => (await import('./millimetre.ts')).millimetre,
  sphere: async () => (await import('./sphere.ts')).sphere,
  pond: async () => (await import('./pond.ts')).pond,
  cip: async () => (await import('./cip.ts')).cip,
  'night-flow': async () => (await import('./night-flow.ts')).nightFlow,
  delivery: async () => (await import('./delivery.ts')).delivery,
} satisfies Record<string, () => Promise<InstrumentDrawing<never>>>;

export type InstrumentKind = keyof typeof instruments;
export const instrumentKinds = Object.keys(instruments) as [InstrumentKind, ...InstrumentKind[]];

/** The instrument of a kind; every field that it asks for stands in its own `fields`. */
export const loadInstrument = (kind: InstrumentKind): Promise<InstrumentDrawing> =>
  (instruments[kind] as unknown as () => Promise<InstrumentDrawing>)();

/** A value of a slider as it is read, with its unit. */
export const fieldValue = ({ digits = 0 }: Field, value: number, unit: string): string =>
  formatUnit(value, unit, digits);

/** Where all sliders stand before anybody moves them. */
export const startValues = ({ fields }: InstrumentDrawing): Record<string, number> =>
  Object.fromEntries(Object.entries(fields).map(([name, { start }]) => [name, start]));

/** @throws when a list of names in a record is not the one that its instrument needs; the message names both. */
export function checkNames(place: string, given: object, wanted: readonly string[]): void {
  const names = Object.keys(given);
  if (names.toSorted().join() === wanted.toSorted().join()) return;
  throw new Error(`${place}: has ${names.join(', ')}; the instrument needs ${wanted.join(', ')}`);
}
