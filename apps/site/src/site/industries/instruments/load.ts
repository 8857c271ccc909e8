import type { InstrumentDrawing } from './instrument.ts';
import type { InstrumentKind } from './kinds.ts';

/** Each instrument is a script of its own: a page loads the one that it shows. */
const scripts: Readonly<Record<InstrumentKind, () => Promise<unknown>>> = {
  millimetre: async () => (await import('./millimetre.ts')).millimetre,
  sphere: async () => (await import('./sphere.ts')).sphere,
  pond: async () => (await import('./pond.ts')).pond,
  cip: async () => (await import('./cip.ts')).cip,
  tower: async () => (await import('./tower.ts')).tower,
  delivery: async () => (await import('./delivery.ts')).delivery,
};

/** Instrument of a page, typed as `findInstrument` types it. */
export const loadInstrument = async (kind: string) => (await scripts[kind as InstrumentKind]()) as InstrumentDrawing;
