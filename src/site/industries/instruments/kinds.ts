import type { InstrumentDrawing } from './instrument.ts';

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
