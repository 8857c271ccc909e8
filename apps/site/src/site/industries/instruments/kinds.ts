import { cip } from './cip.ts';
import { delivery } from './delivery.ts';
import type { InstrumentDrawing } from './instrument.ts';
import { millimetre } from './millimetre.ts';
import { pond } from './pond.ts';
import { sphere } from './sphere.ts';
import { tower } from './tower.ts';

/** Instruments by their name in the records of the industries. */
const instruments = { millimetre, sphere, pond, cip, tower, delivery };

export type InstrumentKind = keyof typeof instruments;
export const instrumentKinds = Object.keys(instruments) as [InstrumentKind, ...InstrumentKind[]];

/** Instrument of a kind, typed without the names of its fields; `outcome` reads only its own `fields`. */
export const findInstrument = (kind: InstrumentKind) => instruments[kind] as InstrumentDrawing;

/** Initial values of all sliders. */
export const startValues = ({ fields }: InstrumentDrawing): Record<string, number> =>
  Object.fromEntries(Object.entries(fields).map(([name, { start }]) => [name, start]));
